#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

guard let folder = CommandLine.arguments.dropFirst().first else {
    print("usage: curves FOLDER")
    exit(2)
}

let pictures = [
    ("springs", Chart.springs), ("velocity", .velocity), ("bands", .bands),
    ("gesture", .gesture), ("release", .release), ("decision", .decision),
]
for (name, chart) in pictures {
    let path = "\(folder)/\(name).svg"
    guard let file = fopen(path, "w"), fputs(chart.sheet.svg, file) >= 0, fclose(file) == 0 else {
        print("cannot write \(path)")
        exit(1)
    }
}
