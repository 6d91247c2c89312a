public import Phrases
import RIBs
public import Store
public import Time
public import WalletDomain

/// A ride that can be called.
public struct Ride: Hashable, Sendable {
  public let route: Route
  public let fare: Won

  /// The fare of each ride.
  public static let fare = Won(18_000)

  public init(_ route: Route, fare: Won = Self.fare) {
    self.route = route
    self.fare = fare
  }
}

/// Pays for rides, lists them, and counts those of this month.
@MainActor public final class RideModel {
  private let clock: any WallClock
  private let language: @MainActor () -> Language
  private let pay: @MainActor (Payment) async throws(WalletError) -> Receipt
  private let listReceipts: @MainActor (Payee) async throws(WalletError) -> [Receipt]
  private let writer: Writer<TransportState>
  private let reading = SerialTaskQueue()

  /// `pay` and `listReceipts` are functions of the wallet; `language` is that of receipts.
  public init(
    clock: any WallClock, language: @escaping @MainActor () -> Language,
    pay: @escaping @MainActor (Payment) async throws(WalletError) -> Receipt,
    listReceipts: @escaping @MainActor (Payee) async throws(WalletError) -> [Receipt],
    writer: Writer<TransportState>
  ) {
    self.clock = clock
    self.language = language
    self.pay = pay
    self.listReceipts = listReceipts
    self.writer = writer
  }

  func call(_ key: MovementKey, _ ride: Ride) async throws(WalletError) -> Receipt {
    let language = language()
    return try await pay(
      Payment(
        key: key, payee: .taxi, party: Payee.taxi.phrase.text(language), amount: ride.fare,
        text: ride.route.phrase.text(language)))
  }

  /// One after another: what was read first is not counted last.
  func list() async throws(WalletError) -> [Receipt] {
    try await reading.run { () throws(WalletError) in
      let rides = try await listReceipts(.taxi)
      let today = Day(milliseconds: clock.now)
      let month = RideSums(rides, today: today, monthCount: 1).months.last
      writer.update { $0.month = month }
      return rides
    }
  }
}
