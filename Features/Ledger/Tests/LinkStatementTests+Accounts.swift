import Expectations
import LedgerData
import Testing
import WalletDomain

@testable import LedgerDomain

/// Links of as many accounts as entries.
extension LinkStatementTests.Work {
  static func proposal(
    _ kind: EntryLink.Kind, _ first: LedgerRow, _ second: LedgerRow? = nil,
    made: LedgerAccount.ID? = nil, amount: Won? = nil, interest: Won = .zero
  ) -> LinkProposal {
    LinkProposal(
      kind, first: first, second: second, made: made, amount: amount, isSure: true, reasons: [],
      interest: interest)
  }

  /// Adds so many accounts behind the others, and returns their places.
  private mutating func addAccounts(_ count: Int, of kind: AccountKind) async throws -> Range<Int> {
    for number in 0..<count {
      _ = try await ledger.perform(.account(.set(nil, name: "계좌 \(number)", kind: kind)))
    }
    accounts += try await ledger.settings().accounts.list.suffix(count).map(\.id)
    return accounts.count - count..<accounts.count
  }

  /// Links what went to an account each, and takes away what opening balances and bills of accounts depend on.
  mutating func linkAccounts(_ amounts: [Int64]) async throws {
    let count = amounts.count
    let places = try await addAccounts(count, of: .bank)
    let sent = try await add(amounts.map(-), "보냄", to: 0)
    let linked = zip(sent, places).map { row, place in
      Self.proposal(.transfer, row, made: accounts[place])
    }
    try await step("link", .link(linked), of: count)
    let made = try await rows(in: Set(places)).map(\.id)
    try await step("mark", .account(.mark(made, isCleared: true)), of: count)
    try await step("unlink", .unlink(sent.map(\.id)), of: count)
    var bare: [LedgerRow] = []
    for (place, amount) in zip(places, amounts) {
      bare += try await add([-amount], "출금 \(place)", to: place)
    }
    try await step("move", .account(.move(bare.map(\.id), to: accounts[0])), of: count)
    var own: [[LedgerRow]] = []
    for (place, amount) in zip(places, amounts) {
      let entries = [5, 6].map { day -> LedgerEntry in
        var deposit = entry(2026_11_00 + day, amount, "입금 \(day)", .income)
        deposit.bank = BankRecord(balance: amount * Int64(day))
        return deposit
      }
      _ = try await ledger.perform(
        .addUnknown(
          stated(entries), file: "\(place).csv", to: .existing(accounts[place]),
          opening: Won(4 * amount)))
      own.append(try await rows(in: place))
    }
    try await step("delete", .delete(own.compactMap(\.first?.id)), of: count)
  }

  mutating func linkCards(_ amounts: [Int64]) async throws {
    let count = amounts.count
    let places = try await addAccounts(count, of: .card)
    let paid = try await add(amounts, "카드값", to: 0)
    var bought: [LedgerRow] = []
    for (place, amount) in zip(places, amounts) {
      bought += try await add([amount], "가게 \(place)", to: place)
    }
    let bills = zip(paid, places).map { row, place in
      Self.proposal(.cardBill, row, made: accounts[place])
    }
    try await step("link", .link(bills), of: count)
    try await step("delete", .delete(bought.map(\.id)), of: count)
  }

  /// Merges pairs, and one of which the entry that would go has a part that is locked.
  mutating func mergeBesideLocked(_ amounts: [Int64]) async throws {
    let count = amounts.count
    let first = try await add(amounts + [-9_000], "승인", to: 2)
    let second = try await add(amounts + [-9_000], "청구", to: 2).suffix(count + 1)
    let parts = [-4_000, -5_000].map { amount in
      EntryPart(amount: Won(amount), category: .shopping, note: "")
    }
    _ = try await ledger.perform(.split(first[count], into: parts))
    let part = try #require(try await rows(in: 2).first { $0.partOf != nil })
    _ = try await ledger.perform(.account(.mark([part.id], isCleared: true)))
    let statement = AccountStatement(day: part.day, balance: part.amount)
    _ = try await ledger.perform(.account(.lock(accounts[2], statement)))
    let going = try await ledger.rows(first.map(\.id))
    let pairs = zip(going, second).map { Self.proposal(.same, $0, $1) }
    try await step("link", .link(pairs), of: count)
    // What could not be merged stays as it was, as does the other one.
    let left = try await rows(in: 2)
    expectEqual(left.count, count + 3)
    #expect(left.allSatisfy { $0.marks == second.first?.marks })
  }
}
