/// Sends GET requests, within limits.
///
/// Each transfer runs on its own thread; cancelling the task ends it at once.
public struct HTTPClient: Sendable {
  /// Waits between two attempts; tests and headless runs return at once.
  public typealias Pause = @Sendable (Duration) async throws(CancellationError) -> Void
  /// Called on another thread with the bytes received so far, and the total if it is known.
  public typealias ProgressHandler = @Sendable (_ received: Int, _ total: Int?) -> Void

  private let agent: String
  private let limits: HTTPLimits
  private let pause: Pause

  /// A client that identifies itself as Galbi of this version.
  public init(
    version: String, limits: HTTPLimits = HTTPLimits(),
    pause: @escaping Pause = { duration throws(CancellationError) in
      do { try await Task.sleep(for: duration) } catch { throw CancellationError() }
    }
  ) {
    agent = "galbi/\(version)"
    self.limits = limits
    self.pause = pause
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
    guard Transfer.isReady else { throw .libraryMissing }
    let address = try Address(address, query: query.map { (name: $0.key, value: $0.value) })
    guard address.isWeb else { throw .invalidAddress }
    let request = Request(
      address: address, headers: try lines(of: headers, accept), limits: limits,
      deadline: .now + limits.whole, progress: progress)
    var number = 1
    while true {
      do throws(HTTPError) {
        return try await follow(request)
      } catch {
        guard number < limits.tries, error.isTransient else { throw error }
        let pause = max(limits.pause(after: number), error.retryDelay)
        guard .now + pause < request.deadline else { throw error }
        do { try await self.pause(pause) } catch { throw .cancelled }
      }
      number += 1
    }
  }

  private func lines(
    of headers: KeyValuePairs<String, String>, _ accept: String
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
      let reply = try await Transfer(request).reply()
      let endpoint = request.address.endpoint
      switch reply.response.status {
      case 200..<300:
        return reply.response
      case 300..<400 where reply.redirect != nil:
        guard let target = reply.redirect.flatMap({ try? Address($0) }) else {
          throw .unreadable(endpoint)
        }
        guard request.address.allowsRedirect(to: target) else {
          throw .forbiddenRedirect(endpoint, to: target.host)
        }
        request.address = target
      case 429:
        throw .tooManyRequests(endpoint, retryAfter: reply.retryAfter)
      case 500...:
        throw .failing(endpoint, status: reply.response.status)
      default:
        throw .refused(endpoint, status: reply.response.status)
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
