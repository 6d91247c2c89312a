internal import FoundationEssentials
public import Geography
public import HTTP
public import HighwayDomain
import Services

/// Ways by car of TMap, apis.openapi.sk.com.
public struct TMapRoutes: RouteService {
  /// The standard address of the service.
  public static let address = "https://apis.openapi.sk.com"

  private let service: WebService<HighwayError>

  /// The service with the settings of `access`.
  public init(_ access: ServiceAccess) {
    service = WebService(
      access, settings: "places", keyPlace: .header("appKey"), fault: Self.fault)
  }

  public func route(
    from start: Coordinate, to destination: Coordinate
  ) async throws(HighwayError) -> DrivenRoute {
    try await ask(start, destination).route
  }

  /// Makes one request, for a way of some kilometres in Seoul; returns the host and path that answered.
  public func check() async throws(HighwayError) -> String {
    guard let start = Coordinate(latitude: 37.5547, longitude: 126.9707),
      let end = Coordinate(latitude: 37.4980, longitude: 127.0276)
    else { throw .noRoad }
    return "\(try await ask(start, end).endpoint)"
  }

  /// What the service is asked; it takes numbers as text too. See
  /// https://tmap-skopenapi.readme.io/reference/자동차-경로안내
  private struct Question: Encodable {
    let startX, startY, endX, endY: String
    /// Expressways are preferred.
    var searchOption = "4"
    /// Names the expressways.
    var mainRoadInfo = "Y"
  }

  @concurrent
  private func ask(
    _ start: Coordinate, _ end: Coordinate
  ) async throws(HighwayError) -> (route: DrivenRoute, endpoint: Endpoint) {
    let question = Question(
      startX: "\(start.longitude)", startY: "\(start.latitude)", endX: "\(end.longitude)",
      endY: "\(end.latitude)")
    guard let json = try? JSONEncoder().encode(question) else { throw .service(.unknown) }
    let (reply, response) = try await service.reply(
      "tmap/routes", [("version", "1")], json: Array(json))
    guard let route = reply.route else { throw service.unreadable(response, "features") }
    return (route, response.endpoint)
  }

  private static func fault(_ response: HTTPResponse, _ reply: Reply?) -> HighwayError? {
    // The service has no body where there is nothing.
    if response.status == 204 { return .noRoad }
    guard let error = reply?["error"], let code = error["code"].text else { return nil }
    switch code.uppercased() {
    case "1007": return .tooNear
    case "3102": return .noRoad
    // Also for a product that the key has not been given.
    case "INVALID_API_KEY": return .keyRefused(setting: "places.key")
    case "QUOTA_EXCEEDED": return .quotaExceeded(setting: "places.key")
    default:
      if error["category"].text == "gw", [401, 403].contains(response.status) {
        return .keyRefused(setting: "places.key")
      }
      return .service(
        response.status < 400 ? .unreadableReply : .refused(status: response.status))
    }
  }
}

extension Reply {
  /// The way in a collection of GeoJSON; its totals stand in the first feature.
  fileprivate var route: DrivenRoute? {
    let features = self["features"].rows
    guard let totals = features.first(where: { $0["properties"]["totalTime"] != .nothing }),
      let seconds = totals["properties"]["totalTime"].whole,
      let metres = totals["properties"]["totalDistance"].whole, seconds >= 0, metres >= 0
    else { return nil }
    var path: [Coordinate] = []
    var expressways: [String] = []
    for feature in features {
      let geometry = feature["geometry"]
      switch geometry["type"].text {
      case "LineString":
        for place in geometry["coordinates"].items.compactMap(\.place) where place != path.last {
          path.append(place)
        }
      case "Point" where feature["properties"]["pointType"].text == "rs6":
        let name = feature["properties"]["name"].line(50)
        if !name.isEmpty, !expressways.contains(name) { expressways.append(name) }
      default: break
      }
    }
    guard path.count > 1 else { return nil }
    let toll = totals["properties"]["totalFare"].whole.flatMap { $0 >= 0 ? $0 : nil }
    return DrivenRoute(
      seconds: seconds, metres: metres, toll: toll, path: path, expressways: expressways)
  }

  /// A pair of longitude and latitude.
  private var place: Coordinate? {
    let pair = items
    guard pair.count >= 2 else { return nil }
    return Reply.coordinate(latitude: pair[1], longitude: pair[0])
  }
}
