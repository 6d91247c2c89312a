import Expectations
import Phrases
import Testing

@testable import Launch

/// What the process was called with.
struct CommandArgumentsTests {
  private func read(_ arguments: [[UInt8]]) -> (all: [String], failure: UsageError?) {
    var bytes = arguments.map { argument in (argument + [0]).map { CChar(bitPattern: $0) } }
    var all: [UnsafeMutablePointer<CChar>] = []
    defer { for each in all { each.deallocate() } }
    for index in bytes.indices {
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes[index].count)
      copy.initialize(from: &bytes[index], count: bytes[index].count)
      all.append(copy)
    }
    let read = CommandArguments(all)
    return (read.all, read.failure)
  }

  @Test func `an argument that is not UTF-8 is refused, since it names another file`() {
    let (all, failure) = read([Array("가".utf8), [0x78, 0xB0, 0xA1]])
    expectEqual(all, ["가", "x\u{FFFD}\u{FFFD}"])
    expectEqual(failure, .notUTF8("x\u{FFFD}\u{FFFD}"))
    #expect(Language.allCases.allSatisfy { failure?.phrase.text($0).contains("UTF-8") == true })
    let valid = read([Array("--keys".utf8), Array("\u{FFFD}".utf8), []])
    expectEqual(valid.all, ["--keys", "\u{FFFD}", ""])
    expectEqual(valid.failure, nil)
  }

  @Test func `JSON has no characters that turn the writing`() {
    expectEqual(JSONValue.text("a\u{202E}b\u{2066}\u{9B}").json, #""a\u202eb\u2066\u009b""#)
  }
}
