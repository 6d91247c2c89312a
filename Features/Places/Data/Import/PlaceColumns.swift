import CSV
import Geography
import PlacesDomain
import Storage

/// Where the columns of a table of places are.
struct PlaceColumns {
  /// The better ones first, as of addresses.
  private let names: [Int]
  /// The better ones first; which of them are empty differs from row to row.
  private let addresses: [Int]
  private let latitude: Int
  private let longitude: Int

  /// Name, address, latitude, longitude.
  static let usual = PlaceColumns(names: [0], addresses: [1], latitude: 2, longitude: 3)

  /// In bytes.
  private static let nameLimit = 300
  private static let addressLimit = 600

  private static let names = [
    "name", "이름", "명칭", "장소명", "상호명", "상호", "시설명", "업소명", "사업장명", "지점명", "역명", "휴게소명",
    "title", "placename", "facilityname", "poiname",
  ]
  /// What is a name where no other column has one.
  private static let spots = ["설치장소", "설치장소명", "설치위치", "장소", "위치"]
  private static let addresses = [
    "address", "addr", "도로명주소", "소재지도로명주소", "주소", "소재지", "소재지주소", "지번주소", "소재지지번주소",
  ]
  private static let latitudes = [
    "latitude", "lat", "위도", "y", "y좌표", "mapy", "la", "fcltyla", "refinewgs84lat", "wgs84lat",
  ]
  private static let longitudes = [
    "longitude", "lon", "lng", "long", "경도", "x", "x좌표", "mapx", "lo", "lot", "fcltylo",
    "refinewgs84logt", "refinewgs84lot", "wgs84logt", "wgs84lon",
  ]
  /// Names of something else than the place, in the headings of the national standard data.
  private static let otherNames = [
    "시도명", "시군구명", "읍면동명", "법정동명", "행정동명", "도로명", "기관명", "관리기관명", "제공기관명", "운영기관명", "설치기관명",
    "부서명", "담당부서명", "대표자명", "소유자명", "담당자명", "성명", "업종명", "업태명", "분류명", "구분명", "건물명", "지역명",
    "노선명", "데이터기준명", "시군명", "자치구명", "구명", "권역명", "유형명", "대분류명", "중분류명", "소분류명", "카테고리명",
    "영업상태명", "상세영업상태명",
  ]
  private static let otherCodes = [
    "sigun", "signgu", "sgg", "sido", "ctprvn", "emd", "inst", "mngr", "org", "dept", "gugun",
  ]
  private static func isOther(_ title: String) -> Bool {
    otherNames.contains(title) || otherCodes.contains(where: title.hasPrefix)
      || title.hasPrefix("관할") || title.hasSuffix("분류명")
  }

  /// Nil unless the row names a column for the name and both columns of a coordinate.
  init?(header: FileRow) {
    func plain(_ cell: some StringProtocol) -> String {
      cell.lowercased().filter { $0.isLetter || $0.isNumber }
    }
    let titles = header.cells.map(plain)
    // As in 관광지명(국문).
    let outer = header.cells.map { plain($0.prefix { $0 != "(" && $0 != "（" }) }
    /// As one of these names says, or else as a part of a heading does.
    func column(_ names: [String], or isMeant: (String) -> Bool) -> Int? {
      names.lazy.compactMap { titles.firstIndex(of: $0) }.first ?? titles.firstIndex(where: isMeant)
    }
    func isName(_ title: String) -> Bool {
      ["명", "명칭", "nm"].contains(where: title.hasSuffix) && !Self.isOther(title)
    }
    var names = Self.names.compactMap { titles.firstIndex(of: $0) }
    for known in [titles, outer] where names.isEmpty {
      names = [known.firstIndex(where: isName)].compactMap(\.self)
    }
    if names.isEmpty { names = Self.spots.compactMap { titles.firstIndex(of: $0) } }
    guard !names.isEmpty, let latitude = column(Self.latitudes, or: { $0.contains("위도") }),
      let longitude = column(Self.longitudes, or: { $0.contains("경도") })
    else { return nil }
    let addresses = Self.addresses.compactMap { titles.firstIndex(of: $0) }
    let others = titles.indices.filter { titles[$0].hasSuffix("주소") && !addresses.contains($0) }
    self.init(
      names: names, addresses: addresses + others, latitude: latitude, longitude: longitude)
  }

  private init(names: [Int], addresses: [Int], latitude: Int, longitude: Int) {
    self.names = names
    self.addresses = addresses
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Whether a row has too few cells for a place or its headings.
  static func mayBeTitle(_ row: FileRow) -> Bool {
    row.cells.count { !$0.allSatisfy(\.isWhitespace) } < 4
  }

  /// Whether a row may be a place without headings, or a title: it has figures where the coordinates are, or few cells.
  static func mayBePlace(_ row: FileRow) -> Bool {
    mayBeTitle(row)
      || [usual.latitude, usual.longitude].contains { column in
        row.cells.indices.contains(column) && row.cells[column].contains(where: \.isNumber)
      }
  }

  /// Nil without a name or a valid coordinate, and for text that is damaged or too long.
  func place(_ row: FileRow) -> StagedPlace? {
    func first(_ columns: [Int]) -> String {
      columns.lazy.map { text($0, row) }.first { !$0.isEmpty } ?? ""
    }
    let (name, address) = (first(names), first(addresses))
    guard !name.isEmpty, name.utf8.count <= Self.nameLimit,
      address.utf8.count <= Self.addressLimit,
      !name.unicodeScalars.contains(where: Self.isDamage),
      !address.unicodeScalars.contains(where: Self.isDamage),
      let (latitude, longitude) = degrees(row),
      Coordinate(latitude: latitude, longitude: longitude) != nil, latitude != 0 || longitude != 0
    else { return nil }
    return StagedPlace(
      name: name, address: address, latitude: Microdegrees.rounded(latitude),
      longitude: Microdegrees.rounded(longitude))
  }

  /// The coordinate, as it stands in a row or with its two figures the other way round: X and Y are called so in both
  /// ways, and no latitude is above 90.
  private func degrees(_ row: FileRow) -> (latitude: Double, longitude: Double)? {
    guard let first = degrees(latitude, row), let second = degrees(longitude, row) else {
      return nil
    }
    let areSwapped = Self.korea.longitude.contains(first) && Self.korea.latitude.contains(second)
    return areSwapped ? (second, first) : (first, second)
  }

  private static let korea = (latitude: 33.0...39.0, longitude: 124.0...132.0)

  /// Nil for what is no number in decimals, as 0x25.
  private func degrees(_ column: Int, _ row: FileRow) -> Double? {
    let text = text(column, row)
    return text.contains { "xXpP".contains($0) } ? nil : Double(text)
  }

  /// With single blanks between the words; empty where there is no such column.
  private func text(_ column: Int, _ row: FileRow) -> String {
    guard row.cells.indices.contains(column) else { return "" }
    let cell = row.cells[column]
    var last: UInt8 = 0x20
    let isPlain = cell.utf8.allSatisfy { byte in
      defer { last = byte }
      return byte > 0x20 || byte == 0x20 && last != 0x20
    }
    if isPlain, last != 0x20 { return cell }
    return cell.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// NUL, and what stands for bytes that are not of the encoding.
  private static func isDamage(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{FFFD}" || scalar == "\0"
  }
}

/// A row of a file.
struct StagedPlace: Sendable {
  let name: String
  let address: String
  let latitude: Int
  let longitude: Int
}

/// Degrees as the index keeps them: millionths, which are at most 11 cm.
enum Microdegrees {
  static func rounded(_ degrees: Double) -> Int { Int((degrees * 1_000_000).rounded()) }

  static func degrees(_ number: Int) -> Double { Double(number) / 1_000_000 }
}
