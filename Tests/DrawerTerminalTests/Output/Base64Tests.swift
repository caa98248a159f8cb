import Foundation
import Testing

@testable import DrawerTerminal

struct Base64Tests {
    /// The examples of RFC 4648, section 10.
    @Test(arguments: [
        ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
        ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ])
    func examples(text: String, encoded: String) {
        #expect(Base64.encode(text.utf8) == encoded)
    }

    @Test func anyBytes() {
        for count in 0..<300 {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7 + count) }
            #expect(Base64.encode(bytes) == Data(bytes).base64EncodedString())
        }
    }
}
