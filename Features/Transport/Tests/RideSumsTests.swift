import Expectations
import Phrases
import Storage
import Testing
import Time
import TransportDomain
import WalletDomain

@testable import TransportPresentation

/// What rides come to, by month and by route.
struct RideSumsTests {
  /// Noon of a day, in milliseconds since 1970, in any time zone on that day.
  static func noon(_ daysSince2025November1: Int64) -> Int64 {
    (20_393 + daysSince2025November1) * 86_400_000 + 43_200_000
  }

  private func ride(_ id: Int64, _ days: Int64, _ text: String, _ amount: Int64 = 18_000) -> Receipt
  {
    Receipt(
      id: id, number: Int(id), time: Self.noon(days), party: "택시", amount: Won(amount), text: text)
  }

  @Test func `they are summed by month and by route, the most taken route first`() throws {
    let today = try #require(Day(year: 2025, month: 11, day: 21))
    let sums = RideSums(
      [
        ride(5, 20, "A → B"), ride(4, 10, "C → D", 9_000), ride(3, 0, "B → A"),
        ride(2, -2, "C → D"), ride(1, -70, "A → C"),
      ], today: today, monthCount: 3)
    expectEqual(sums.total.count, 5)
    expectEqual(sums.total.amount, Won(81_000))
    expectEqual(sums.thisMonth.count, 3)
    expectEqual(sums.thisMonth.amount, Won(45_000))
    expectEqual(sums.months.map(\.start.description), ["2025-09-01", "2025-10-01", "2025-11-01"])
    expectEqual(sums.months.map(\.sum.count), [0, 1, 3])
    expectEqual(sums.routes.map(\.text), ["C → D", "A → B", "B → A", "A → C"])
    expectEqual(sums.routes.first?.sum.amount, Won(27_000))
  }

  @Test @MainActor func `reading the rides counts those of this month, for the tile`() async throws
  {
    let fixture = TransportFixture(balance: Won(50_000))
    expectEqual(fixture.tile, Phrase(ko: "우리집 → 회사", en: "Home → Office"))
    _ = try await fixture.transport.listRides()
    expectEqual(fixture.tile, Phrase(ko: "0회 · 11월", en: "0 rides in Nov"))
    fixture.receipts = [ride(1, -2, "A → B"), ride(2, 0, "A → B")]
    _ = try await fixture.transport.listRides()
    expectEqual(fixture.tile, Phrase(ko: "1회 · 11월", en: "1 ride in Nov"))
    // What cannot be read is what it was.
    fixture.listFailure = .storage(.busy)
    await #expect(throws: WalletError.storage(.busy)) { try await fixture.transport.listRides() }
    expectEqual(fixture.tile.text(.english), "1 ride in Nov")
  }

  @Test func `months go back over the turn of the year, and no further than the calendar`() throws {
    let january = RideSums(
      [], today: try #require(Day(year: 2026, month: 1, day: 31)), monthCount: 2)
    expectEqual(january.months.map(\.start.description), ["2025-12-01", "2026-01-01"])
    let first = RideSums([], today: try #require(Day(year: 1, month: 1, day: 1)), monthCount: 6)
    expectEqual(first.months.count, 1)
    expectEqual(first.thisMonth.count, 0)
  }
}
