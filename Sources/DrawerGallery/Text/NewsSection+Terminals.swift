extension NewsSection {
    static let terminals = NewsSection(
        title: "Terminals",
        stories: [
            Article(
                "Eighty columns traced to a piece of cardboard",
                """
                The most common punched card had eighty columns. When screens took over from the \
                cards, they kept the number, and most terminals still open at that width. The \
                cardboard is gone. Its shape has stayed.
                """),
            Article(
                "Bell still answers to number seven",
                """
                Sent to a teleprinter, control character number seven rang a small bell, so that \
                somebody would come and look at the paper. Sent to a terminal, it beeps, flashes, \
                or does nothing, as the owner prefers. Most owners prefer nothing.
                """),
            Article(
                "Two characters needed to end one line",
                """
                One moved the carriage back to the margin and the other moved the paper up. The \
                carriage took longer than a single character did, so it was sent home first and \
                had a moment to get there. The hurry is over, but some files still send both.
                """),
            Article(
                "Escape suspected of leading a double life",
                """
                The key called Escape sends a single byte, and an arrow key sends a sequence that \
                begins with the very same one. A program cannot tell them apart at once. It waits \
                a moment to see whether more will come, which is why a lone Escape sometimes \
                seems to think it over.
                """),
            Article(
                "Second screen found behind the first",
                """
                Full-screen programs do not draw over your commands. They ask for the alternate \
                screen, work there, and hand it back when they leave, so that everything reappears \
                as it was. A program that forgets to do so is remembered for it.
                """),
            Article(
                "Mouse speaks only when spoken to",
                """
                A terminal reports clicks and drags to a program that has asked for them, and to \
                no other. Who asks must also say when to stop. If a program dies before that, the \
                next movement of the mouse types a line of riddles into the shell.
                """),
            Article(
                "Cell measured, found twice as tall as wide",
                """
                That is a nuisance for circles and a gift for pictures. A character that fills the \
                upper half of its cell gives two pixels, one in the colour of the text and one in \
                the colour behind it, and both come out nearly square.
                """),
            Article(
                "Sixteen million colours, eight with names",
                """
                A terminal that takes 24 bits for each colour can show 16,777,216 of them. Only \
                black, red, green, yellow, blue, magenta, cyan and white were ever given names by \
                the standard, and even those look different in every terminal.
                """),
        ])
}
