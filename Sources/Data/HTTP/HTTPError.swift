/// An error of a request.
///
/// Neither the cases nor their descriptions contain a query, a header value or a body.
public enum HTTPError: Error, Equatable {
  /// Not an http or https URL, or one with characters that must be percent-encoded.
  case invalidAddress
  /// A header whose name or value contains a control character.
  case invalidHeader(name: String)
  /// The host name cannot be resolved or the connection is refused, for example without a network.
  case unreachable(Endpoint)
  /// An address of this machine or of a private network, where only public ones may be reached.
  case privateAddress(Endpoint)
  /// The transfer exceeded one of the time limits.
  case timedOut(Endpoint)
  /// The connection ended before the response was complete.
  case cutOff(Endpoint)
  /// TLS failed, for example because of an invalid certificate.
  case insecure(Endpoint)
  /// A status for a wrong request, such as 401 for a wrong key.
  case refused(Endpoint, status: Int)
  /// A status of 500 or more.
  case failing(Endpoint, status: Int)
  /// Status 429; `retryAfter` is in seconds.
  case tooManyRequests(Endpoint, retryAfter: Int?)
  /// The response has more than `limit` bytes.
  case tooLarge(Endpoint, limit: Int)
  /// A redirect to another host, or from https to http.
  case forbiddenRedirect(Endpoint, to: String)
  case tooManyRedirects(Endpoint)
  /// The response is not HTTP, or cannot be decompressed.
  case unreadable(Endpoint)
  /// An empty body where data is expected.
  case empty(Endpoint)
  /// A web page or another text where JSON is expected.
  case notJSON(Endpoint)
  /// A JSON value is missing or has another type; `place` is the path to it.
  case unexpectedShape(Endpoint, place: String)
  /// libcurl, or a library that it needs, is not installed.
  case libraryMissing
  /// The task was cancelled; not to be shown to the user.
  case cancelled
}

extension HTTPError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .invalidAddress:
      "The address of the service is not valid."
    case .invalidHeader(let name):
      "The header \(name) of the request is not valid."
    case .unreachable(let endpoint):
      "\(endpoint) cannot be reached."
    case .privateAddress(let endpoint):
      "\(endpoint) is in a private network, which may not be reached."
    case .timedOut(let endpoint):
      "\(endpoint) did not answer in time."
    case .cutOff(let endpoint):
      "The connection to \(endpoint) was cut off."
    case .insecure(let endpoint):
      "The connection to \(endpoint) is not secure."
    case .refused(let endpoint, let status) where 300..<400 ~= status:
      "\(endpoint) answered with something else than data (status \(status))."
    case .refused(let endpoint, let status):
      "\(endpoint) refused the request (status \(status))."
    case .failing(let endpoint, let status):
      "\(endpoint) has a fault (status \(status))."
    case .tooManyRequests(let endpoint, let seconds):
      "\(endpoint) got too many requests\(seconds.map { "; try again in \($0) s" } ?? "")."
    case .tooLarge(let endpoint, let limit):
      "\(endpoint) answered with more than \(limit) bytes."
    case .forbiddenRedirect(let endpoint, let host):
      "\(endpoint) sent the request on to \(host), which is not allowed."
    case .tooManyRedirects(let endpoint):
      "\(endpoint) sent the request on too often."
    case .unreadable(let endpoint):
      "The answer of \(endpoint) cannot be read."
    case .empty(let endpoint):
      "\(endpoint) answered with nothing."
    case .notJSON(let endpoint):
      "\(endpoint) answered with something else than data."
    case .unexpectedShape(let endpoint, let place):
      "The data of \(endpoint) is not as expected, at \(place)."
    case .libraryMissing:
      "libcurl.so.4 cannot be loaded."
    case .cancelled:
      "The request was cancelled."
    }
  }
}

extension HTTPError {
  /// Whether the same request may succeed later.
  public var isTransient: Bool {
    switch self {
    case .unreachable, .timedOut, .cutOff, .failing, .tooManyRequests: true
    default: false
    }
  }
}

/// The part of an address that may be shown and logged, without query, user and password.
public struct Endpoint: Hashable, Sendable, CustomStringConvertible {
  public let host: String
  /// Nil for the default port of the scheme.
  public let port: Int?
  /// Begins with a slash.
  public let path: String

  public var description: String { host + (port.map { ":\($0)" } ?? "") + path }
}
