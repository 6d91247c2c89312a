import MartDomain
import RIBs
import WalletDomain

extension OrderFormInteractor: Remembering {
  /// Whether there are changes, or a request whose outcome is unknown.
  var hasUnsaved: Bool {
    switch progress {
    case .editing: draft?.hasChanges == true
    case .saving, .waiting: true
    case .ended: false
    }
  }

  /// The key, and all that was entered.
  var memory: Memory? {
    guard let draft else { return remembered }
    var memory = draft.hasChanges ? draft.memory : Memory()
    memory["key"] = key.rawValue
    memory["version"] = version.map(String.init)
    return memory
  }

  func recall(_ memory: Memory) {
    guard let key = memory["key"] else { return }
    // With an older version the shop tells that the order was changed meanwhile.
    read(
      recalling: memory, key: MovementKey(rawValue: key),
      version: memory["version"].flatMap { Int($0) } ?? version)
  }
}
