import Geography
public import HTTP
public import HighwayDomain
import Services
import Time

/// Incidents and cameras of the National Transport Information Center, openapi.its.go.kr.
public struct ITSTraffic: Sendable {
  /// The standard address of the service.
  public static let address = "https://openapi.its.go.kr:9443"

  let service: WebService<HighwayError>
  let stills: HTTPClient

  /// `stills` downloads what cameras see, from other hosts and without the key.
  public init(_ access: ServiceAccess, stills: HTTPClient) {
    self.stills = stills
    service = WebService(
      access, settings: "its", keyPlace: .query("apiKey"), fault: Self.fault)
  }

  /// Makes one request; returns the host and path that answered.
  public func check() async throws(HighwayError) -> String {
    let answer = try await service.reply("eventInfo", Self.events)
    _ = try events(in: answer.reply, answer.response)
    return "\(answer.response.endpoint)"
  }

  /// The sides of a box as the service is asked for them.
  static func box(_ box: CoordinateBox) -> [(name: String, value: String)] {
    [
      ("minX", "\(box.longitudes.lowerBound)"), ("maxX", "\(box.longitudes.upperBound)"),
      ("minY", "\(box.latitudes.lowerBound)"), ("maxY", "\(box.latitudes.upperBound)"),
      ("getType", "json"),
    ]
  }

  private static func fault(_ response: HTTPResponse, _ reply: Reply?) -> HighwayError? {
    guard let reply else {
      let isForbidden = String(decoding: response.body.prefix(100), as: UTF8.self)
        .contains("Forbidden")
      return isForbidden && !response.isXML ? .keyRefused(setting: "its.key") : nil
    }
    let header = reply["header"]
    guard let code = header["resultCode"].whole ?? reply["resultCode"].whole, code != 0 else {
      return nil
    }
    let message = header["resultMsg"].line()
    if code == 4001 || message.contains("초과") { return .quotaExceeded(setting: "its.key") }
    if code == 4005 || message.contains("인증키") { return .keyRefused(setting: "its.key") }
    return response.status < 400 ? .service(.unreadableReply) : nil
  }
}

extension ITSTraffic: IncidentService {
  public func incidents() async throws(HighwayError) -> [Incident] {
    let (reply, response) = try await service.reply("eventInfo", Self.events)
    return try events(in: reply, response).map(\.incident).distinct
  }

  private static let events = [(name: "type", value: "all"), ("eventType", "all")] + box(.korea)

  private func events(
    in reply: Reply, _ response: HTTPResponse
  ) throws(HighwayError) -> [Reply] {
    let body = reply["body"] == .nothing ? reply["response"]["body"] : reply["body"]
    let items = body["items"]
    // XML has the rows as elements of their own within.
    let rows = (items["item"] == .nothing ? items : items["item"]).rows
    let isTold = items != .nothing || body["totalCount"].whole == 0
    guard isTold, !rows.isEmpty || (body["totalCount"].whole ?? 0) == 0 else {
      throw service.unreadable(response, "body.items")
    }
    return rows
  }
}

/// A row of `eventInfo`.
extension Reply {
  fileprivate var incident: Incident {
    let message = EventMessage(self["message"].line(2_000))
    let id = ["linkId", "startDate", "eventType"].map { self[$0].line(50) }
    func told(_ name: String, else other: String) -> String {
      let text = self[name].line(100)
      return text.isEmpty ? other : text
    }
    return Incident(
      id: "its " + id.joined(separator: "|"), source: .its,
      kind: Incident.Kind(korean: told("eventType", else: message.kind)),
      road: told("roadName", else: message.road), direction: self["roadDrcType"].line(50).direction,
      place: message.place,
      lanes: told("lanesBlocked", else: told("lanesBlockType", else: message.lanes)),
      text: message.text.isEmpty ? self["eventDetailType"].line() : message.text,
      begin: self["startDate"].moment, end: self["endDate"].moment,
      coordinate: Reply.coordinate(latitude: self["coordY"], longitude: self["coordX"]))
  }
}

/// The parts of a message such as `<공사>::경부선::예시IC::표본IC::1차로::[공사/통제] 노면보수`, or of one
/// that is only a text.
private struct EventMessage {
  var kind = ""
  var road = ""
  var place = ""
  var lanes = ""
  let text: String

  init(_ message: String) {
    let parts = message.split(separator: "::", omittingEmptySubsequences: false)
      .map { String($0).trimmed }
    guard parts.count >= 6 else {
      text = message
      return
    }
    kind = parts[0].filter { !"<>".contains($0) }
    road = parts[1]
    let ends = parts[2...3].filter { !["", "-"].contains($0) }
    place = (Set(ends).count == 1 ? ends.prefix(1) : ends[...]).joined(separator: " → ")
    lanes = parts[4] == "-" ? "" : parts[4]
    let rest = parts[5...].joined(separator: " ")
    let plain = rest.hasPrefix("[") ? rest.drop { $0 != "]" }.dropFirst() : rest[...]
    let words = String(plain).trimmed
    text = words.isEmpty ? rest.filter { !"[]".contains($0) } : words
  }
}
