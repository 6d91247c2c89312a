import MartDomain
import Store
import WalletDomain

/// What the form finds when it opens.
enum OrderFormBeginning {
  /// The order that was placed or changed before the form was restored.
  case placed(Order)
  case contents(OrderContents)

  /// `restored` is the key of a form that was restored; nil for one that the user has opened.
  @MainActor static func read(
    for purpose: OrderForm.Purpose, restored: MovementKey?, _ mart: MartUseCases
  ) async throws(MartError) -> OrderFormBeginning {
    if let restored, let order = try await mart.placed(restored) { return .placed(order) }
    if let order = purpose.order { return .contents(order.contents) }
    // The cart is unknown before.
    if mart.state.value.openOrders == nil { try await mart.read() }
    return .contents(try await mart.draft())
  }
}
