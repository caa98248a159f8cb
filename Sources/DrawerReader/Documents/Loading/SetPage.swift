/// A document that its kind has set as a page for a width.
struct SetPage: Sendable {
    let text: any PageText
    let width: Int
}
