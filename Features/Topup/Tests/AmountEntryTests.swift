import Testing
import WalletDomain

@testable import TopupPresentation

struct AmountEntryTests {
  @Test func `digits come at the end, and go from there`() {
    var entry = AmountEntry()
    var amounts: [Int64] = []
    func note() { amounts.append(entry.amount.amount) }
    entry.type("00")
    note()
    entry.type("5")
    entry.type("00")
    note()
    entry.erase()
    note()
    entry.type("x")
    note()
    entry.clear()
    entry.erase()
    note()
    #expect(amounts == [0, 500, 50, 50, 0])
  }

  @Test func `the first digit replaces an amount that was filled in, and the next ones do not`() {
    var entry = AmountEntry(Won(70_000), isProposed: true)
    entry.type("x")
    #expect(entry == AmountEntry(Won(70_000), isProposed: true))
    entry.type("5")
    #expect(entry == AmountEntry(Won(5)))
    entry.type("00")
    #expect(entry == AmountEntry(Won(500)))
    entry = AmountEntry(Won(70_000), isProposed: true)
    entry.type("00")
    #expect(entry == AmountEntry())
  }

  @Test func `an amount that was filled in is edited by who erases a digit or pastes a text`() {
    var entry = AmountEntry(Won(70_000), isProposed: true)
    entry.erase()
    entry.type("5")
    #expect(entry == AmountEntry(Won(70_005)))
    entry = AmountEntry(Won(70_000), isProposed: true)
    _ = entry.paste("x")
    #expect(entry.isProposed)
    _ = entry.paste("80000")
    entry.type("5")
    #expect(entry == AmountEntry(Won(800_005)))
  }

  @Test func `no digit is lost of an amount that is too large by little`() {
    var entry = AmountEntry(Won(2_000_000))
    entry.type("0")
    #expect(entry.amount == Won(20_000_000))
    for _ in 0..<30 { entry.type("9") }
    #expect(entry.amount == Won(200_000_009_999 / 10_000 * 10_000 + 9_999))
    #expect(AmountEntry(Won(.max)).amount == Won(999_999_999_999))
    #expect(AmountEntry(Won(-5)).amount == .zero)
  }

  @Test(arguments: [
    ("50000", 50_000), (" 50,000원\n", 50_000), ("₩1,234,567", 1_234_567), ("2,000 won", 2_000),
    ("0", 0), ("50,000 원", 50_000),
  ])
  func `a whole amount can be pasted`(text: String, amount: Int64) {
    var entry = AmountEntry(Won(7))
    let isTaken = entry.paste(text)
    #expect(isTaken)
    #expect(entry.amount == Won(amount))
  }

  @Test(arguments: [
    "", "12.50", "12,5", "1,2345", "-5", "오만", "5e3", "9999999999999", "50000 60000", "$5", "٥",
    "원", ",",
  ])
  func `what is no amount in won is not pasted`(text: String) {
    var entry = AmountEntry(Won(7))
    let isTaken = entry.paste(text)
    #expect(!isTaken)
    #expect(entry.amount == Won(7))
  }
}
