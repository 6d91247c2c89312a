public import Phrases
import RIBs
public import Store
public import Time
public import WalletDomain

/// A ride that can be called.
public struct Ride: Hashable, Sendable {
  public let route: Route
  /// How long it is; nil where an end of it is no known place.
  public let metres: Int?

  public init(_ route: Route, metres: Int? = nil) {
    self.route = route
    self.metres = metres
  }

  /// By its length: a base for the first 1.6 km, and then as much for each 131 m.
  public var fare: Won {
    guard let metres else { return Self.fareWithoutLength }
    let steps = max(metres - Self.baseMetres, 0) / Self.stepMetres
    return Won(4_800 + 100 * Int64(steps))
  }

  /// The fare of a ride whose length is not known.
  public static let fareWithoutLength = Won(18_000)
  private static let (baseMetres, stepMetres) = (1_600, 131)
}

/// Pays for rides, lists them, and counts those of this month.
@MainActor public final class RideModel {
  private let clock: any WallClock
  private let language: @MainActor () -> Language
  private let pay: @MainActor (Payment) async throws(WalletError) -> Receipt
  private let listReceipts: @MainActor (Payee) async throws(WalletError) -> [Receipt]
  private let length: RouteLength
  private let writer: Writer<TransportState>
  private let reading = SerialTaskQueue()

  /// `pay` and `listReceipts` are functions of the wallet; `language` is that of receipts.
  public init(
    clock: any WallClock, language: @escaping @MainActor () -> Language,
    pay: @escaping @MainActor (Payment) async throws(WalletError) -> Receipt,
    listReceipts: @escaping @MainActor (Payee) async throws(WalletError) -> [Receipt],
    length: @escaping RouteLength = { _, _ in nil }, writer: Writer<TransportState>
  ) {
    self.clock = clock
    self.language = language
    self.pay = pay
    self.listReceipts = listReceipts
    self.length = length
    self.writer = writer
  }

  func measure(_ route: Route) async throws(RouteFault) -> Ride {
    guard let (origin, destination) = route.names else { return Ride(route) }
    return Ride(route, metres: try await length(origin, destination))
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
