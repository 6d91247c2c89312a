/// Has the bank take a card, and keeps what may be known of it.
///
/// Throws `.cardKnown` for one that is there; only details without faults may be given.
public typealias AddCard = @MainActor (CardDetails) async throws(WalletError) -> Card

@MainActor
public func makeAddCard(_ model: WalletModel) -> AddCard {
  { details throws(WalletError) in try await model.addCard(details) }
}
