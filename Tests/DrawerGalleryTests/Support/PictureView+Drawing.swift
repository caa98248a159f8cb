import DrawerCanvas
import DrawerModel

@testable import DrawerGallery

extension PictureView {
    /// The picture alone on a surface of its own.
    func drawn(_ size: Size, theme: Theme = Theme(.dark)) -> Surface {
        var surface = Surface(size: size)
        draw(
            on: &surface, in: Rect(x: 0, y: 0, width: size.width, height: size.height),
            theme: theme)
        return surface
    }
}
