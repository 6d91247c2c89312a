import Expectations
import Secrets
import Testing

struct SecretTests {
  private func characters(_ secret: Secret) -> [Character] {
    var all: [Character] = []
    secret.forEachCharacter { all.append($0) }
    return all
  }

  @Test(arguments: ["", "a", "12가4", "e\u{301}x", "\u{1112}\u{1161}\u{11AB}글", "👨‍👩‍👧🇰🇷🇰🇷1", "\r\n\r"])
  func `its characters are those of the text`(text: String) {
    expectEqual(characters(Secret(text.utf8)), Array(text))
  }

  @Test func `it says nothing of itself`() {
    let secret = Secret("123456".utf8)
    var dumped = ""
    dump(secret, to: &dumped)
    expectEqual("\(secret)", "<secret>")
    expectEqual(String(reflecting: secret), "<secret>")
    expectEqual(dumped, "- <secret> #0\n")
  }

  @Test func `what is typed can be taken back a character at a time`() {
    var text = SecretText()
    for character in "가\u{1112}\u{1161}🇰🇷" { text.append(character) }
    text.append("\u{301}")
    expectEqual(text.count, 3)
    text.remove(at: 2)
    text.append("x")
    expectEqual(characters(text.secret()), ["가", "\u{1112}\u{1161}", "x"])
    text.removeAll()
    text.remove(at: 0)
    expectEqual(text.count, 0)
    #expect(text.secret().isEmpty)
  }

  @Test func `what is typed can be changed in the middle`() {
    var text = SecretText()
    for character in "1글3" { text.append(character) }
    text.insert("2", at: 1)
    expectEqual(characters(text.secret()), ["1", "2", "글", "3"])
    text.remove(at: 2)
    text.remove(at: 9)
    expectEqual(characters(text.secret()), ["1", "2", "3"])
  }

  @Test func `what finds no room is left out`() {
    var text = SecretText(capacity: 4)
    for character in "12글3" { text.append(character) }
    expectEqual(characters(text.secret()), ["1", "2", "3"])
  }
}
