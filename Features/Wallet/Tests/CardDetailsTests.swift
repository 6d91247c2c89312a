import Expectations
import Phrases
import Secrets
import Testing
import Time

@testable import WalletDomain

/// The validation of a card's fields while they are typed, on 21 November 2026.
@MainActor
struct CardDetailsTests {
  private let today = Day(rawValue: 20_261_121)

  private func expiry(_ text: String, isComplete: Bool = false) throws -> CardValidationError? {
    CardExpiry.validationError(
      of: text, today: try #require(today), isComplete: isComplete)
  }

  private func code(_ text: String, of number: String = "4", isComplete: Bool = true)
    -> CardValidationError?
  {
    CardCode.validationError(
      of: Secret(text.utf8), issuers: CardNumberScan(Secret(number.utf8)).issuers,
      isComplete: isComplete)
  }

  @Test(arguments: [
    "11/26", "12/26", "11 / 28", "1128", "11/2028", "112028", "1/28", "01/28", "11-28", "11/46",
  ])
  func `the current month and later ones are valid`(_ text: String) throws {
    try expectEqual(expiry(text), nil)
    try expectEqual(expiry(text, isComplete: true), nil)
  }

  @Test(arguments: [
    ("", ""), ("1", "1"), ("12", "12"), ("123", "12/3"), ("1230", "12/30"), ("12/30", "12/30"),
    ("12/", "12/"), ("122030", "12/2030"), ("9", "9"), ("93", "09/3"), ("930", "09/30"),
    ("12-30", "12-30"), ("x", "x"), ("1x", "1x"),
  ])
  func `a slash comes by itself after the month`(typed: String, formatted: String) {
    expectEqual(CardExpiry.formatted(typed), formatted)
  }

  @Test func `the beginning of an expiry date has no error until the field is complete`() throws {
    for text in ["", "0", "1", "11", "11/", "11/2", "11/20", "1120", "11/202", "1/"] {
      try expectEqual(expiry(text), nil, "\(text)")
      #expect(try expiry(text, isComplete: true) != nil, "\(text)")
    }
  }

  @Test func `an expiry date that cannot become valid has an error while it is typed`() throws {
    try expectEqual(expiry("x"), .notDigits)
    try expectEqual(expiry("13"), .noMonth)
    try expectEqual(expiry("00"), .noMonth)
    try expectEqual(expiry("0/"), .noMonth)
    try expectEqual(expiry("/28"), .noMonth)
    try expectEqual(expiry("10/26"), .expired)
    try expectEqual(expiry("11/2025"), .expired)
    try expectEqual(expiry("1119"), .expired)
    try expectEqual(expiry("12/46"), .tooFarAhead)
    try expectEqual(expiry("11/20280"), .noExpiry)
    try expectEqual(expiry("11/2/8"), .noExpiry)
    try expectEqual(expiry("123/28"), .noExpiry)
  }

  @Test func `a code has three digits, or four for one issuer`() {
    expectEqual(code("123"), nil)
    expectEqual(code("1234"), .wrongCode(digits: [3]))
    expectEqual(code("1234", of: "37"), nil)
    expectEqual(code("123", of: "37"), .wrongCode(digits: [4]))
    expectEqual(code("1234", of: "3"), nil)
    expectEqual(code("12", of: "", isComplete: false), nil)
    expectEqual(code("12", of: ""), .wrongCode(digits: [3, 4]))
    expectEqual(code("12345", of: "", isComplete: false), .wrongCode(digits: [3, 4]))
    expectEqual(code("1234", isComplete: false), .wrongCode(digits: [3]))
    expectEqual(code("1a", isComplete: false), .notDigits)
  }

  @Test func `each field has its own error, and missing input is one only in a complete field`() {
    let check = ModelFixture().wallet.checkCard
    let details = CardDetails(
      number: Secret("4111 1111".utf8), code: Secret("12".utf8), expiry: "10/26")
    expectEqual(
      check(details) { _ in false }.mapValues { $0.phrase.text(.english) },
      [
        .expiry: "This card has expired. Use another one."
      ])
    expectEqual(
      check(details) { _ in true }.mapValues { $0.phrase.text(.korean) },
      [
        .number: "카드 번호를 끝까지 입력해 주세요.", .expiry: "유효기간이 지난 카드입니다. 다른 카드를 사용해 주세요.",
        .code: "숫자 3자리를 입력해 주세요.",
      ])
  }
}
