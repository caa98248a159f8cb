import DrawerCanvas
import DrawerModel

/// `--json` for lines of JSON in place of a table.
let isJSON = CommandLine.arguments.contains("--json")

func field(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
}

func number(_ value: Double) -> String { String((value * 100).rounded() / 100) }

useUTF8()
if !isJSON {
    print("microseconds of each part: the median, 5% and 95%; requests for memory: median, most")
}
for (width, height) in [(80, 24), (200, 60), (400, 100), (1000, 400)] {
    if !isJSON { print("\n\(width)x\(height)") }
    for (name, watch) in Parts(size: Size(width: width, height: height)).measured() {
        let (times, requests) = (watch.spread.map(number), watch.requests)
        if isJSON {
            print(
                "{\"part\":\"\(name)\",\"columns\":\(width),\"rows\":\(height),"
                    + "\"microseconds\":[\(times.joined(separator: ","))],"
                    + "\"allocations\":\(requests)}")
        } else {
            let label = name + String(repeating: " ", count: 28 - name.count)
            let spread = field(times[0], 10) + field(times[1], 10) + field(times[2], 10)
            print("  " + label + spread + field("\(requests[0])", 8) + field("\(requests[1])", 6))
        }
    }
}
