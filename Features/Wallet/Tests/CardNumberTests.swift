import Secrets
import Testing

@testable import WalletDomain

/// Numbers that the issuers publish for tests.
struct CardNumberTests {
  private func number(_ text: String) -> CardNumber? { CardNumber(Secret(text.utf8)) }

  private func fault(_ text: String, isComplete: Bool = false) -> CardFault? {
    CardNumberScan(Secret(text.utf8)).fault(isComplete: isComplete)
  }

  @Test(arguments: [
    ("4111 1111 1111 1111", "Visa", "1111"), ("4222222222222", "Visa", "2222"),
    ("4000000000000000006", "Visa", "0006"), ("5555-5555-5555-4444", "Mastercard", "4444"),
    ("2223003122003222", "Mastercard", "3222"),
    ("378282246310005", "American Express", "0005"), ("3530111333300000", "JCB", "0000"),
    ("6200000000000005", "UnionPay", "0005"), ("6205500000000000004", "UnionPay", "0004"),
    ("30569309025904", "Diners Club", "5904"), ("36227206271667", "Diners Club", "1667"),
    ("6011111111111117", "Discover", "1117"), ("9490000000022812", "국내카드", "2812"),
  ])
  func `a whole number tells its issuer and its end`(_ text: String, issuer: String, end: String) {
    #expect(number(text)?.issuer == issuer)
    #expect(number(text)?.lastFour == end)
  }

  @Test(arguments: [
    "4111111111111112", "4111111111111181", "378282246310006", "9490000000022821",
  ])
  func `a digit that is wrong or has changed places is found`(_ text: String) {
    #expect(number(text) == nil)
    #expect(fault(text, isComplete: true) == .wrongNumber)
  }

  @Test func `nothing is wrong while it can still become right`() {
    let whole = "4111111111111111"
    for length in 0...whole.count { #expect(fault(String(whole.prefix(length))) == nil) }
    // Visa has longer ones.
    #expect(fault("4111111111111112") == nil)
    #expect(fault("22") == nil)
    #expect(fault("272") == nil)
    #expect(fault("30") == nil)
    #expect(fault("35") == nil)
  }

  @Test func `what cannot become right any more is told while it is typed`() {
    #expect(fault("4111a") == .notDigits)
    #expect(fault("４") == .notDigits)
    for start in ["0", "1", "7", "8", "50", "56", "2220", "2721", "306", "3527", "359", "6012"] {
      #expect(fault(start) == .unknownIssuer, "\(start)")
    }
    #expect(fault("55555555555544445") == .tooLong)
    #expect(fault("5555555555554445") == .wrongNumber)
  }

  @Test func `what is missing is told when the field is left`() {
    #expect(fault("", isComplete: true) == .noNumber)
    #expect(fault(" -", isComplete: true) == .noNumber)
    #expect(fault("411111111111111", isComplete: true) == .tooShort)
  }
}
