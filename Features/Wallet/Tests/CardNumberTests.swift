import Expectations
import Secrets
import Testing

@testable import WalletDomain

/// The validation of card numbers; issuers publish the valid ones for tests.
struct CardNumberTests {
  private func number(_ text: String) -> CardNumber? { CardNumber(Secret(text.utf8)) }

  private func error(_ text: String, isComplete: Bool = false) -> CardValidationError? {
    CardNumberScan(Secret(text.utf8)).validationError(isComplete: isComplete)
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
  func `a valid number has an issuer and last digits`(
    _ text: String, issuer: String, lastFour: String
  ) {
    expectEqual(number(text)?.issuer, issuer)
    expectEqual(number(text)?.lastFour, lastFour)
  }

  @Test(arguments: [
    "4111111111111112", "4111111111111181", "378282246310006", "9490000000022821",
  ])
  func `a wrong digit, or two in the wrong order, are found`(_ text: String) {
    expectEqual(number(text), nil)
    expectEqual(error(text, isComplete: true), .wrongNumber)
  }

  @Test func `the first four digits tell the issuer`() {
    var ranges: [(issuer: CardIssuer, range: ClosedRange<Int>)] = []
    for start in 0...9_999 {
      let digits = [start / 1_000, start / 100 % 10, start / 10 % 10, start % 10]
      let issuers = CardIssuer.candidates(for: digits)
      #expect(issuers.count <= 1)
      guard let issuer = issuers.first else { continue }
      if let last = ranges.last, last.issuer == issuer, last.range.upperBound == start - 1 {
        ranges[ranges.count - 1].range = last.range.lowerBound...start
      } else {
        ranges.append((issuer, start...start))
      }
    }
    expectEqual(
      ranges.map { "\($0.issuer) \($0.range)" },
      [
        "mastercard 2221...2720", "diners 3000...3059", "americanExpress 3400...3499",
        "jcb 3528...3589", "diners 3600...3699", "americanExpress 3700...3799",
        "diners 3800...3899", "visa 4000...4999", "mastercard 5100...5599",
        "discover 6011...6011", "unionPay 6200...6299", "discover 6500...6599",
        "domestic 9000...9999",
      ])
    expectEqual(
      CardIssuer.allCases.map(\.lengths),
      [
        [13, 16, 19], [16], [15], [16], [16, 17, 18, 19], [14], [16], [16],
      ])
  }

  @Test func `a number that can still become valid has no error`() {
    let whole = "4111111111111111"
    for length in 0...whole.count { expectEqual(error(String(whole.prefix(length))), nil) }
    // Visa also has longer numbers.
    expectEqual(error("4111111111111112"), nil)
    expectEqual(error("22"), nil)
    expectEqual(error("272"), nil)
    expectEqual(error("30"), nil)
    expectEqual(error("35"), nil)
  }

  @Test func `a number that cannot become valid has an error while it is typed`() {
    expectEqual(error("4111a"), .notDigits)
    expectEqual(error("４"), .notDigits)
    for start in ["0", "1", "7", "8", "50", "56", "2220", "2721", "306", "3527", "359", "6012"] {
      expectEqual(error(start), .unknownIssuer, "\(start)")
    }
    expectEqual(error("55555555555544445"), .tooLong)
    expectEqual(error("5555555555554445"), .wrongNumber)
  }

  @Test func `missing digits are an error once the field is complete`() {
    expectEqual(error("", isComplete: true), .noNumber)
    expectEqual(error(" -", isComplete: true), .noNumber)
    expectEqual(error("411111111111111", isComplete: true), .tooShort)
  }
}
