import Geography
import Log
import PlacesData
import PlacesDomain
import Platform
import PlatformTesting

/// The search of a million imported places, for each text on the way to some three hundred queries.
@MainActor let placesSuite = Suite(name: "places") {
  let million = MillionPlaces()
  return [
    Measure("1,000,000 places: import", unit: "s") { try await million.importTime() },
    Measure("1,000,000 places: p99 of a key", unit: "ms") { try await million.search().p99 },
    Measure("1,000,000 places, a start: p99 of a key", unit: "ms") {
      try await million.search(near: Coordinate(latitude: 37.7645, longitude: 128.8996)).p99
    },
    Measure("1,000,000 places: slowest key", unit: "ms") { try await million.search().slowest },
    Measure("1,000,000 places: resident memory that searching adds", unit: "MiB") {
      _ = try await million.search()
      return million.addedMemory
    },
  ]
}

/// Places composed from regions, names and branches, imported once into a folder of their own.
@MainActor private final class MillionPlaces {
  private let folder = TemporaryFolder()
  private var time: Double?
  private var memory = 0.0
  private lazy var places = SQLitePlaces(folder: "\(folder.path)/places", log: .none)
  private var state: UInt64 = 16

  private static let regions = words(
    """
    서울 부산 대구 인천 광주 대전 울산 세종 수원 성남 고양 용인 부천 안산 안양 남양주 화성 평택 의정부 시흥 파주 김포 광명 군포 하남 오산 이천 \
    춘천 원주 강릉 동해 속초 삼척 태백 청주 충주 제천 천안 공주 보령 아산 서산 논산 전주 군산 익산 정읍 남원 목포 여수 순천 나주 광양 포항 경주 \
    김천 안동 구미 영주 상주 문경 경산 창원 진주 통영 사천 김해 밀양 거제 양산 제주 서귀포
    """)
  private static let quarters = words(
    """
    강남 강북 역삼 삼성 신촌 홍대 종로 중앙 시청 교동 포남 남문 북문 동문 서문 신도시 구시가 해변 공원 대학 터미널 시장 호수 언덕 \
    석촌 잠실 가락 문정 송파 방이 오금 풍납 천호 길동 둔촌 상일 고덕 명일 암사
    """)
  private static let names = words(
    """
    스타벅스 이디야커피 투썸플레이스 메가커피 CU GS25 세븐일레븐 이마트24 롯데리아 맥도날드 버거킹 김밥천국 본죽 파리바게뜨 뚜레쥬르 올리브영 다이소 \
    약국 의원 치과 한의원 초등학교 중학교 고등학교 우체국 주민센터 경찰서 소방서 주유소 충전소 주차장 갈비 냉면 국밥 칼국수 막국수 순두부 닭갈비 횟집 \
    분식 치킨 피자 빵집 카페 서점 문구 꽃집 미용실 세탁소 헬스장 필라테스 태권도 피아노 미술학원 영어학원 부동산 은행 새마을금고 농협 교회 성당 사찰 \
    모텔 호텔 펜션 게스트하우스 노래방 피시방 당구장 볼링장 수영장 도서관 박물관 미술관 역 정류장 휴게소 나들목 아파트 빌라 오피스텔 타워 센터
    """)
  private static let syllables = Array(
    "가나다라마바사아자차하강산들별달해솔은빛온누리한새청춘미소진선현우민지수연정원서윤동희경영호준")

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Below `count`.
  private func random(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(count))
  }

  private func pick(_ words: [String]) -> String { words[random(words.count)] }

  private func place() -> (name: String, region: String) {
    let region = pick(Self.regions)
    let own = (0..<2 + random(2)).map { _ in
      String(Self.syllables[random(Self.syllables.count)])
    }.joined()
    let name =
      switch random(6) {
      case 0: "\(pick(Self.names)) \(region)\(pick(Self.quarters))점"
      case 1: "\(region)\(pick(Self.quarters))\(pick(Self.names))"
      case 2: "\(own)\(pick(Self.names)) \(pick(Self.quarters))\(random(30) + 1)호점"
      case 3: "\(own) \(pick(Self.names))"
      case 4: "\(own)\(pick(Self.names))(\(region))"
      default: "\(region) \(own)\(pick(Self.names))"
      }
    return (name, region)
  }

  private func write(_ path: String) {
    guard let file = fopen(path, "w") else { return }
    defer { fclose(file) }
    fputs("이름,주소,위도,경도\n", file)
    for number in 0..<1_000_000 {
      let (name, region) = place()
      let (latitude, longitude) = (random(4_000_000) + 34_000_000, random(3_000_000) + 126_000_000)
      fputs(
        "\(name),\(region)시 \(pick(Self.quarters))구 \(pick(Self.quarters))로\(random(200))번길 "
          + "\(number % 300 + 1)-\(random(20)),\(latitude / 1_000_000).\(latitude % 1_000_000),"
          + "\(longitude / 1_000_000).\(longitude % 1_000_000)\n", file)
    }
  }

  /// In seconds.
  func importTime() async throws -> Double {
    if let time { return time }
    let file = "\(folder.path)/places.csv"
    write(file)
    let start = ContinuousClock.now
    _ = try await PlaceImport(folder: "\(folder.path)/places").run(file)
    let took = start.duration(to: .now) / .seconds(1)
    unlink(file)
    time = took
    memory = Self.residentMemory
    return took
  }

  /// The times of all keys of the queries, in milliseconds.
  func search(
    near start: Coordinate? = nil
  ) async throws -> (p99: Double, slowest: Double) {
    _ = try await importTime()
    state = 300
    var times: [Double] = []
    for number in 0..<300 {
      for text in Self.keys(query(number)) {
        guard let query = PlaceQuery(text) else { continue }
        let begin = ContinuousClock.now
        sink &+= try await places.search(query, near: start).count
        times.append(begin.duration(to: .now) / .milliseconds(1))
      }
    }
    times.sort()
    return (times[times.count * 99 / 100], times.last ?? 0)
  }

  private func query(_ number: Int) -> String {
    let (name, region) = place()
    let letters = name.filter { $0.isLetter || $0.isNumber }
    switch number % 6 {
    case 0, 1: return name
    case 2: return Self.initials(letters)
    case 3: return Self.initials(String(letters.prefix(1))) + letters.dropFirst()
    case 4: return String(letters.prefix(2)) + Self.initials(String(letters.dropFirst(2)))
    default: return "\(region) \(pick(Self.names))"
    }
  }

  /// What is typed on the way: with each syllable half done.
  private static func keys(_ text: String) -> [String] {
    text.indices.flatMap { index -> [String] in
      let (before, character) = (text[..<index], text[index])
      guard let scalar = character.unicodeScalars.first?.value, 0xAC00...0xD7A3 ~= scalar else {
        return [before + String(character)]
      }
      let index = scalar - 0xAC00
      let open = Unicode.Scalar(0xAC00 + index / 28 * 28).map { String($0) } ?? ""
      let parts = [initials(String(character)), open, String(character)]
      return (index % 28 == 0 ? Array(parts.dropLast()) : parts).map { before + $0 }
    }
  }

  private static func initials(_ text: String) -> String {
    let consonants = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
    return String(
      text.map { character in
        guard let scalar = character.unicodeScalars.first?.value, 0xAC00...0xD7A3 ~= scalar
        else { return character }
        return consonants[Int(scalar - 0xAC00) / 588]
      })
  }

  /// Since the import.
  var addedMemory: Double { Self.residentMemory - memory }

  /// In MiB.
  private static var residentMemory: Double {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var buffer = [CChar](repeating: 0, count: 200)
    guard fgets(&buffer, 200, file) != nil else { return 0 }
    let text = String(
      decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
  }
}
