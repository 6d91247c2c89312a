import Expectations
import LedgerDomain
import Testing
import WalletDomain

@testable import StatementsDomain

/// What a plus means is asked of the first file of an account alone, of all with the same headings and no balances.
@MainActor
struct RecalledSignTests {
  private static let name = "Ally Savings.csv"
  private let books = HouseholdBooks()

  private func file(
    _ month: Int, _ more: String..., head: String = "Date,Time,Amount,Type,Description"
  ) -> String {
    ([
      head, "2026-\(month)-01,10:00:00,250000,Deposit\(month),From work",
      "2026-\(month)-02,10:00:00,-40000,Out,Trip \(month)",
      "2026-\(month)-03,10:00:00,90000,In,Gift \(month)",
    ] + more).joined(separator: "\n")
  }

  private func bring(_ name: String = name, _ text: String, _ kind: StatementKind) async throws {
    var mapping = try await books.preview(name, text).statement.mapping
    mapping.kind = kind
    try await books.bring(name, text, mapping)
  }

  private func signs(_ preview: ImportPreview) -> [Bool] {
    preview.new.map { $0.amount > .zero }
  }

  @Test(arguments: [StatementKind.account, .card])
  func `the next file of the account is read as was said`(_ kind: StatementKind) async throws {
    let text = "Date,Description,Amount\n2026-10-01,가,5000\n2026-10-02,나,7000\n2026-10-03,다,-1000"
    let next = "Date,Description,Amount\n2026-11-01,라,5100\n2026-11-02,마,7100\n2026-11-03,바,-1100"
    expectEqual(try await books.preview("활동.csv", text).question, .kind)
    try await bring("활동.csv", text, kind)
    let found = try await books.preview("활동.csv", next)
    expectEqual(found.question, nil)
    #expect(found.isRecalled)
    expectEqual(signs(found), kind == .account ? [true, true, false] : [false, false, true])
    // Other headings are another export.
    let other = next.replacing("Description", with: "Details")
    expectEqual(try await books.preview("활동.csv", other).question, .kind)
    // It is undone with the import.
    _ = try await books.ledger.undo()
    expectEqual(try await books.preview("활동.csv", next).question, .kind)
    _ = try await books.ledger.redo()
    expectEqual(try await books.preview("활동.csv", next).question, nil)
  }

  @Test func `the last answer is the one that is kept`() async throws {
    func text(_ month: Int) -> String {
      "Date,Description,Amount\n2026-\(month)-01,가,5000\n2026-\(month)-02,나,7000\n2026-\(month)-03,다,-1000"
    }
    for (month, kind) in [(7, StatementKind.card), (8, .account), (9, .card)] {
      try await bring("활동.csv", text(month), kind)
      let next = try await books.preview("활동.csv", text(month + 1))
      #expect(next.question == nil && next.statement.kind == kind)
    }
  }

  @Test(arguments: [
    (StatementKind.card, "2026-11-05,급여,3000000"), (.account, "2026-11-05,PAYMENT RECEIVED,-9000"),
    (.account, "2026-11-05,가 환불,-500"),
  ])
  func `what the words of a file speak against is asked again`(
    kind: StatementKind, line: String
  ) async throws {
    let text = "Date,Description,Amount\n2026-10-01,가,5000\n2026-10-02,나,7000\n2026-10-03,다,-1000"
    try await bring("활동.csv", text, kind)
    let next = text.replacing("2026-10", with: "2026-11") + "\n" + line
    expectEqual(try await books.preview("활동.csv", next).question, .kind)
  }

  @Test func `of another account nothing was said`() async throws {
    let text = "Date,Description,Amount\n2026-10-01,가,5000\n2026-10-02,나,7000\n2026-10-03,다,-1000"
    try await bring("활동.csv", text, .card)
    let next = text.replacing("2026-10", with: "2026-11")
    let found = try await books.preview("활동.csv", next)
    #expect(found.question == nil)
    let new = try await books.direct(found, to: .new("다른 통장"))
    #expect(new.question == .kind && new.statement.mapping.kind == nil)
    // Nothing is kept of it before it is answered.
    #expect(new.sign == nil && found.sign != nil)
    expectEqual(try await books.preview("다른 이름.csv", next).question, .kind)
  }

  @Test func `balances say it themselves`() async throws {
    let text = """
      Date,Description,Amount,Balance
      2026-10-01,가,5000,15000
      2026-10-02,나,7000,22000
      2026-10-03,다,-1000,21000
      """
    let preview = try await books.preview("활동.csv", text)
    #expect(preview.question == nil && preview.sign == nil)
  }
}
