/// Why a request brought nothing.
///
/// Neither a case nor its sentence holds a query, a header or a body.
public enum HTTPError: Error, Equatable {
  /// No address of the web, or one with characters that must be percent-encoded.
  case invalidAddress
  /// A header whose name or value holds a line break or another control.
  case invalidHeader(name: String)
  /// The host has no address, or nobody listens there; perhaps there is no network at all.
  case unreachable(Endpoint)
  /// No connection, no byte or no end within the limits.
  case timedOut(Endpoint)
  /// The connection ended before the answer did.
  case cutOff(Endpoint)
  /// The host could not prove who it is.
  case insecure(Endpoint)
  /// A status that says that the request is wrong, as 401 for a wrong key.
  case refused(Endpoint, status: Int)
  /// A status that says that the service has a fault of its own.
  case failing(Endpoint, status: Int)
  /// The service wants to be left alone, for so many seconds where it says so.
  case tooManyRequests(Endpoint, retryAfter: Int?)
  /// More than `limit` bytes.
  case tooLarge(Endpoint, limit: Int)
  /// Sent on to another host, or from https to http.
  case forbiddenRedirect(Endpoint, to: String)
  case tooManyRedirects(Endpoint)
  /// Not HTTP, or compressed in a way that cannot be undone.
  case unreadable(Endpoint)
  /// An empty body where data is expected.
  case empty(Endpoint)
  /// A web page or another text where JSON is expected.
  case notJSON(Endpoint)
  /// JSON in which a value is missing or of another kind; `place` is the path to it.
  case unexpectedShape(Endpoint, place: String)
  /// The task was cancelled; nothing to tell the user.
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
    case .cancelled:
      "The request was cancelled."
    }
  }
}

extension HTTPError {
  /// Whether the same request may succeed a moment later.
  var isPassing: Bool {
    switch self {
    case .unreachable, .timedOut, .cutOff, .failing, .tooManyRequests: true
    default: false
    }
  }
}
