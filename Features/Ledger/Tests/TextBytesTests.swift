import Expectations
import Testing

@testable import LedgerDomain

/// Words are found by their bytes where they are found by their characters.
struct TextBytesTests {
  private static let texts = [
    "", "가", "국민은행", "은행", "a국민은행b", "은", "은행은", "KB국민카드 1234", "카카오뱅크와 국민은행 사이",
  ]

  @Test(arguments: texts)
  func `a word is in a text as by its characters`(_ text: String) {
    for word in ["은행", "은", "행", "가", "국민은행", "KB", "1234", "이", "카카오뱅크와 국민은행 사이에", "b"] {
      expectEqual(text.has(word), text.contains(word), "\(word) in \(text)")
      expectEqual(text.mayHave([word]), text.contains(word), "\(word) in \(text)")
      expectEqual(text[...].mayHave([word]), text.contains(word), "\(word) in \(text)")
      expectEqual(text.firstPlace(of: word), text.firstRange(of: word), "\(word) in \(text)")
      let half = text.dropFirst(2)
      expectEqual(half.mayHave([word]), half.contains(word), "\(word) in \(half)")
      expectEqual(half.firstPlace(of: word), half.firstRange(of: word), "\(word) in \(half)")
    }
    #expect(text.has("") && text.mayHave([""]))
    #expect(!text.mayHave([]))
  }

  @Test func `what is equal by other bytes may be in a text`() {
    // As macOS writes names of files, and the sign of kelvin.
    let parts = "\u{110B}\u{1173}\u{11AB}\u{1112}\u{1162}\u{11BC}"
    #expect(parts.contains("은행") && parts.mayHave(["은행"]) && !parts.has("은행"))
    expectEqual(parts.firstPlace(of: "은행"), parts.firstRange(of: "은행"))
    let mixed = "\u{C73C}\u{11AB}행"
    #expect(mixed.contains("은행") && mixed.mayHave(["은행"]) && mixed[...].mayHave(["은행"]))
    let kelvin = "\u{212A}RW 1,000"
    #expect(kelvin.contains("KRW") && kelvin.mayHave(["KRW"]))
  }

  @Test(arguments: [
    "[Web발신]\n\u{C2E0}\u{D55C} \u{110E}\u{1170}\u{110F}\u{1173} 승인", "KB국민카드 승인 취소 6,200원",
  ])
  func `a form is looked for where one of its words may be`(_ text: String) {
    let form = MessageForm(/체크|취소/, "체크 취소")
    expectEqual(text.contains(form), text.contains(form.regex))
    expectEqual(text.firstMatch(of: form)?.range, text.firstMatch(of: form.regex)?.range)
    expectEqual(text.matches(of: form).map(\.range), text.matches(of: form.regex).map(\.range))
    expectEqual(text.replacing(form, with: "-"), text.replacing(form.regex, with: "-"))
    expectEqual(
      text.replacing(form) { "<\($0.output)>" }, text.replacing(form.regex) { "<\($0.output)>" })
    let part = text.dropFirst(3)
    expectEqual(part.contains(form), part.contains(form.regex))
    expectEqual(part.firstMatch(of: form)?.range, part.firstMatch(of: form.regex)?.range)
    #expect(!text.contains(MessageForm(/환불/, "환불")))
  }
}
