/// The TCP port of an address of the web; nil if it is none.
public func webPort(of address: String) -> UInt16? {
  guard let address = try? Address(address), address.isWeb else { return nil }
  return UInt16(exactly: address.port)
}
