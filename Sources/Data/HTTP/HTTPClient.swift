/// Sends requests, within limits.
///
/// Each transfer runs on its own thread; cancelling the task ends it at once.
public struct HTTPClient: Sendable {
  /// Waits between two attempts; tests and headless runs return at once.
  public typealias Pause = @Sendable (Duration) async throws(CancellationError) -> Void
  /// Called on another thread with the bytes received so far, and the total if it is known.
  public typealias ProgressHandler = @Sendable (_ received: Int, _ total: Int?) -> Void

  private let agent: String
  private var limits: HTTPLimits
  private let reachesPublicOnly: Bool
  private let pause: Pause
  private let now: @Sendable () -> ContinuousClock.Instant

  /// A client that identifies itself as Galbi of this version.
  ///
  /// With `reachesPublicOnly` it connects neither to this machine nor to a private network, also not
  /// by a redirect or for a name that resolves there: for addresses that come from others.
  /// `now` is the time by which a request has used up its limits, except for the one to connect.
  public init(
    version: String, limits: HTTPLimits = HTTPLimits(), reachesPublicOnly: Bool = false,
    pause: @escaping Pause = { duration throws(CancellationError) in
      do { try await Task.sleep(for: duration) } catch { throw CancellationError() }
    },
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    agent = "galbi/\(version)"
    self.limits = limits
    self.reachesPublicOnly = reachesPublicOnly
    self.pause = pause
    self.now = now
  }

  /// The same with other limits.
  public func limited(by limits: HTTPLimits) -> HTTPClient {
    var client = self
    client.limits = limits
    return client
  }

  /// Returns the response of the service at `address`, after retrying transient failures.
  ///
  /// Percent-encodes the names and values of `query` and adds them to the address. Every request
  /// sends `User-Agent` and `Accept`. Off the caller's actor, since the first request loads libcurl.
  @concurrent
  public func get(
    _ address: String, query: KeyValuePairs<String, String> = [:],
    headers: KeyValuePairs<String, String> = [:], accept: String = "application/json",
    progress: ProgressHandler? = nil
  ) async throws(HTTPError) -> HTTPResponse {
    try await send(
      to: address, query: query.map { (name: $0.key, value: $0.value) },
      headers: headers.map { (name: $0.key, value: $0.value) }, accept: accept, progress: progress)
  }

  /// Gets, or posts `json` if there is some, as `get` does.
  ///
  /// With `keepsRefusals` a response with a status from 400 to 499 other than 429 is returned, since
  /// some services say there why they refuse. A redirect is followed with the same method and body.
  @concurrent
  public func send(
    _ json: [UInt8]? = nil, to address: String, query: [(name: String, value: String)] = [],
    headers: [(name: String, value: String)] = [], accept: String = "application/json",
    keepsRefusals: Bool = false, progress: ProgressHandler? = nil
  ) async throws(HTTPError) -> HTTPResponse {
    guard Transfer.isReady else { throw .libraryMissing }
    let address = try Address(address, query: query)
    guard address.isWeb else { throw .invalidAddress }
    let type = json == nil ? [] : [(name: "Content-Type", value: "application/json")]
    let request = Request(
      address: address, headers: try lines(of: headers + type, accept), body: json, limits: limits,
      now: now, deadline: now() + limits.whole, keepsRefusals: keepsRefusals,
      reachesPublicOnly: reachesPublicOnly, progress: progress)
    var number = 1
    while true {
      do throws(HTTPError) {
        return try await follow(request)
      } catch {
        guard number < limits.tries, error.isTransient else { throw error }
        let pause = max(limits.pause(after: number), error.retryDelay)
        guard now() + pause < request.deadline else { throw error }
        do { try await self.pause(pause) } catch { throw .cancelled }
      }
      number += 1
    }
  }

  private func lines(
    of headers: [(name: String, value: String)], _ accept: String
  ) throws(HTTPError) -> [String] {
    var lines = ["User-Agent: \(agent)", "Accept: \(accept)"]
    for (name, value) in headers {
      guard !name.isEmpty, !name.contains(":"),
        "\(name)\(value)".utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F })
      else { throw .invalidHeader(name: name) }
      // libcurl sends a header without a value only if it ends with a semicolon.
      lines.append(value.isEmpty ? "\(name);" : "\(name): \(value)")
    }
    return lines
  }

  /// Makes one attempt: follows redirects and checks the status.
  private func follow(_ request: Request) async throws(HTTPError) -> HTTPResponse {
    var request = request
    for _ in 0...limits.redirects {
      let result = try await Transfer(request).result()
      let endpoint = request.address.endpoint
      switch result.response.status {
      case 200..<300:
        return result.response
      case 300..<400 where result.redirect != nil:
        guard let target = result.redirect.flatMap({ try? Address($0) }) else {
          throw .unreadable(endpoint)
        }
        guard request.address.allowsRedirect(to: target) else {
          throw .forbiddenRedirect(endpoint, to: target.host)
        }
        request.address = target
      case 429:
        throw .tooManyRequests(endpoint, retryAfter: result.retryAfter)
      case 500...:
        throw .failing(endpoint, status: result.response.status)
      case 400... where request.keepsRefusals:
        return result.response
      default:
        throw .refused(endpoint, status: result.response.status)
      }
    }
    throw .tooManyRedirects(request.address.endpoint)
  }
}

extension HTTPError {
  /// How long the service asks the client to wait.
  fileprivate var retryDelay: Duration {
    if case .tooManyRequests(_, let seconds?) = self { .seconds(seconds) } else { .zero }
  }
}
