import Books
import Expectations
import Log
import PlatformTesting
import SQL
import SQLite
import TerminalUI
import Testing
import WalletData
import WalletDomain

@testable import Galbi

/// What the doctor finds in the files of a profile.
@MainActor
struct DoctorTests {
  @Test func `a charge of the bank that the wallet lacks is named`() async throws {
    let folder = TemporaryFolder()
    let books = BookFile(path: "\(folder.path)/\(BookFile.file)", log: .none)
    try await StoredWallet(books, log: .none).open()
    await books.close()
    await expectEqual(DatabaseCheck.wallet.finding(in: folder.path).state, .fine)
    let bank = SimulatedBank(path: "\(folder.path)/\(SessionStores.bankFile)", log: .none) {
      _ throws(CancellationError) in
    }
    let token = try await bank.register(lastFour: "0123")
    _ = try await bank.charge(
      BankCharge(key: "a-1", token: token, amount: Won(5)), within: .seconds(1))
    await bank.close()
    let finding = await DatabaseCheck.wallet.finding(in: folder.path)
    expectEqual(finding.state, .broken)
    expectEqual(finding.text, WalletError.missingTopUps(count: 1, total: Won(5)).phrase)
  }

  @Test func `orders, payments and stock that are not in accord are named`() async throws {
    let folder = TemporaryFolder()
    await expectEqual(DatabaseCheck.mart.finding(in: folder.path).state, .note)
    let books = BookFile(path: "\(folder.path)/\(BookFile.file)", log: .none)
    try await books.open()
    await expectEqual(DatabaseCheck.mart.finding(in: folder.path).state, .fine)
    try await books.move { connection throws(SQLError) in
      for (key, way) in [("a", BookMovement.Way.topUp), ("b", .payment(to: "mart"))] {
        try connection.insert(
          BookMovement(key: key, way, amount: 5, party: "", text: "", purpose: "", time: 0))
      }
    }
    await books.close()
    await expectEqual(DatabaseCheck.mart.finding(in: folder.path).state, .broken)
    await expectEqual(DatabaseCheck.wallet.finding(in: folder.path).state, .fine)
  }

  @Test(arguments: [
    ("Set it with galbi config set movies.key.", ["note", "movie service"], 60),
    ("영화 키가 설정되지 않아 예시 영화를 표시합니다. galbi config set movies.key로 설정해 주세요.", ["참고", "영화 서비스"], 60),
    ("/a/path/that/is/longer/than/a/line/of/this/terminal is wrong.", ["error", "data"], 50),
  ])
  func `a line breaks at words, below its text`(text: String, heads: [String], columns: Int) {
    TextWidth.prepare()
    let whole = Doctor.line(of: text, heads: heads, columns: nil)
    let lines = Doctor.line(of: text, heads: heads, columns: columns).split(separator: "\n").map(
      String.init)
    #expect(lines.count > 1 && whole.split(separator: "\n").count == 1)
    expectEqual(lines.map { $0.drop { $0 == " " } }.joined(separator: " "), whole)
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix(String(repeating: " ", count: 27)) })
    // Only one long word may be wider than the terminal.
    #expect(
      lines.allSatisfy {
        TextWidth.columns(of: $0) <= columns || $0.dropFirst(27).split(separator: " ").count == 1
      })
  }

  @Test func `in a narrow terminal a text stands below its heads`() {
    expectEqual(
      Doctor.line(
        of: "one two three four five six seven eight nine", heads: ["OK", "data"], columns: 40),
      "OK  data\n  one two three four five six seven\n  eight nine")
    expectEqual(
      Doctor.line(of: "one two", heads: ["OK", "data"], columns: 40),
      "OK      data               one two")
    let path = "/" + String(repeating: "p", count: 60)
    expectEqual(
      Doctor.line(of: "Using \(path).", heads: ["OK", "data"], columns: 80),
      "OK  data\n  Using \(path).")
    let korean = Doctor.line(
      of: "영화 키가 설정되지 않아 예시 영화를 표시합니다.", heads: ["참고", "영화 서비스"], columns: 30)
    #expect(korean.split(separator: "\n").allSatisfy { TextWidth.columns(of: String($0)) <= 30 })
  }
}
