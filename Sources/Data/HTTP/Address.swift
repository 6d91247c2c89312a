internal import CCurl

/// A URL, parsed by libcurl so that the check and the transfer agree on the host.
struct Address: Equatable {
  let url: String
  let scheme: String
  let host: String
  let port: Int
  let endpoint: Endpoint

  /// Parses `text` and appends `query`, whose names and values it percent-encodes.
  init(_ text: String, query: [(name: String, value: String)] = []) throws(HTTPError) {
    guard let parts = curl_url() else { throw .invalidAddress }
    defer { curl_url_cleanup(parts) }
    guard !text.utf8.contains(0), query.allSatisfy({ !"\($0)\($1)".utf8.contains(0) }),
      curl_url_set(parts, CURLUPART_URL, Self.encoded(text), 0) == CURLUE_OK
    else { throw .invalidAddress }
    for (name, value) in query {
      let flags = UInt32(CURLU_APPENDQUERY | CURLU_URLENCODE)
      guard curl_url_set(parts, CURLUPART_QUERY, "\(name)=\(value)", flags) == CURLUE_OK else {
        throw .invalidAddress
      }
    }
    curl_url_set(parts, CURLUPART_FRAGMENT, nil, 0)

    func part(_ part: CURLUPart, _ flags: Int32 = 0) -> String? {
      var text: UnsafeMutablePointer<CChar>?
      guard galbi_curl_url_get(parts, part, &text, UInt32(flags)) == CURLUE_OK, let text else {
        return nil
      }
      defer { curl_free(text) }
      return String(cString: text)
    }
    guard let url = part(CURLUPART_URL), let scheme = part(CURLUPART_SCHEME)?.lowercased(),
      let host = part(CURLUPART_HOST)?.lowercased(), !host.isEmpty,
      let port = part(CURLUPART_PORT, CURLU_DEFAULT_PORT).flatMap({ Int($0) })
    else { throw .invalidAddress }
    self.url = url
    self.scheme = scheme
    self.host = host
    self.port = port
    let isDefault = port == (scheme == "https" ? 443 : 80)
    endpoint = Endpoint(
      host: host, port: isDefault ? nil : port, path: part(CURLUPART_PATH) ?? "/")
  }

  /// Percent-encodes non-ASCII characters after the host, such as Hangul in a path.
  private static func encoded(_ text: String) -> String {
    let host = text.firstRange(of: "://")?.upperBound ?? text.startIndex
    guard let rest = text[host...].firstIndex(where: { "/?#".contains($0) }) else { return text }
    return text[rest...].utf8.reduce(into: String(text[..<rest])) { text, byte in
      if byte < 0x80 {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "%" + String(byte, radix: 16, uppercase: true)
      }
    }
  }

  var isWeb: Bool { scheme == "http" || scheme == "https" }

  /// Whether it is on this machine, so that no proxy is used.
  var isLoopback: Bool { ["localhost", "127.0.0.1", "[::1]"].contains(host) }

  /// Whether a redirect to `other` is allowed: to the same host and port, or from http to https.
  func allowsRedirect(to other: Address) -> Bool {
    guard host == other.host else { return false }
    if scheme == other.scheme { return port == other.port }
    return other.scheme == "https"
  }
}

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

/// The TCP port of an address of the web; nil if it is none.
public func webPort(of address: String) -> UInt16? {
  guard let address = try? Address(address), address.isWeb else { return nil }
  return UInt16(exactly: address.port)
}
