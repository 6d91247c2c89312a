/// Who could read or change what is sent to an address of the web.
public enum AddressSafety: Hashable, Sendable {
  /// Only the host: https.
  case secure
  /// Only this machine.
  case local
  /// Everything on the way.
  case open

  /// Nil if it is no address of the web.
  public init?(of address: String) {
    guard let address = try? Address(address), address.isWeb else { return nil }
    self = address.scheme == "https" ? .secure : address.isLoopback ? .local : .open
  }
}
