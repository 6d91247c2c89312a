public import Log
public import Services

/// How a service of the web is reached: its address and its key are asked for before each request.
public struct ServiceAccess: Sendable {
  /// The address, which may have a path in front of the service's own.
  public let address: @MainActor () -> String
  /// The key; nil if the settings have none.
  public let key: @MainActor () -> String?
  /// What asks the service, and what its replies name.
  public let client: HTTPClient
  let log: Log

  /// A service that takes no key has none.
  public init(
    client: HTTPClient, log: Log, address: @escaping @MainActor () -> String,
    key: @escaping @MainActor () -> String? = { nil }
  ) {
    self.client = client
    self.log = log
    self.address = address
    self.key = key
  }
}

/// A service of the web, which tells what goes wrong as the errors of a feature.
///
/// The key stands in no log line and in no error.
public struct WebService<Failure: Error>: Sendable {
  /// Where a service takes its key.
  public enum KeyPlace: Sendable {
    case query(String)
    /// The prefix stands in front of the key.
    case header(String, prefix: String = "")
  }

  /// What a service says in a response that is no data; nil for data.
  ///
  /// The reply is nil where it cannot be read.
  public typealias Fault = @Sendable (HTTPResponse, Reply?) -> Failure?

  private let access: ServiceAccess
  private let category: StaticString
  private let addressSetting: String
  private let keyPlace: KeyPlace?
  private let slots: AsyncSemaphore
  private let keyMissing: Failure?
  private let keyRefused: Failure?
  private let failed: @Sendable (ServiceError) -> Failure
  private let fault: Fault

  /// - Parameters:
  ///   - access: how the service is reached.
  ///   - category: the part of the program that log lines name.
  ///   - addressSetting: the name of the setting that has the address.
  ///   - keyPlace: nil for a service that takes no key.
  ///   - slots: how many requests may run at once.
  ///   - keyMissing: thrown where the settings have no key; nil to ask without one.
  ///   - keyRefused: thrown where the service refuses the key.
  ///   - failed: makes an error of what went wrong otherwise.
  ///   - fault: judges each response of `reply`, also one that refuses the request.
  public init(
    _ access: ServiceAccess, category: StaticString, addressSetting: String,
    keyPlace: KeyPlace? = nil, slots: Int = .max, keyMissing: Failure? = nil,
    keyRefused: Failure? = nil, failed: @escaping @Sendable (ServiceError) -> Failure,
    fault: @escaping Fault = { _, _ in nil }
  ) {
    self.access = access
    self.category = category
    self.addressSetting = addressSetting
    self.keyPlace = keyPlace
    self.slots = AsyncSemaphore(slots)
    self.keyMissing = keyMissing
    self.keyRefused = keyRefused
    self.failed = failed
    self.fault = fault
  }

  /// Gets what `read` makes of the response, off the caller's actor, since a large one takes time.
  @concurrent
  public func get<Value>(
    _ path: String? = nil, _ query: [(name: String, value: String)] = [],
    progress: HTTPClient.ProgressHandler? = nil,
    read: @Sendable (HTTPResponse) throws(HTTPError) -> Value
  ) async throws(Failure) -> Value {
    try await telling { () throws(HTTPError) in
      try read(try await response(path, query, progress: progress))
    }
  }

  /// Gets, or posts `json`; returns the reply, and the response that it is from.
  @concurrent
  public func reply(
    _ path: String, _ query: [(name: String, value: String)] = [], json: [UInt8]? = nil
  ) async throws(Failure) -> (reply: Reply, response: HTTPResponse) {
    if let keyMissing, await access.key() == nil { throw keyMissing }
    let response = try await telling { () throws(HTTPError) in
      try await self.response(path, query, json: json, keepsRefusals: true)
    }
    let read = Result { () throws(HTTPError) in try response.reply() }
    if let fault = fault(response, try? read.get()) ?? refusal(response) {
      warn("\(response.endpoint): \(fault)")
      throw fault
    }
    return (try await telling { () throws(HTTPError) in try read.get() }, response)
  }

  /// What the service answers; `address` is used in the place of that of the settings.
  public func response(
    _ path: String? = nil, _ query: [(name: String, value: String)] = [], json: [UInt8]? = nil,
    at address: String? = nil, keepsRefusals: Bool = false,
    progress: HTTPClient.ProgressHandler? = nil
  ) async throws(HTTPError) -> HTTPResponse {
    var address = if let address { address } else { await access.address() }
    if let path {
      // A path cannot follow a query.
      guard !address.contains(where: { "?#".contains($0) }) else { throw .invalidAddress }
      address += (address.hasSuffix("/") ? "" : "/") + path
    }
    var query = query
    var headers: [(name: String, value: String)] = []
    switch (keyPlace, await access.key()) {
    case (.query(let name), let key?): query.insert((name, Self.plain(key)), at: 0)
    case (.header(let name, let prefix), let key?): headers = [(name, prefix + key)]
    default: break
    }
    return try await slots.run { [address, query, headers] () throws(HTTPError) in
      try await access.client.send(
        json, to: address, query: query, headers: headers, keepsRefusals: keepsRefusals,
        progress: progress)
    }
  }

  /// A key that was copied as it stands in addresses, with `%2B` and the like, as it is; services hand out both.
  private static func plain(_ key: String) -> String {
    let parts = key.split(separator: "%", omittingEmptySubsequences: false)
    var bytes = Array(parts[0].utf8)
    for part in parts.dropFirst() {
      let digits = part.prefix(2)
      guard digits.count == 2, digits.allSatisfy(\.isHexDigit), let byte = UInt8(digits, radix: 16)
      else { return key }
      bytes += [byte] + part.utf8.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self) ?? key
  }

  private func telling<Value>(
    _ request: () async throws(HTTPError) -> Value
  ) async throws(Failure) -> Value {
    do throws(HTTPError) { return try await request() } catch { throw failure(error) }
  }

  /// What a status says by itself; a web page comes from something before the service.
  private func refusal(_ response: HTTPResponse) -> Failure? {
    guard response.status >= 400 else { return nil }
    let isOfKey = response.status == 401 || response.status == 403 && !response.isXML
    return (isOfKey ? keyRefused : nil) ?? failed(.refused(status: response.status))
  }

  /// The error of a request, which is logged unless it was cancelled.
  public func failure(_ error: HTTPError) -> Failure {
    if error != .cancelled { warn(error.description) }
    switch error {
    // A key with characters that no header has is none of the service.
    case .refused(_, status: 401), .refused(_, status: 403), .invalidHeader:
      if let keyRefused { return keyRefused }
    default: break
    }
    return failed(ServiceError(error, setting: addressSetting))
  }

  /// For a reply without the data that it should have; `place` is where they are missing.
  public func unreadable(_ response: HTTPResponse, _ place: String) -> Failure {
    failure(.unexpectedShape(response.endpoint, place: place))
  }

  /// Logs something about a response after which all goes on.
  public func warn(_ message: @autoclosure () -> String) {
    access.log.warning(category, message())
  }
}

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
    case .privateAddress: self = .privateAddress
    case .insecure, .forbiddenRedirect, .tooManyRedirects: self = .untrusted
    case .invalidAddress: self = .invalidAddress(setting: setting)
    case .libraryMissing: self = .noLibrary
    case .invalidHeader, .cancelled: self = .unknown
    }
  }
}
