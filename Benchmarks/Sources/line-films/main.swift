import DrawerCanvas
import TerminalProbe

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Writes pictures of a drawer that opens in a terminal behind lines of several speeds, as
/// `line-BAUD.svg`, `line-unlimited.svg` without a limit.
guard CommandLine.arguments.count == 4 else {
    print("usage: line-films DRAWER DOCUMENT FOLDER")
    exit(2)
}
let (program, document, folder) = (
    CommandLine.arguments[1], CommandLine.arguments[2], CommandLine.arguments[3]
)
useUTF8()
do {
    for baud in [nil, 115_200, 38_400, 9600] {
        let film = try LineFilm(program, document, bytesPerSecond: baud.map { Double($0) / 10 })
        let name = "\(folder)/line-\(baud.map(String.init) ?? "unlimited").svg"
        guard let file = fopen(name, "w") else {
            print("cannot write \(name)")
            exit(1)
        }
        fputs(film.picture, file)
        fclose(file)
    }
} catch {
    print("cannot run \(program): \(error)")
    exit(1)
}
