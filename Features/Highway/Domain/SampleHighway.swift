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

extension SampleHighway {
  /// Kind, road, direction, place, lanes, text, minutes since it began, minutes until it ends, and
  /// latitude and longitude.
  static let incidentTable = """
    accident|경부선|부산|기흥IC 부근|1차로|승용차 두 대가 부딪혀 처리하고 있습니다|25||37.2255 127.1035
    accident|영동선|강릉|둔내IC 부근|2차로, 갓길|화물차 사고를 처리하고 있습니다|70||37.5010 128.2220
    accident|서해안선|서울|서해대교|3차로|사고 차를 갓길로 옮겼습니다|12||36.9510 126.8390
    roadwork|경부선|서울|안성JC 부근|4차로|노면을 보수하고 있습니다|240|180|37.0190 127.1440
    roadwork|영동선|인천|여주JC 부근|갓길|방음벽을 고치고 있습니다|180|300|37.2430 127.5860
    roadwork|중부내륙선|창원|문경새재IC 부근|1차로|중앙분리대를 청소하고 있습니다|95|85|36.7230 128.0890
    roadwork|호남선|순천|정읍IC 부근|2차로|교량을 점검하고 있습니다|310|110|35.5760 126.8760
    roadwork|남해선|부산|함안IC 부근|1·2차로|터널 조명을 바꾸고 있습니다|45|195|35.2870 128.4080
    weather|영동선||대관령 구간||안개가 짙으니 천천히 운전해 주세요|130||37.6790 128.7130
    weather|중앙선|춘천|단양IC 부근||비가 와 길이 미끄럽습니다|60||36.8990 128.3870
    disaster|중앙선|부산|죽령터널 부근|1차로|떨어진 돌을 치우고 있습니다|200||36.8720 128.4400
    other|경부선|부산|추풍령휴게소 부근|갓길|고장 난 차가 서 있습니다|8||36.2130 127.9990
    """
}
