import Expectations
import Geography
import PlacesDomain
import Testing

@testable import PlacesData

/// Which rows of a file are places.
struct PlaceColumnsTests {
  private let folder = PlaceFolder()

  private func place(
    _ name: String, _ address: String, _ latitude: Double, _ longitude: Double
  ) throws -> Place {
    let coordinate = try #require(Coordinate(latitude: latitude, longitude: longitude))
    return Place(name: name, address: address, coordinate: coordinate)
  }

  @Test(arguments: [
    "강릉역,강원 강릉시 용지로 176,37.7645,128.8996\n",
    "name,address,latitude,longitude\n강릉역,강원 강릉시 용지로 176,37.7645,128.8996\n",
    "\u{FEFF}Name;Lon;Lat;Address\r\n강릉역; 128.8996 ;37.7645;강원 강릉시 용지로 176",
    "번호,경도,위도,소재지도로명주소,\"시설명\"\r\n1,\"128.8996\",37.7645,\"강원 강릉시 용지로 176\",강릉역\r\n",
    "이름\tx\ty\t주소\n강릉역\t128.8996\t37.7645\t강원 강릉시 용지로 176\n",
    "상호명,도로명주소,위도(WGS84),경도(WGS84),lat,lng\r강릉역,강원 강릉시 용지로 176,0,0,37.7645,128.8996\r",
  ])
  func `a file has its columns in any order, with or without names`(text: String) async throws {
    try await expectEqual(folder.take(text), ImportedPlaces(count: 1))
    let place = try place("강릉역", "강원 강릉시 용지로 176", 37.7645, 128.8996)
    try await expectEqual(folder.found("ㄱㄹㅇ"), [place])
    try await expectEqual(folder.places.count(), 1)
  }

  @Test(arguments: [
    "관광지명,관광지구분,소재지도로명주소,소재지지번주소,위도,경도,관리기관명,제공기관명\n강릉역,관광지,,강원 강릉시 용지로 176,37.7645,128.8996,강릉시,강릉시\n",
    "제공기관명,주차장관리번호,주차장명,주차장구분,소재지지번주소,소재지도로명주소,위도,경도\n강릉시,1-1,강릉역,공영,강릉시 교동,강원 강릉시 용지로 176,37.7645,128.8996\n",
    "시도명,시군구명,화장실명,WGS84위도,WGS84경도,설치장소주소\n강원,강릉시,강릉역,37.7645,128.8996,강원 강릉시 용지로 176\n",
    "도로명,관리기관명,대피소명칭,도로명전체주소,위도(EPSG4326),경도(EPSG4326),좌표정보X(EPSG5174),좌표정보Y(EPSG5174)\n용지로,강릉시,강릉역,강원 강릉시 용지로 176,37.7645,128.8996,365000.1,475000.2\n",
  ])
  func `headings of public data are understood, in UTF-16 of a spreadsheet, too`(text: String)
    async throws
  {
    let place = try place("강릉역", "강원 강릉시 용지로 176", 37.7645, 128.8996)
    let tabs = text.replacing(",", with: "\t").replacing("\n", with: "\r\n")
    let units: [UInt8] = tabs.utf16.flatMap { unit -> [UInt8] in
      [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
    let spreadsheet: [UInt8] = [0xFF, 0xFE] + units
    for bytes in [Array(text.utf8), spreadsheet] {
      let folder = PlaceFolder()
      try await expectEqual(folder.take(bytes), ImportedPlaces(count: 1))
      try await expectEqual(folder.found("ㄱㄹㅇ"), [place])
    }
  }

  @Test(arguments: [
    ("2026년 관광지 현황,,,\n관광지명,위도,경도,소재지도로명주소\n", [1]),
    ("관광지 현황\n기준일,2026-01-01\n\n관광지명,위도,경도,소재지도로명주소\n", [1, 2]),
    ("sep=,\n관광지명,위도,경도,소재지도로명주소\n", []),
    ("sep=,\n2026년 현황,,,\n관광지명(국문),위도,경도,소재지도로명주소\n", [2]),
    ("설치장소,위도,경도,소재지도로명주소\n", []),
    ("시설명,상호명,위도,경도,소재지도로명주소\n,", []),
  ])
  func `titles stand above headings, and names are what has one`(
    _ head: String, _ titles: [Int]
  ) async throws {
    let text = head + "강릉역,37.7645,128.8996,강원 강릉시 용지로 176\n"
    try await expectEqual(
      folder.take(text), ImportedPlaces(count: 1, leftOut: titles.count, firstLeftOut: titles))
    try await expectEqual(
      folder.found("ㄱㄹㅇ"), [place("강릉역", "강원 강릉시 용지로 176", 37.7645, 128.8996)])
  }

  @Test func `a row that is no place above others without headings says nothing of these`()
    async throws
  {
    let rows = "강릉,용지로 176\n강릉역,강원 강릉시 용지로 176,37.7645,128.8996\n"
    try await expectEqual(
      folder.take(rows), ImportedPlaces(count: 1, leftOut: 1, firstLeftOut: [1]))
  }

  @Test func `x and y are where their figures can be`() async throws {
    let head = "이름,X좌표,Y좌표,주소\n"
    try await expectEqual(folder.take(head + "강릉역,37.7645,128.8996,용지로\n").count, 1)
    try await expectEqual(
      folder.found("ㄱㄹㅇ"), [place("강릉역", "용지로", 37.7645, 128.8996)])
    // No figures in other digits.
    try await expectEqual(
      folder.take("이름,위도,경도\n강릉역,0x25,128.8996\n강릉,37.7,128.8\n").count, 1)
  }

  @Test func `a file in CP949 is read`() async throws {
    // 이름,주소,위도,경도 / 강릉,서울 …
    let bytes: [UInt8] =
      [0xC0, 0xCC, 0xB8, 0xA7, 0x2C, 0xC1, 0xD6, 0xBC, 0xD2, 0x2C, 0xC0, 0xA7, 0xB5, 0xB5, 0x2C]
      + [0xB0, 0xE6, 0xB5, 0xB5, 0x0D, 0x0A, 0xB0, 0xAD, 0xB8, 0xAA, 0x2C, 0xBC, 0xAD, 0xBF, 0xEF]
      + Array(",37,127\r\n".utf8) + [0xB0, 0xFF] + Array(",,37,127\r\n".utf8)
    let imported = try await folder.take(bytes)
    expectEqual(imported, ImportedPlaces(count: 1, leftOut: 1, firstLeftOut: [3]))
    try await expectEqual(folder.found("강르"), [try place("강릉", "서울", 37, 127)])
  }

  @Test func `rows that are of no use are left out, with their lines`() async throws {
    let text = """
      name,address,lat,lon
      가,,37,127
      ,nameless,37,127
      나,,north,127
      다,,91,127
      라,,0,0

      마,,37
      바,,37,127,more
      \(String(repeating: "x", count: 301)),,37,127
      "사
      아",,37,127
      \(String(repeating: "y", count: 200_000))
      차\u{0},,37,127
      타,\u{FFFD},37,127
      카,,37,127
      """
    let imported = try await folder.take(text)
    expectEqual(imported.count, 4)
    expectEqual(imported.leftOut, 9)
    expectEqual(imported.firstLeftOut, [3, 4, 5, 6, 8])
    try await expectEqual(folder.found("사"), [try place("사 아", "", 37, 127)])
  }

  @Test func `names and addresses have limits, in bytes`() async throws {
    func row(_ name: Int, _ address: Int) -> String {
      String(repeating: "a", count: name) + "," + String(repeating: "b", count: address)
        + ",37,127\n"
    }
    let text = row(300, 600) + row(301, 0) + row(1, 601)
    try await expectEqual(
      folder.take(text), ImportedPlaces(count: 1, leftOut: 2, firstLeftOut: [2, 3]))
  }

  @Test func `a place may be on the equator or in Greenwich, but not on both`() async throws {
    let text = "가,,0,127\n나,,51.5,0\n다,,0,0\n"
    try await expectEqual(
      folder.take(text), ImportedPlaces(count: 2, leftOut: 1, firstLeftOut: [3]))
    try await expectEqual(folder.found("가"), [try place("가", "", 0, 127)])
    try await expectEqual(folder.found("나"), [try place("나", "", 51.5, 0)])
  }

  @Test(arguments: ["가 나", " 가 나", "가 나 ", "가  나", "가\t나", "가 \n나", "\t가 나"])
  func `a text has single blanks between its words, and none around them`(
    name: String
  ) async throws {
    try await folder.take("name,lat,lon\n\"\(name)\", 37,127 \n")
    try await expectEqual(folder.found("가나").map(\.name), ["가 나"])
  }

  @Test(
    arguments: [
      (65_536, ImportedPlaces(count: 2)),
      (65_537, ImportedPlaces(count: 1, leftOut: 1, firstLeftOut: [2])),
    ])
  func `a row that goes on in the next megabyte may have begun so many bytes before`(
    begun: Int, expected: ImportedPlaces
  ) async throws {
    func row(_ name: String, _ length: Int) -> String {
      let start = "\(name),,37,127,"
      return start + String(repeating: "x", count: length - start.utf8.count - 1) + "\n"
    }
    let imported = try await folder.take(row("a", 1 << 20 - begun) + row("b", 70_000))
    expectEqual(imported, expected)
  }
}
