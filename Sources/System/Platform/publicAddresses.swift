internal import CPlatform

/// The addresses of a host, as numbers, that belong neither to this machine nor to a private or local
/// network; none if it has no other ones.
///
/// Asks the resolver, and blocks the caller meanwhile.
public func publicAddresses(of host: String) -> [String] {
  var hints = addrinfo()
  hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
  var first: UnsafeMutablePointer<addrinfo>?
  guard getaddrinfo(host, nil, &hints, &first) == 0 else { return [] }
  defer { freeaddrinfo(first) }
  return sequence(first: first, next: { $0?.pointee.ai_next }).compactMap { entry in
    guard let entry = entry?.pointee, let address = entry.ai_addr, address_is_public(address)
    else { return nil }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(NI_MAXHOST)) { name in
      guard let start = name.baseAddress,
        getnameinfo(
          address, entry.ai_addrlen, start, socklen_t(name.count), nil, 0, NI_NUMERICHOST) == 0
      else { return nil }
      return String(cString: start)
    }
  }
}
