import Expectations
import LedgerDomain
import Storage
import Testing
import WalletDomain

@testable import StatementsDomain

/// Amounts that a file writes otherwise than in won.
struct WrittenAmountsTests {
  private func read(_ lines: [[String]]) -> BankStatement {
    var reading = StatementReading()
    for (index, cells) in lines.enumerated() {
      reading.receive(FileRow(number: index + 1, cells: cells))
    }
    return reading.ended()
  }

  /// With these amounts, and balances beside them if there are any.
  private func read(_ amounts: [String], _ balances: [String] = []) -> BankStatement {
    let headings = ["거래일", "내용", "금액"] + (balances.isEmpty ? [] : ["잔액"])
    return read(
      [headings]
        + amounts.enumerated().map { index, amount in
          ["2026-10-0\(index + 1)", "이마트", amount]
            + (balances.isEmpty ? [] : [balances[index]])
        })
  }

  @Test func `amounts may be as they are said`() {
    let found = read(["-3만5천원", "-2만원", "1억 2천만", "-1.5만원", "-3만 5,000원", "-500"])
    expectEqual(found.amounts, [-35_000, -20_000, 120_000_000, -15_000, -35_000, -500])
    expectEqual(found.invalidLines, [])
  }

  @Test func `points stand between thousands where other amounts prove it`() {
    for (amounts, expected) in [
      (["-3.000,00", "1.234.000,00", "-500,00"], [-3_000, 1_234_000, -500]),
      (["-3.000", "-1.234.567", "12.500"], [-3_000, -1_234_567, 12_500]),
      (["-3.000", "-500", "12.500"], [-3_000, -500, 12_500]),
    ] as [([String], [Int64])] {
      expectEqual(read(amounts).amounts, expected, "\(amounts)")
    }
    let german = read([
      ["Buchungstag", "Verwendungszweck", "Soll", "Haben", "Saldo"],
      ["2026-10-01", "Miete", "3.000", "", "97.000,00"],
      ["2026-10-02", "Lohn", "", "12.000", "109.000,00"],
    ])
    expectEqual(german.amounts, [-3_000, 12_000])
    expectEqual(german.entries.map(\.entry.bank?.balance), [97_000, 109_000])
  }

  @Test func `cents in such amounts ask for the currency`() {
    expectEqual(read(["-3.000,00", "-12,99"]).fraction, "-12.99")
  }

  @Test func `what may be thousands or a fraction is named`() {
    for amounts in [["-3.000", "-5000"], ["-3.000"], ["-3.000", "-1,500"], ["-3.000", "0"]] {
      let found = read(amounts)
      expectEqual(found.invalidLines.first?.error, .ambiguousAmount("-3.000"), "\(amounts)")
      #expect(!found.entries.contains { $0.entry.amount.amount == -3 })
    }
  }

  @Test func `what a spreadsheet has shortened comes in where its digits are known`() {
    let found = read(["-1.23E+06", "5E+04", "-1.2345678E+07", "-1.23E+02", "2.00E+00"])
    expectEqual(found.amounts, [-12_345_678, -123, 2])
    expectEqual(found.invalidLines.map(\.error), [.rounded("-1.23E+06"), .rounded("5E+04")])
  }

  @Test func `balances say the digits`() {
    let found = read(["-1.23E+06", "5.00E+04", "-1000"], ["8765433", "8815433", "8814433"])
    expectEqual(found.amounts, [50_000, -1_000])
    expectEqual(found.invalidLines.map(\.error), [.rounded("-1.23E+06")])
    let second = read(
      ["-1000", "-1.23E+06", "5.00E+04", "-7"], ["9999000", "8765433", "8815433", "8815426"])
    expectEqual(second.amounts, [-1_000, -1_233_567, 50_000, -7])
    // In the order of the newest first.
    let back = read(
      ["-7", "5.00E+04", "-1.23E+06", "-1000"], ["8815426", "8815433", "8765433", "9999000"])
    expectEqual(back.amounts.sorted(), [-1_233_567, -1_000, -7, 50_000])
    // At an edge the only change that is known may be that of its neighbour.
    let edge = read(["-1.23E+06", "-1.23E+06"], ["8765433", "7531000"])
    expectEqual(edge.invalidLines.map(\.error), [.rounded("-1.23E+06"), .rounded("-1.23E+06")])
  }
}
