import Expectations
import Testing
import WalletDomain

@testable import LedgerDomain

/// Pairs of which one side names the other account beside numbers or a person.
struct NamedPairTests {
  private var bench = LinkBench()
  private let bank: LedgerAccount.ID

  init() throws { bank = try bench.account("NatWest") }

  @Test(arguments: [
    ("Revolut", "REVOLUT**7788*", "Top-Up by *1234", "transfer 1-2"),
    ("Revolut", "REVOLUT*1234", "Payment", "transfer 1-2"),
    ("Monzo", "7788 MONZO", "NATWEST", "transfer 1-2"),
    ("Nationwide Saver", "J HILL NATIONWIDE SAVER", "J HILL", "transfer 1-2"),
    ("생활비", "김하늘 생활비", "김하늘", "transfer 1-2"),
    ("Nationwide Saver", "J HILL NATIONWIDE SAVER", "K MOORE", "transfer 1-2?"),
    ("Revolut", "REVOLUT SHOP", "K MOORE", "transfer 1-2?"),
    ("Revolut", "STARBUCKS", "K MOORE", "transfer 1-2?"),
  ])
  mutating func `it is sure where nobody else is named`(
    name: String, out: String, back: String, found: String
  ) throws {
    let other = try bench.account(name, .bank)
    bench.row(bank, 2026_08_10, -120_000, out)
    bench.row(other, 2026_08_10, 120_000, back)
    expectEqual(bench.found.filter { $0.contains("1-2") }, [found])
  }

  @Test(arguments: [("HOLIDAY FUND", true), ("출금", false), ("DEPOSIT", false)])
  mutating func `one pair that the user has linked says it of the next ones`(
    text: String, isSure: Bool
  ) throws {
    let (other, third) = (try bench.account("Chip", .bank), try bench.account("Zopa", .bank))
    let rows = [
      bench.row(bank, 2026_08_10, -120_000, text), bench.row(other, 2026_08_10, 120_000, "IN"),
    ]
    bench.take(
      LinkProposal(.transfer, first: rows[0], second: rows[1], isSure: false, reasons: []))
    bench.row(bank, 2026_09_10, -120_000, text)
    bench.row(other, 2026_09_10, 120_000, "IN")
    bench.row(bank, 2026_10_10, -70_000, text)
    bench.row(third, 2026_10_10, 70_000, "IN")
    expectEqual(bench.found.filter { $0.contains("3-4") }, ["transfer 3-4" + (isSure ? "" : "?")])
    expectEqual(bench.found.filter { $0.contains("5-6") }, ["transfer 5-6?"])
  }
}
