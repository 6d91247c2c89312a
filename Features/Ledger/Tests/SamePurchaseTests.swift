import Expectations
import Testing
import Time
import WalletDomain

@testable import LedgerDomain

/// Purchases that stand in more than two files, and what comes back of them.
struct SamePurchaseTests {
  private var bench = LinkBench()
  private let bank: LedgerAccount.ID
  private let wallet: LedgerAccount.ID

  enum File: CaseIterable {
    case bank, card, wallet
  }

  init() throws {
    bank = try bench.account("국민은행")
    wallet = try bench.account("네이버페이")
  }

  private mutating func bring(_ file: File) throws {
    switch file {
    case .bank:
      bench.row(bank, 2026_10_02, -18_000, "네이버페이", kind: "체크카드", second: 36_000)
    case .card:
      let card = try bench.account("KB국민 체크카드")
      bench.row(card, 2026_10_02, -18_000, "네이버페이", second: 36_000)
    case .wallet:
      bench.row(
        wallet, 2026_10_02, -18_000, "스마트스토어 하늘가게", kind: "KB국민 체크카드", second: 35_998)
    }
  }

  /// The rows that are counted, and what is spent and received.
  private var counted: (accounts: [LedgerAccount.ID], sums: [Int64]) {
    var (accounts, sum) = ([LedgerAccount.ID](), LedgerSummary.nothing)
    for row in bench.rows {
      let mark = bench.links.compactMap { link in
        link.rows.contains(row.id) ? link.mark(of: row) : nil
      }.first
      if mark == nil { accounts.append(row.account) }
      sum += LedgerSummary(amount: row.amount, link: mark)
    }
    return (accounts, [sum.spent.amount, sum.received.amount])
  }

  static let orders: [[File]] = [
    [.bank, .card, .wallet], [.bank, .wallet, .card], [.card, .wallet, .bank],
  ]

  @Test(arguments: SamePurchaseTests.orders, [true, false])
  mutating func `a purchase in three files is counted once`(
    order: [File], isAtOnce: Bool
  ) throws {
    for file in order {
      try bring(file)
      if !isAtOnce { bench.takeSure() }
    }
    bench.takeSure()
    expectEqual(bench.found, [])
    expectEqual(counted.accounts, [wallet])
    expectEqual(counted.sums, [18_000, 0])
    // All can have these links.
    var book = LinkBook(bench.rows, [])
    for link in bench.links {
      #expect(book.takes(link))
      book.add(link)
    }
  }

  @Test mutating func `purchases of one account are never one`() throws {
    for file in File.allCases { try bring(file) }
    try bring(.bank)
    #expect(bench.found.contains("same 1-2?") && bench.found.contains("same 4-2?"))
    while let proposal = bench.proposals.first { bench.take(proposal) }
    expectEqual(counted.sums, [36_000, 0])
    let book = LinkBook(bench.rows, bench.links)
    for id in [Int64(2), 3] {
      #expect(!book.takes(EntryLink(.same, first: 4, second: id, amount: Won(18_000))))
    }
  }

  @Test(arguments: [true, false])
  mutating func `a refund is of the purchase that is counted`(isAtOnce: Bool) throws {
    try bring(.bank)
    try bring(.wallet)
    if !isAtOnce { bench.takeSure() }
    bench.row(bank, 2026_10_09, 18_000, "네이버페이", kind: "체크카드취소")
    #expect(bench.found.contains("refund 3-2"))
    bench.takeSure()
    expectEqual(bench.found, [])
    expectEqual(counted.sums, [0, 0])
    // It comes back once, also in the wallet's file.
    bench.row(wallet, 2026_10_09, 18_000, "스마트스토어 하늘가게", kind: "KB국민 체크카드")
    bench.takeSure()
    expectEqual(counted.sums, [0, 0])
  }

  @Test(arguments: [[0, 1], [1, 0]], [true, false])
  mutating func `the month of a refund in two files does not depend on their order`(
    order: [Int], isAtOnce: Bool
  ) throws {
    for file in order {
      if file == 0 {
        bench.row(bank, 2026_05_01, -32_000, "네이버페이", kind: "체크카드", second: 32_402)
        bench.row(bank, 2026_06_01, 12_000, "네이버페이", kind: "체크카드취소", second: 32_400)
      } else {
        bench.row(wallet, 2026_05_01, -32_000, "예스24", kind: "국민은행", second: 32_401)
        bench.row(wallet, 2026_05_31, 12_000, "예스24", kind: "국민은행", second: 43_210)
      }
      if !isAtOnce { bench.takeSure() }
    }
    bench.takeSure()
    expectEqual(bench.found, [])
    let refund = try #require(bench.links.first { $0.kind == .refund })
    expectEqual(bench.rows.first { $0.id == refund.first }?.day.rawValue, 2026_05_31)
    expectEqual(counted.sums, [20_000, 0])
  }
}
