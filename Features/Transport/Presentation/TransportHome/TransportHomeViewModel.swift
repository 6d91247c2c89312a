import TransportDomain
import WalletDomain

/// All that the taxi's screen shows.
struct TransportHomeViewModel: Equatable {
  var route = Route()
  var balance = Won.zero
  var condition = WalletState.Condition.opening
  var isCalling = false
  /// Why the last call came to nothing, or the rides cannot be read.
  var failure: WalletError?
  /// The latest first; nil while they have not been read.
  var rides: [Receipt]?

  /// Not while the wallet is being opened: it is not known yet whether the ride can be paid.
  var canCall: Bool { !isCalling && condition != .opening }

  /// Why no money can be moved at all, else why the last call came to nothing.
  var trouble: WalletError? {
    switch condition {
    case .opening, .ready: failure
    case .readOnly(let error), .closed(let error): error
    }
  }
}
