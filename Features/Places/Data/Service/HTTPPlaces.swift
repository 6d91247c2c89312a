public import Geography
public import HTTP
public import PlacesDomain
import Services

/// Places from TMap, or from a service with the same interface.
public struct HTTPPlaces: PlaceService {
  /// The standard address of the service's host.
  public static let address = "https://apis.openapi.sk.com"

  private static let resultLimit = PlaceQuery.resultLimit
  /// The status of a reply without a body.
  private static let nothingFound = 204
  private let service: WebService<PlacesError>

  /// The key is sent in a header only, since addresses are logged.
  ///
  /// The gateway says 403 for a wrong key, and for a product that the key does not have.
  public init(_ access: ServiceAccess) {
    service = WebService(
      access, category: "places", addressSetting: "places.url", keyPlace: .header("appKey"),
      keyRefused: .keyRefused, failed: PlacesError.service)
  }

  public func search(
    _ text: String, near start: Coordinate?
  ) async throws(PlacesError) -> [Place] {
    try await places(matching: text, near: start).places
  }

  /// Makes one request; returns the host and path that answered.
  public func check() async throws(PlacesError) -> String {
    try await places(matching: "서울역", near: nil).endpoint
  }

  private func places(
    matching text: String, near start: Coordinate?
  ) async throws(PlacesError) -> (places: [Place], endpoint: String) {
    let centre = start.map {
      [(name: "centerLon", value: "\($0.longitude)"), ("centerLat", "\($0.latitude)")]
    }
    // By relevance; a radius of 0 is everywhere.
    return try await service.get(
      "tmap/pois",
      (centre ?? []) + [
        ("version", "1"), ("searchKeyword", text), ("searchtypCd", "A"), ("radius", "0"),
        ("count", "\(Self.resultLimit)"), ("page", "1"), ("reqCoordType", "WGS84GEO"),
        ("resCoordType", "WGS84GEO"), ("multiPoint", "N"), ("poiGroupYn", "N"),
      ]
    ) { response throws(HTTPError) in (try Self.places(in: response), "\(response.endpoint)") }
  }

  private static func places(in response: HTTPResponse) throws(HTTPError) -> [Place] {
    guard response.status != nothingFound else { return [] }
    let reply = try response.reply()
    guard case .fields = reply["searchPoiInfo"] else {
      throw .unexpectedShape(response.endpoint, place: "searchPoiInfo")
    }
    return Array(reply.places.prefix(resultLimit))
  }
}

/// The service of a run with `--offline`: it answers that there is no internet.
public struct OfflinePlaces: PlaceService {
  public init() {}

  public func search(
    _ text: String, near start: Coordinate?
  ) async throws(PlacesError) -> [Place] {
    throw .service(.noInternet)
  }
}
