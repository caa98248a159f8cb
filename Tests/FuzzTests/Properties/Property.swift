import DrawerCanvas

/// What has to hold for any bytes at all, each the target of a fuzzer.
enum Property: String, CaseIterable {
    /// What a terminal sends means the same in any pieces, and nothing malformed means anything.
    case decoder
    /// Text of any bytes is drawn, wrapped and exported whole, and nothing in it is a control.
    case text
    /// Lines of a recording are read as they were written.
    case recording
    /// Drawers keep their rules, and frames are sound, whatever is done in which order.
    case session

    private static let measuresUTF8 = useUTF8()

    /// Throws what `bytes` break.
    func check(_ bytes: [UInt8]) throws {
        precondition(Self.measuresUTF8)
        var source = ByteSource(bytes)
        switch self {
        case .decoder: try DecoderProperty(&source).check()
        case .text: try TextProperty(&source).check()
        case .recording: try RecordingProperty(bytes).check()
        case .session: try SessionProperty(&source).check()
        }
    }
}
