/// What has become of a top-up for good; nil while that is not known.
///
/// A Query: it asks the books, not the bank.
public typealias TopUpEnd = @MainActor (MovementKey) async -> ChargeEnd?

@MainActor
public func makeTopUpEnd(_ model: WalletModel) -> TopUpEnd {
  { key in await model.end(of: key) }
}
