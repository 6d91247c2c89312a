import MartDomain
import RIBs
import Store
import WalletDomain

extension OrderFormInteractor: Restorable {
  /// Whether there are changes, or a request whose outcome is unknown.
  var hasUnsaved: Bool {
    switch progress {
    case .editing: draft?.hasChanges == true
    case .saving, .waiting: true
    case .ended: false
    }
  }

  /// The key, which is kept when the form opens, and all that was entered.
  var restorationState: RestorationState? {
    if draft == nil, let remembered { return remembered }
    var restoration = hasUnsaved ? draft?.restorationState ?? [:] : [:]
    restoration["key"] = key.rawValue
    restoration["version"] = version.map(String.init)
    return restoration
  }

  func restore(_ restoration: RestorationState) {
    guard let key = restoration["key"] else { return }
    // With an older version the shop tells that the order was changed meanwhile.
    read(
      recalling: restoration, key: MovementKey(rawValue: key),
      version: restoration["version"].flatMap { Int($0) } ?? version)
  }
}

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
