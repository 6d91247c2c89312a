import Geography
public import HTTP
public import HighwayDomain
import Services

/// Incidents of the province of Gyeonggi, openapigits.gg.go.kr, which answers in XML.
public struct GyeonggiTraffic: Sendable {
  /// The standard address of the service, which has no https: the key is sent openly, as everybody's
  /// is that uses it.
  public static let address = "http://openapigits.gg.go.kr"

  private let service: WebService<HighwayError>

  /// The service with the settings of `access`.
  public init(_ access: ServiceAccess) {
    service = WebService(access, settings: "gyeonggi", keyPlace: .query("serviceKey")) {
      _, reply in reply.flatMap(Self.fault)
    }
  }

  /// Makes one request; returns the host and path that answered.
  public func check() async throws(HighwayError) -> String {
    let (reply, response) = try await ask()
    _ = try rows(in: reply, response)
    return "\(response.endpoint)"
  }

  private func ask() async throws(HighwayError) -> (reply: Reply, response: HTTPResponse) {
    try await service.reply("api/rest/getIncidentInfo")
  }

  private func rows(in reply: Reply, _ response: HTTPResponse) throws(HighwayError) -> [Reply] {
    let rows = reply["msgBody"]["itemList"].rows
    // Without rows the header has to say that there are none.
    guard
      !rows.isEmpty
        || (reply["msgHeader"]["itemCount"].whole ?? 0) == 0
          && reply["msgHeader"]["headerCd"] != .nothing
    else { throw service.unreadable(response, "msgBody.itemList") }
    return rows
  }

  /// What the header says where it is not 0; “no result” is an empty list.
  private static func fault(_ reply: Reply) -> HighwayError? {
    let headers = [
      reply["msgHeader"], reply["comMsgHeader"], reply["cmmMsgHeader"],
    ]
    let code = reply["msgHeader"]["headerCd"].whole
    let names = ["headerMsg", "errMsg", "returnAuthMsg", "returnReasonCode", "returnCode"]
    let message = headers.flatMap { header in names.map { header[$0].line() } }
      .joined(separator: " ").uppercased()
    let isError = code.map { $0 != 0 } ?? !message.allSatisfy(\.isWhitespace)
    guard isError else { return nil }
    if ["초과", "LIMITED", "EXCEED"].contains(where: message.contains) {
      return .quotaExceeded(setting: "gyeonggi.key")
    }
    if ["인증", "키", "KEY", "등록되지", "DENIED", "UNREGISTERED"].contains(where: message.contains) {
      return .keyRefused(setting: "gyeonggi.key")
    }
    // 4 is “no result”.
    if code == 4 || message.contains("없") || message.contains("NODATA") { return nil }
    return .service(.unreadableReply)
  }
}

extension GyeonggiTraffic: IncidentService {
  public func incidents() async throws(HighwayError) -> [Incident] {
    let (reply, response) = try await ask()
    return try rows(in: reply, response).map(\.incident).distinct
  }
}

/// An `itemList` of `getIncidentInfo`.
extension Reply {
  fileprivate var incident: Incident {
    let text = self["inciDesc"].line(1_000)
    let description = IncidentDescription(text)
    let place = IncidentDescription(self["inciPlace2"].line(200))
    let lanes = self["restrictType"].line(50)
    let end = self["endDate"].moment ?? self["estEndDate"].moment
    let id = ["linkId", "startDate", "regSeq"].map { self[$0].line(50) }
    return Incident(
      id: "gg " + id.joined(separator: "|"), source: .gyeonggi,
      kind: Incident.Kind(korean: description.tag.isEmpty ? text : description.tag),
      road: description.road.isEmpty ? self["inciPlace1"].line(50) : description.road,
      direction: place.direction.isEmpty ? description.direction : place.direction,
      place: place.place.isEmpty ? description.place : place.place,
      lanes: lanes.isEmpty ? description.lanes : lanes, text: description.text,
      begin: self["startDate"].moment ?? self["confirmDate"].moment, end: end,
      coordinate: Reply.coordinate(latitude: self["coord_y"], longitude: self["coord_x"]))
  }
}

/// The parts of a text such as `[차량고장] 1번국도 (구리방향) A → B  4차로 통제,  차량고장`, any of which may
/// be missing.
private struct IncidentDescription {
  private(set) var tag = ""
  private(set) var road = ""
  private(set) var direction = ""
  private(set) var place = ""
  private(set) var lanes = ""
  /// Without the tag.
  let text: String

  init(_ text: String) {
    var rest = text[...]
    if rest.hasPrefix("["), let end = rest.firstIndex(of: "]") {
      tag = String(rest[rest.index(after: rest.startIndex)..<end])
      rest = rest[rest.index(after: end)...]
    }
    self.text = String(rest).trimmed
    guard let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")") else {
      return
    }
    road = String(rest[..<open]).trimmed
    direction = String(rest[rest.index(after: open)..<close]).direction
    // Two blanks, or the lanes, end the place.
    let after = String(rest[rest.index(after: close)...]).trimmed
    let parts = after.split(separator: "  ").map { String($0).trimmed }
    place = parts.first ?? ""
    guard let found = after.firstMatch(of: /((?:\d[\d,·~]*|전)차로|갓길)\s*(?:통제|차단)/) else {
      return
    }
    lanes = String(found.1)
    if let start = place.firstRange(of: found.1)?.lowerBound {
      place = String(place[..<start]).trimmed
    }
  }
}
