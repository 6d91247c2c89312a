import Geography
public import Time

/// Made-up incidents, rest areas and travel times, at real places, for use without a key or a
/// network; the screen says that they are samples.
public struct SampleHighway: IncidentService, TravelTimeService {
  let clock: any WallClock

  /// `clock` makes the incidents of today.
  public init(clock: any WallClock) {
    self.clock = clock
  }

  public func incidents() async throws(HighwayError) -> [Incident] {
    Self.incidentTable.split(separator: "\n").enumerated().compactMap { number, line in
      incident(number + 1, line.split(separator: "|", omittingEmptySubsequences: false))
    }
  }

  /// `fields` are those of a line of the table.
  private func incident(_ number: Int, _ fields: [Substring]) -> Incident? {
    guard let kind = Incident.Kind(rawValue: String(fields[0])), let age = Int(fields[6])
    else { return nil }
    let place = fields[8].split(separator: " ").compactMap { Double($0) }
    return Incident(
      id: "sample \(number)", source: .corporation, kind: kind, road: String(fields[1]),
      direction: String(fields[2]), place: String(fields[3]), lanes: String(fields[4]),
      text: "예시: \(fields[5])", begin: moment(-age), end: Int(fields[7]).map(moment),
      coordinate: Coordinate(latitude: place[0], longitude: place[1]))
  }

  /// So many minutes from now.
  private func moment(_ minutes: Int) -> Moment {
    Moment(korean: clock.now + Int64(minutes) * 60_000)
  }

  /// A few real ones.
  public func tollGates() async throws(HighwayError) -> [TollGate] {
    [
      TollGate(code: "101", name: "서울", road: "경부선"),
      TollGate(code: "103", name: "수원신갈", road: "경부선"),
    ]
  }

  /// Those from midnight until three hours ago, as late as those of the service.
  public func travelTimes(
    from start: String, to end: String
  ) async throws(HighwayError) -> [TravelTime] {
    let last = moment(-180)
    let usual = Double((start + end).unicodeScalars.reduce(0) { $0 + Int($1.value) } % 60 + 20)
    let minutes = stride(from: 0, through: last.hour * 60 + last.minute, by: 5)
    let times = minutes.compactMap { minute -> TravelTime? in
      guard let slot = Moment(last.day, hour: minute / 60, minute: minute % 60) else { return nil }
      // Busy at 8 and at 18 o'clock.
      let rush = max(0, 90 - min(abs(8 * 60 - minute), abs(18 * 60 - minute)))
      let average = usual * (1 + Double(rush) / 150)
      return TravelTime(
        slot: slot, average: average, least: average * 0.85, most: average * 1.25,
        cars: 20 + rush * 3)
    }
    return times.reversed()
  }
}
