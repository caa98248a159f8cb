import DrawerCanvas
import DrawerModel
import FrameProbe
import Foundation
import Testing

@testable import DrawerGallery

struct GalleryTests {
    // MARK: Frames

    static let progress = [0, 0.25, 0.5, 0.75, 1, 1.2]

    @Test(arguments: DrawerPreset.allCases, progress)
    func frames(preset: DrawerPreset, progress: Double) throws {
        var visit = Visit(preset, width: 60, height: 18)
        if progress > 0 { visit.hold(progress) }
        let name = "\(preset.rawValue)-60x18-\(Int(progress * 100))"
        #expect(try GoldenFrame(visit.draw()).matches(name))
    }

    @Test func theListOfPrograms() throws {
        var visit = Visit(nil)
        #expect(try GoldenFrame(visit.draw()).matches("list-80x24"))
    }

    // MARK: The list

    @Test func theListOpensAndChooses() {
        var visit = Visit(nil)
        #expect(visit.screen().contains("five well-known drawers"))
        visit.key(.down)
        visit.key(.enter)
        visit.rest()
        #expect(visit.row(0).contains("What lies underneath"))
        #expect(!visit.screen().contains("five well-known drawers"))
        visit.type("g")
        visit.rest()
        #expect(visit.screen().contains("five well-known drawers"))
        visit.click(40, 3)
        visit.rest()
        #expect(!visit.screen().contains("five well-known drawers"))
    }

    /// The list takes no gesture while it is in: Alt and the arrows are the program's.
    @Test func theClosedListTakesNoGesture() {
        var visit = Visit(.basicDrawer)
        visit.key(.up, .alt)
        visit.rest()
        #expect(!visit.screen().contains("five well-known drawers"))
    }

    @Test func numbersChooseTheProgram() {
        var visit = Visit(.progressMenu)
        for (digit, title) in [("3", "Terminals"), ("5", "Animals"), ("4", "A page that listens")] {
            visit.type(Character(digit))
            visit.rest()
            #expect(visit.row(0).contains(title))
        }
    }

    /// A person who has chosen goes on at once: the list's way out takes no key.
    @Test func keysAreTheProgramsWhileTheListLeaves() {
        var visit = Visit(.basicDrawer)
        visit.type("g")
        visit.rest()
        visit.key(.enter)
        visit.wait(0.05)
        visit.type("m")
        visit.rest()
        #expect(visit.row(1).contains("How is the page?"))
    }

    // MARK: Settings

    @Test func settingsChangeTheDrawerWhileItIsOut() {
        var visit = Visit(.basicDrawer)
        visit.type("m")
        visit.rest()
        visit.type("w")
        #expect(visit.drawers[0].size == .percent(40))
        #expect(visit.row(1).contains("How is the page?"))
        visit.type("s")
        visit.type("s")
        #expect(visit.drawers[0].style == .reveal)
        visit.type("e")
        visit.type("e")
        visit.rest()
        #expect(visit.drawers.map(\.edge) == [.right, .left])
        #expect(visit.row(1).hasSuffix("How is the page?") || visit.row(1).contains("How is"))
        visit.type("r")
        #expect(visit.drawers == DrawerPreset.basicDrawer.programConfigurations)
    }

    @Test func eachSettingComesRoundToThePresetsOwn() {
        for setting in Setting.all {
            var visit = Visit(.interactiveReveal)
            let own = visit.drawers
            var seen = Set([own])
            for _ in setting.values {
                visit.type(setting.key)
                seen.insert(visit.drawers)
            }
            #expect(seen.count >= setting.values.count)
            visit.type(setting.key)
            #expect(visit.drawers == own)
        }
    }

    @Test func theRowOfSettingsCanBeClicked() {
        var visit = Visit(.basicDrawer)
        let row = visit.row(23)
        let place = row.distance(from: row.startIndex, to: row.range(of: "m menu")!.lowerBound)
        visit.click(Double(place), 23)
        visit.rest()
        #expect(visit.row(1).contains("How is the page?"))
    }

    @Test func f2LeavesTheMouseToTheTerminal() {
        var visit = Visit(.basicDrawer, width: 60)
        #expect(visit.key(.function(2)) == .mouse(false))
        #expect(
            visit.row(23).hasSuffix("F2: the mouse selects") && visit.row(23).contains("q quit"))
        #expect(visit.key(.function(2)) == .mouse(true))
        #expect(!visit.row(23).contains("F2"))
    }

    @Test(arguments: [20, 40, 60, 80, 120]) func theWayOutIsAlwaysThere(width: Int) {
        var visit = Visit(.slideDown, width: width)
        #expect(visit.row(23).contains("g gallery") == (width >= 12))
        #expect(visit.row(23).contains("q quit") == (width >= 28))
    }

    /// The row is not a part of the program, but what began in the program goes on over it.
    @Test func theRowOfSettingsLeavesTheProgramAlone() {
        var visit = Visit(.progressMenu)
        let top = visit.row(2)
        visit.mouse(.wheel(.down), 40, 23)
        visit.mouse(.press(.right), 40, 23)
        #expect(visit.row(2) == top)
        visit.mouse(.press(.left), 40, 20)
        visit.mouse(.drag(.left), 44, 20)
        visit.mouse(.drag(.left), 79, 23)
        visit.mouse(.release(.left), 79, 23)
        visit.rest()
        #expect(visit.row(1).contains("Menu"))
    }

    /// Drawers that are replaced while they are out are in, as far as the page hears.
    @Test func otherEdgesLeaveNothingOfTheOld() {
        var visit = Visit(.basicDrawer, height: 40)
        visit.type("m")
        visit.rest()
        for _ in 0..<3 { visit.type("e") }
        visit.type("m")
        visit.rest()
        #expect(visit.drawers.map(\.edge) == [.top, .bottom])
        #expect(visit.screen().contains("both are in") && visit.screen().contains("left did close"))
    }

    @Test func reducedMotionHolds() {
        var visit = Visit(.sidePanels, motion: .none)
        visit.type("m")
        #expect(!visit.gallery.isAnimating && visit.row(1).contains("Animals"))
    }

    // MARK: Programs

    @Test(arguments: DrawerPreset.allCases) func mOpensAndClosesTheMenu(preset: DrawerPreset) {
        var visit = Visit(preset)
        let closed = visit.screen()
        visit.type("m")
        visit.rest()
        #expect(visit.screen() != closed)
        visit.type("m")
        visit.rest()
        // The page of the basic drawer tells what has happened.
        #expect(visit.screen() == closed || preset == .basicDrawer)
    }

    @Test func theHamburgerButtonOpensAndTheDimCloses() {
        var visit = Visit(.progressMenu)
        visit.click(1, 0)
        visit.rest()
        #expect(visit.row(1).contains("Menu"))
        visit.click(75, 10)
        visit.rest()
        #expect(visit.row(0).hasPrefix(" ☰"))
    }

    @Test func theProgressMenuShowsItselfFirst() {
        useUTF8()
        let size = Size(width: 60, height: 18)
        var gallery = Gallery(.progressMenu, size: size)
        var frame = Surface(size: size)
        gallery.advance(to: Timestamp(seconds: 10))
        gallery.draw(into: &frame, theme: Visit.theme)
        #expect(frame.text(row: 1).contains("Menu") && gallery.isAnimating)
        gallery.advance(to: Timestamp(seconds: 11))
        gallery.draw(into: &frame, theme: Visit.theme)
        #expect(!frame.text(row: 1).contains("Menu") && !gallery.isAnimating)
    }

    @Test func detailPagesOpenAndComeBack() {
        var visit = Visit(.interactiveReveal)
        visit.key(.right)
        visit.rest()
        visit.key(.down)
        visit.key(.enter)
        visit.rest()
        #expect(visit.row(0).contains(Article.details[1].title))
        visit.key(.backspace)
        #expect(visit.row(0).contains("What lies underneath"))
    }

    /// The snapshot shows the old section until it is back in its place.
    @Test func theSectionChangesBehindTheSnapshot() {
        var visit = Visit(.slideDown)
        visit.key(.down, .alt)
        visit.rest()
        visit.key(.down)
        visit.key(.enter)
        visit.wait(0.1)
        #expect(visit.screen().contains("Terminals"))
        visit.rest()
        #expect(visit.row(0).contains("Motion"))
        visit.type("m")
        visit.rest()
        #expect(visit.screen().contains("• Motion"))
    }

    @Test func thePageHearsOfTheDrawers() {
        var visit = Visit(.basicDrawer, height: 40)
        visit.key(.left)
        visit.rest()
        visit.key(.down)
        visit.key(.enter)
        visit.rest()
        let screen = visit.screen()
        for line in [
            "right will open", "right did open", "right chose curious", "right will close",
            "right did close",
        ] { #expect(screen.contains(line)) }
        #expect(visit.row(0).contains("Curious"))
    }

    @Test func theButtonsStayAliveBesideAPanel() {
        var visit = Visit(.sidePanels)
        visit.click(75, 0)
        visit.rest()
        #expect(visit.row(1).contains("Places"))
        // The centre is moved to the left; its right button is at the same place of it.
        visit.click(10, 0)
        visit.rest()
        #expect(visit.row(0).contains("☰  Animals"))
    }

    @Test func aPictureIsChosenOnEitherSide() {
        var visit = Visit(.sidePanels)
        visit.key(.left)
        visit.rest()
        visit.key(.down)
        visit.key(.enter)
        visit.rest()
        #expect(visit.screen().contains(Album.places.pictures[1].title))
        visit.key(.right)
        visit.rest()
        visit.key(.enter)
        visit.rest()
        #expect(visit.screen().contains(Album.animals.pictures[0].title))
    }

    /// At the end of a narrow page, which is shorter on a wide screen.
    @Test func aWiderScreenShowsThePagesEnd() {
        var visit = Visit(.slideDown, width: 30)
        for _ in 0..<40 { visit.key(.pageDown) }
        let end = visit.row(22)
        #expect(end != "")
        visit.send(.resize(Size(width: 80, height: 24)))
        #expect(visit.row(22) != "")
        visit.type("1")
        visit.rest()
        for _ in 0..<40 { visit.key(.down) }
        visit.type("m")
        visit.rest()
        visit.key(.down)
        visit.key(.enter)
        visit.rest()
        #expect(visit.row(2) != "")
    }

    @Test func leavingAndSmallScreens() {
        var visit = Visit(.sidePanels)
        #expect(visit.type("q") == .leave(status: 0))
        #expect(visit.key(.character("c"), .control) == .interrupt)
        for size in [
            Size(width: 1, height: 1), Size(width: 5, height: 2), Size(width: 200, height: 3),
        ] {
            visit.send(.resize(size))
            visit.type("m")
            visit.click(0, Double(size.height - 1))
            visit.wait(0.1)
            #expect(visit.draw().size == size)
        }
    }
}
