import Expectations
import Secrets
import SessionDomain
import Testing

struct PINTests {
  /// The PIN in UTF-8.
  private func bytes(_ text: String) throws(SessionError) -> [UInt8] {
    try PIN(Secret(text.utf8)).withBytes { Array($0) }
  }

  private func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  @Test(arguments: ["123456", "갈비갈비갈비", "👨‍👩‍👧12345", " a b c "])
  func `six characters of any kind are a PIN`(text: String) throws {
    try expectEqual(bytes(text), Array(text.utf8))
  }

  @Test func `it has six to sixty-four characters`() throws {
    #expect(throws: SessionError.pinTooShort) { try bytes("12345") }
    #expect(throws: SessionError.pinTooShort) { try bytes("") }
    #expect(throws: SessionError.pinTooShort) { try bytes("\u{1112}\u{1161}\u{11AB}한한한e\u{301}") }
    try expectEqual(bytes(repeated("힣", 64)).count, 192)
    #expect(throws: SessionError.pinTooLong) { try bytes(repeated("힣", 65)) }
    #expect(throws: SessionError.pinTooLong) { try bytes(repeated("1", 65)) }
  }

  @Test func `a PIN with more bytes than can be hashed is too long, and is not cut`() {
    #expect(throws: SessionError.pinTooLong) { try bytes(repeated("👨‍👩‍👧", 40)) }
  }

  @Test func `it is the same however a keyboard composes it`() throws {
    let syllables = "\u{1100}\u{1161}\u{11AF}\u{1107}\u{1175}12e\u{301}\u{AC00}\u{11AF}5"
    try expectEqual(bytes(syllables), Array("갈비12\u{E9}갈5".utf8))
  }
}
