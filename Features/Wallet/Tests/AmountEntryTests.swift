import Expectations
import Testing
import WalletDomain

struct AmountEntryTests {
  @Test func `digits are appended and erased at the end`() {
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
    expectEqual(amounts, [0, 500, 50, 50, 0])
  }

  @Test func `the first digit replaces an amount that was filled in, further ones are appended`() {
    var entry = AmountEntry(Won(70_000), isPrefilled: true)
    entry.type("x")
    expectEqual(entry, AmountEntry(Won(70_000), isPrefilled: true))
    entry.type("5")
    expectEqual(entry, AmountEntry(Won(5)))
    entry.type("00")
    expectEqual(entry, AmountEntry(Won(500)))
    entry = AmountEntry(Won(70_000), isPrefilled: true)
    entry.type("00")
    expectEqual(entry, AmountEntry())
  }

  @Test func `erasing and pasting edit an amount that was filled in`() {
    var entry = AmountEntry(Won(70_000), isPrefilled: true)
    entry.erase()
    entry.type("5")
    expectEqual(entry, AmountEntry(Won(70_005)))
    entry = AmountEntry(Won(70_000), isPrefilled: true)
    _ = entry.paste("x")
    #expect(entry.isPrefilled)
    _ = entry.paste("80000")
    entry.type("5")
    expectEqual(entry, AmountEntry(Won(800_005)))
  }

  @Test func `after a unit there are no digits until it is erased, cleared, undone or pasted over`()
  {
    func refused(_ then: (inout AmountEntry) -> Void) -> AmountEntry {
      var entry = AmountEntry()
      entry.type("5")
      entry.refuse()
      entry.type("0")
      entry.add(Won(10_000))
      expectEqual(entry, AmountEntry(Won(5), isRefused: true))
      then(&entry)
      return entry
    }
    expectEqual(refused { $0.erase() }, AmountEntry())
    expectEqual(refused { $0.clear() }, AmountEntry())
    expectEqual(refused { $0.undo() }, AmountEntry(Won(5)))
    expectEqual(refused { _ = $0.paste("50,000원") }, AmountEntry(Won(50_000)))
    expectEqual(refused { _ = $0.paste("5만?") }, AmountEntry(Won(5), isRefused: true))
  }

  @Test func `what was typed, pasted, added or erased can be undone`() {
    var entry = AmountEntry(Won(70_000), isPrefilled: true)
    entry.type("12")
    entry.type("3")
    entry.erase()
    entry.clear()
    entry.clear()
    _ = entry.paste("77")
    entry.add(Won(10_000))
    var amounts: [Int64] = []
    for _ in 0..<8 {
      entry.undo()
      amounts.append(entry.amount.amount)
    }
    expectEqual(amounts, [77, 0, 12, 123, 12, 70_000, 70_000, 70_000])
    #expect(entry.isPrefilled)
    for _ in 0..<300 {
      entry.type("1")
      entry.clear()
    }
    for _ in 0..<100 { entry.undo() }
    expectEqual(entry.amount, .zero)
  }

  @Test func `an amount can exceed the allowed range, but not the limit`() {
    var entry = AmountEntry(Won(2_000_000))
    entry.type("0")
    expectEqual(entry.amount, Won(20_000_000))
    for _ in 0..<30 { entry.type("9") }
    expectEqual(entry.amount, Won(200_000_009_999 / 10_000 * 10_000 + 9_999))
    expectEqual(AmountEntry(Won(.max)).amount, Won(999_999_999_999))
    expectEqual(AmountEntry(Won(-5)).amount, .zero)
  }

  @Test(arguments: [
    ("50000", 50_000), (" 50,000원\n", 50_000), ("₩1,234,567", 1_234_567), ("2,000 won", 2_000),
    ("0", 0), ("50,000 원", 50_000),
  ])
  func `a whole amount can be pasted`(text: String, amount: Int64) {
    var entry = AmountEntry(Won(7))
    let isTaken = entry.paste(text)
    #expect(isTaken)
    expectEqual(entry.amount, Won(amount))
  }

  @Test(arguments: [
    "", "12.50", "12,5", "1,2345", "-5", "오만", "5e3", "9999999999999", "50000 60000", "$5", "٥",
    "원", ",",
  ])
  func `other text cannot be pasted`(text: String) {
    var entry = AmountEntry(Won(7))
    let isTaken = entry.paste(text)
    #expect(!isTaken)
    expectEqual(entry.amount, Won(7))
  }
}
