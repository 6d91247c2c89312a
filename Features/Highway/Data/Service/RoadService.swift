import HTTP
import HighwayDomain
import Log
import Services

/// A service of the roads as the settings have it: its address and its key, which both are read
/// before each request.
struct RoadService: Sendable {
  /// Where a service takes its key.
  enum KeyPlace {
    case query(String)
    case header(String)
  }

  /// What a service says in a reply that is no data; nil for data.
  ///
  /// The reply is nil where it cannot be read.
  typealias Fault = @Sendable (HTTPResponse, Reply?) -> HighwayError?

  /// The group of its settings, such as `highway` of `highway.url` and `highway.key`.
  let settings: String
  let keyPlace: KeyPlace
  let client: HTTPClient
  let log: Log
  /// Of the host, which may have a path in front of the service's own.
  let address: @MainActor () -> String
  let key: @MainActor () -> String?
  let fault: Fault
  /// No service is asked for more at once.
  private let slots = AsyncSemaphore(4)

  var keyRefused: HighwayError { .keyRefused(setting: "\(settings).key") }
  var quotaExceeded: HighwayError { .quotaExceeded(setting: "\(settings).key") }

  /// Gets, or posts `json`; returns the reply, and the response that it is from.
  func ask(
    _ path: String, _ query: [(name: String, value: String)] = [], json: [UInt8]? = nil
  ) async throws(HighwayError) -> (reply: Reply, response: HTTPResponse) {
    guard let key = await key() else { throw .keyMissing(setting: "\(settings).key") }
    let response: HTTPResponse
    do throws(HTTPError) {
      response = try await slots.run { () throws(HTTPError) in
        try await send(json, to: path, query, key)
      }
    } catch {
      throw failure(error)
    }
    return (try await reply(in: response), response)
  }

  private func send(
    _ json: [UInt8]?, to path: String, _ query: [(name: String, value: String)], _ key: String
  ) async throws(HTTPError) -> HTTPResponse {
    let address = try serviceAddress(await address(), path)
    switch keyPlace {
    case .query(let name):
      return try await client.send(
        json, to: address, query: [(name: name, value: key)] + query, keepsRefusals: true)
    case .header(let name):
      return try await client.send(
        json, to: address, query: query, headers: [(name: name, value: key)], keepsRefusals: true)
    }
  }

  /// Off the caller's actor, since a large reply takes time.
  @concurrent
  private func reply(in response: HTTPResponse) async throws(HighwayError) -> Reply {
    let read = Result { () throws(HTTPError) in try response.reply() }
    if let fault = fault(response, try? read.get()) ?? refusal(response) {
      log.warning("highway", "\(response.endpoint): \(fault)")
      throw fault
    }
    do throws(HTTPError) { return try read.get() } catch { throw failure(error) }
  }

  /// What a status says by itself; a web page comes from something before the service.
  private func refusal(_ response: HTTPResponse) -> HighwayError? {
    switch response.status {
    case 401: keyRefused
    case 403 where !response.isXML: keyRefused
    case 400...: .service(.refused(status: response.status))
    default: nil
    }
  }

  /// Logs the error of a request, unless it was cancelled.
  private func failure(_ error: HTTPError) -> HighwayError {
    if error != .cancelled { log.warning("highway", error.description) }
    // A key with characters that no header has is none of the service.
    if case .invalidHeader = error { return keyRefused }
    return .service(ServiceError(error, setting: "\(settings).url"))
  }

  /// For a reply without the data that it should have; `place` is where they are missing.
  func unreadable(_ response: HTTPResponse, _ place: String) -> HighwayError {
    failure(.unexpectedShape(response.endpoint, place: place))
  }
}
