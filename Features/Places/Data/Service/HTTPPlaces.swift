public import Geography
public import HTTP
public import Log
public import PlacesDomain
import Services

/// Places from TMap, or from a service with the same interface.
public struct HTTPPlaces: PlaceService {
  /// The standard address of the service's host.
  public static let address = "https://apis.openapi.sk.com"

  private let client: HTTPClient
  private let address: @MainActor () -> String
  private let key: @MainActor () -> String?
  private let log: Log

  /// `address` and `key` are called before each request; the key is sent in a header only, since
  /// addresses are logged.
  public init(
    client: HTTPClient, log: Log, address: @escaping @MainActor () -> String,
    key: @escaping @MainActor () -> String?
  ) {
    self.client = client
    self.address = address
    self.key = key
    self.log = log
  }

  public func search(
    _ text: String, near start: Coordinate?
  ) async throws(PlacesError) -> [Place] {
    do throws(HTTPError) {
      return try await places(matching: text, near: start).places
    } catch {
      throw failure(error)
    }
  }

  /// Makes one request; returns the host and path that answered.
  public func check() async throws(PlacesError) -> String {
    do throws(HTTPError) {
      return try await places(matching: "서울역", near: nil).endpoint
    } catch {
      throw failure(error)
    }
  }

  private static let resultLimit = PlaceQuery.resultLimit
  /// The status of a reply without a body.
  private static let nothingFound = 204

  private func places(
    matching text: String, near start: Coordinate?
  ) async throws(HTTPError) -> (places: [Place], endpoint: String) {
    // By relevance; a radius of 0 is everywhere.
    let response = try await get(
      "tmap/pois",
      [
        "version": "1", "searchKeyword": text, "searchtypCd": "A", "radius": "0",
        "count": "\(Self.resultLimit)", "page": "1", "reqCoordType": "WGS84GEO",
        "resCoordType": "WGS84GEO", "multiPoint": "N", "poiGroupYn": "N",
      ], centre: start)
    let endpoint = "\(response.endpoint)"
    guard response.status != Self.nothingFound else { return ([], endpoint) }
    return (try await places(in: response), endpoint)
  }

  /// Off the caller's actor, since a large reply takes time.
  @concurrent
  private func places(in response: HTTPResponse) async throws(HTTPError) -> [Place] {
    let reply = try response.reply()
    guard case .fields = reply["searchPoiInfo"] else {
      throw .unexpectedShape(response.endpoint, place: "searchPoiInfo")
    }
    return Array(reply.places.prefix(Self.resultLimit))
  }

  private func get(
    _ path: String, _ query: KeyValuePairs<String, String>, centre: Coordinate?
  ) async throws(HTTPError) -> HTTPResponse {
    let headers: KeyValuePairs<String, String> =
      if let key = await key() { ["appKey": key] } else { [:] }
    var address = try serviceAddress(await address(), path)
    if let centre { address += "?centerLon=\(centre.longitude)&centerLat=\(centre.latitude)" }
    return try await client.get(address, query: query, headers: headers)
  }

  /// Logs the error of a request, unless it was cancelled.
  private func failure(_ error: HTTPError) -> PlacesError {
    if error != .cancelled { log.warning("places", error.description) }
    switch error {
    // The gateway says 403 for a wrong key, and for a product that the key does not have.
    case .refused(_, status: 401), .refused(_, status: 403), .invalidHeader: return .keyRefused
    default: return .service(ServiceError(error, setting: "places.url"))
    }
  }
}
