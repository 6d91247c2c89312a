import HTTP
public import HighwayDomain
import Time

extension ExpresswayCorporation: TravelTimeService {
  public func tollGates() async throws(HighwayError) -> [TollGate] {
    let rows = try await rows("openapi/locationinfo/locationinfoUnit", [])
    var codes: Set<String> = []
    return rows.compactMap { row in
      let name = row["unitName"].line(100)
      guard let code = row["unitCode"].text, !name.isEmpty, codes.insert(code).inserted else {
        return nil
      }
      return TollGate(code: code, name: name, road: row["routeName"].line(100))
    }
  }

  public func travelTimes(
    from start: String, to end: String
  ) async throws(HighwayError) -> [TravelTime] {
    // By arrival, which counts the cars that have got through.
    let rows = try await rows(
      "openapi/trtm/realUnitTrtm", list: "realUnitTrtmVO",
      [("iStartUnitCode", start), ("iEndUnitCode", end), ("iStartEndStdTypeCode", "2")])
    let times = rows.filter { $0["startUnitCode"].isCode(start) && $0["endUnitCode"].isCode(end) }
      .compactMap(\.travelTime).sorted { $0.slot > $1.slot }
    // The service has one day, which soon after midnight is still the day before.
    return times.enumerated().filter { index, time in
      time.slot.day == times[0].slot.day && (index == 0 || times[index - 1].slot != time.slot)
    }
    .map(\.element)
  }
}

extension Reply {
  /// A row of `realUnitTrtmVO`; nil for one of lorries and buses, and for the sum of an hour, whose
  /// time is without minutes.
  fileprivate var travelTime: TravelTime? {
    let time = self["stdTime"].line()
    guard [nil, 1].contains(self["tcsCarTypeCode"].whole), time.contains(":"),
      let slot = Reply.text(self["stdDate"].line() + time).moment,
      let average = self["timeAvg"].minutes
    else { return nil }
    return TravelTime(
      slot: slot, average: average, least: self["timeMin"].minutes, most: self["timeMax"].minutes,
      cars: self["efcvTrfl"].whole.flatMap { 0...1_000_000 ~= $0 ? $0 : nil })
  }

  private var minutes: Double? { number(in: 0.1...10_000) }
}
