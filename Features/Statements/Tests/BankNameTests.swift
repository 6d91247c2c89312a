import Expectations
import LedgerDomain
import Storage
import Testing

@testable import StatementsDomain

/// What an account is called whose statement is imported.
struct BankNameTests {
  @Test func `a bank is found before the headings`() {
    let lines = { (cells: [[String]]) in
      cells.enumerated().map { FileRow(number: $0 + 1, cells: $1) }
    }
    expectEqual(BankName.found(in: lines([["조회", ""], ["우리은행 0123 거래내역조회", ""]])), "우리은행 0123")
    expectEqual(BankName.found(in: lines([["Sample  Bank statement"]])), "Sample Bank")
    expectEqual(BankName.found(in: lines([["카드"]])), "카드")
    expectEqual(BankName.found(in: lines([["계좌", "0123"]])), "")
    expectEqual(BankName.found(in: []), "")
    let long = BankName.found(in: lines([["\(String(repeating: "가", count: 30))은행"]]))
    expectEqual(long.count, LedgerAccount.nameLimit)
  }

  @Test func `a file is called without its period`() {
    let names = [
      "우리은행_20261101-20261130.csv", "국민카드 (3).csv", "bank.csv", "a.b.csv", "2026.csv", ".csv",
    ]
    expectEqual(names.map(BankName.of), ["우리은행", "국민카드", "bank", "a.b", "2026", ""])
  }

  @Test func `the account that is called so is offered, or a new one`() throws {
    var statement = BankStatement()
    statement.bank = "현금"
    func offered(_ file: String) -> ImportPreview {
      ImportPreview(statement, file: file, entries: [], settings: .builtIn)
    }
    expectEqual(offered("우리.csv").account, .existing(.cash))
    expectEqual(offered("우리.csv").accounts.map(\.id), [.cash])
    statement.bank = ""
    expectEqual(offered("우리.csv").account, .new("우리"))
    // SuperPay has the wallet's movements only, and no other account has its name.
    statement.bank = "슈퍼페이"
    expectEqual(offered("a.csv").account, .new("슈퍼페이 2"))
    // An export names the accounts of its entries.
    statement.isExport = true
    expectEqual(offered("우리.csv").account, .existing(.cash))
  }
}
