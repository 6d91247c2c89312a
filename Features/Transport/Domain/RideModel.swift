public import Phrases
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

/// Pays for rides, and lists them.
@MainActor public final class RideModel {
  private let language: @MainActor () -> Language
  private let pay: @MainActor (Payment) async throws(WalletError) -> Receipt
  private let listReceipts: @MainActor (Payee) async throws(WalletError) -> [Receipt]

  /// `pay` and `listReceipts` are functions of the wallet; `language` is that of receipts.
  public init(
    language: @escaping @MainActor () -> Language,
    pay: @escaping @MainActor (Payment) async throws(WalletError) -> Receipt,
    listReceipts: @escaping @MainActor (Payee) async throws(WalletError) -> [Receipt]
  ) {
    self.language = language
    self.pay = pay
    self.listReceipts = listReceipts
  }

  func call(_ key: MovementKey, _ ride: Ride) async throws(WalletError) -> Receipt {
    let language = language()
    return try await pay(
      Payment(
        key: key, payee: .taxi, party: Payee.taxi.phrase.text(language), amount: ride.fare,
        text: ride.route.phrase.text(language)))
  }

  func list() async throws(WalletError) -> [Receipt] { try await listReceipts(.taxi) }
}
