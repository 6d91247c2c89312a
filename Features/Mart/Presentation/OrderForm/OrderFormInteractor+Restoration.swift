import MartDomain
import RIBs
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
    var memory = hasUnsaved ? draft?.restorationState ?? [:] : [:]
    memory["key"] = key.rawValue
    memory["version"] = version.map(String.init)
    return memory
  }

  func restore(_ memory: RestorationState) {
    guard let key = memory["key"] else { return }
    // With an older version the shop tells that the order was changed meanwhile.
    read(
      recalling: memory, key: MovementKey(rawValue: key),
      version: memory["version"].flatMap { Int($0) } ?? version)
  }
}
