public import Services

extension ServiceError {
  /// The error of a request that failed; `setting` is the name of the setting that has the address.
  public init(_ error: HTTPError, setting: String) {
    switch error {
    case .unreachable: self = .noInternet
    case .timedOut: self = .tooSlow
    case .tooManyRequests: self = .tooManyRequests
    case .refused(_, let status), .failing(_, let status): self = .refused(status: status)
    case .cutOff: self = .connectionLost
    case .tooLarge: self = .tooLarge
    case .empty: self = .emptyReply
    case .notJSON, .unexpectedShape, .unreadable: self = .unreadableReply
    case .insecure, .forbiddenRedirect, .tooManyRedirects: self = .untrusted
    case .invalidAddress: self = .invalidAddress(setting: setting)
    case .libraryMissing: self = .noLibrary
    case .invalidHeader, .cancelled: self = .unknown
    }
  }
}
