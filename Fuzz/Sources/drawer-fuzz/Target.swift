/// The property to break, named by `--property=NAME`: libFuzzer leaves alone what begins so, and
/// hands it to the processes that it starts itself.
private let property: Property = {
    let option = "--property="
    let name = CommandLine.arguments.last { $0.hasPrefix(option) }?.dropFirst(option.count) ?? ""
    guard let property = Property(rawValue: String(name)) else {
        fatalError("no property: say one of \(Property.allCases.map { option + $0.rawValue })")
    }
    return property
}()

/// What libFuzzer calls, whose `main` this program has.
@_cdecl("LLVMFuzzerTestOneInput")
func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    do {
        try property.check(Array(UnsafeBufferPointer(start: start, count: count)))
    } catch {
        fatalError("\(property): \(error)")
    }
    return 0
}
