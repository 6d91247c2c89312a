public import Phrases
public import WalletDomain

/// Takes the ride that is shown: its fare is charged once, however often it is asked for with one
/// key.
///
/// An Action. The receipt keeps the words of the language in which it was asked for.
public typealias CallTaxi =
  @MainActor (_ key: MovementKey, _ route: Route, _ language: Language) async throws(WalletError)
  -> Receipt

@MainActor
public func makeCallTaxi(
  pay: @escaping @MainActor (Payment) async throws(WalletError) -> Receipt
) -> CallTaxi {
  { key, route, language throws(WalletError) in
    try await pay(
      Payment(
        key: key, payee: .taxi, party: Payee.taxi.phrase.text(language), amount: Ride.fare,
        text: route.phrase.text(language)))
  }
}
