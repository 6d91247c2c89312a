import Expectations
import Phrases
import Testing
import WalletDomain

struct WonTests {
  @Test func `won are written with separators and their unit`() {
    expectEqual(Won(18_000).text(.korean), "18,000원")
    expectEqual(Won(-2_000_000).text(.english), "-2,000,000 won")
  }

  @Test(arguments: [
    ("50000", 50_000), ("50,000", 50_000), ("50,000원", 50_000), (" ₩50,000 ", 50_000),
    ("50,000 원", 50_000), ("50,000  won", 50_000), ("0", 0), ("1,234,567원", 1_234_567),
    ("1234567", 1_234_567),
  ])
  func `an amount is read as it is shown, or as plain digits`(text: String, amount: Int64) {
    expectEqual(Won(text: text), Won(amount))
  }

  @Test(arguments: [
    "", "원", "₩", "5,0000", "50,00", ",500", "1234,567", "1,234567", "1.5", "-5", "+5", "₩₩5", "5x",
    "x5", "٥", "5 0", "99999999999999999999",
  ])
  func `any other text is no amount`(text: String) { expectEqual(Won(text: text), nil) }

  @Test func `what is more than a number can be is the greatest one`() {
    let (most, least) = (Won(.max), Won(.min))
    #expect(most + Won(1) == most && most + least == Won(-1))
    #expect(least - Won(1) == least && most - least == most && least + least == least)
    #expect(-least == most && -most == Won(-.max))
    #expect(most * 2 == most && least * 2 == least && most * -2 == least && Won(3) * -2 == Won(-6))
    #expect(Won.zero - least == most && Int64(5).subtracting(7) == -2)
  }

  @Test func `a key is 32 hexadecimal digits, and each is another one`() {
    let keys = (0..<200).map { _ in MovementKey.random().rawValue }
    expectEqual(Set(keys).count, keys.count)
    #expect(keys.allSatisfy { $0.count == 32 && $0.allSatisfy("0123456789abcdef".contains) })
  }

  @Test func `every error has a sentence in both languages`() {
    let card = Card(id: 1, issuer: "우리은행", lastFour: "0123", tint: 0)
    let errors: [WalletError] = [.insufficient(missing: Won(1)), .invalidAmount, .cardKnown(card)]
    expectEqual(
      errors.map { $0.phrase.text(.english) },
      [
        "Your balance is 1 won short. In SuperPay, press t to top up first.",
        "Enter an amount from 1 to 2,000,000 won.",
        "우리은행 0123 has already been added.",
      ])
  }
}
