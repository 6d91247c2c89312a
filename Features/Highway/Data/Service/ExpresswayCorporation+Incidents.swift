import Geography
import HTTP
public import HighwayDomain
import Time

extension ExpresswayCorporation: IncidentService {
  public func incidents() async throws(HighwayError) -> [Incident] {
    let rows = try await rows(
      "openapi/burstInfo/realTimeSms", list: "realTimeSMSList",
      [("sortType", "desc"), ("pagingYn", "Y")])
    let week = Moment(korean: clock.now - 7 * 86_400_000)
    return rows.filter { row in
      !row.isPromotion && !row.hasEnded
        && (row.isGoingOn || row.begin.map { $0 >= week } ?? true)
    }
    .map(\.incident).distinct
  }
}

/// A row of `realTimeSMSList`.
extension Reply {
  fileprivate var begin: Moment? {
    let time = [self["accDate"], self["accHour"]].compactMap(\.text).joined(separator: " ")
    return Reply.text(time).moment
  }

  fileprivate var isGoingOn: Bool { self["accProcessNM"].line().contains("진행") }

  fileprivate var hasEnded: Bool {
    let state = self["accProcessNM"].line()
    return ["완료", "종료", "해제"].contains { state.contains($0) }
  }

  /// Promotions of years ago stand among the incidents.
  fileprivate var isPromotion: Bool {
    let type = self["accType"].line()
    return type.contains("이벤트") || type.contains("홍보") || self["accTypeCode"].whole == 15
  }

  fileprivate var incident: Incident {
    let id = ["accDate", "accHour", "accTypeCode", "nosunNM", "accPointNM", "startEndTypeCode"]
    // The longitude is called altitude.
    return Incident(
      id: "ex " + id.map { self[$0].line(50) }.joined(separator: "|"), source: .corporation,
      kind: kind, road: self["roadNM"].line(50),
      direction: self["startEndTypeCode"].line(50).direction, place: self["accPointNM"].line(100),
      lanes: closedLanes, text: plain(self["smsText"].line(1_000)), begin: begin,
      coordinate: Reply.coordinate(latitude: self["latitude"], longitude: self["altitude"]))
  }

  private var kind: Incident.Kind {
    let name = self["accType"].line()
    guard name.isEmpty else { return Incident.Kind(korean: name) }
    switch self["accTypeCode"].whole {
    case 1: return .accident
    case 2: return .roadwork
    case 3: return .weather
    case 4: return .disaster
    default: return .other
    }
  }

  private var closedLanes: String {
    let numbers = (1...6).filter { self["laneYn\($0)"].text?.uppercased() == "Y" }
    let lanes = numbers.isEmpty ? [] : [numbers.map(String.init).joined(separator: "·") + "차로"]
    let shoulder = self["shldroadYn"].text?.uppercased() == "Y" ? ["갓길"] : []
    return (lanes + shoulder).joined(separator: ", ")
  }

  private func plain(_ text: String) -> String {
    text.split(separator: "**").joined().trimmed
  }
}
