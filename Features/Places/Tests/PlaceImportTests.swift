import Files
import Geography
import PlacesDomain
import Synchronization
import TemporaryFolder
import Testing

@testable import PlacesData

struct PlaceImportTests {
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
    #expect(try await folder.take(text) == ImportedPlaces(count: 1))
    let place = try place("강릉역", "강원 강릉시 용지로 176", 37.7645, 128.8996)
    #expect(try await folder.found("ㄱㄹㅇ") == [place])
    #expect(try await folder.places.count() == 1)
  }

  @Test func `a file in CP949 is read`() async throws {
    // 이름,주소,위도,경도 / 강릉,서울 …
    let bytes: [UInt8] =
      [0xC0, 0xCC, 0xB8, 0xA7, 0x2C, 0xC1, 0xD6, 0xBC, 0xD2, 0x2C, 0xC0, 0xA7, 0xB5, 0xB5, 0x2C]
      + [0xB0, 0xE6, 0xB5, 0xB5, 0x0D, 0x0A, 0xB0, 0xAD, 0xB8, 0xAA, 0x2C, 0xBC, 0xAD, 0xBF, 0xEF]
      + Array(",37,127\r\n".utf8) + [0xB0, 0xFF] + Array(",,37,127\r\n".utf8)
    let imported = try await folder.take(bytes)
    #expect(imported == ImportedPlaces(count: 1, leftOut: 1, firstLeftOut: [3]))
    #expect(try await folder.found("강르") == [try place("강릉", "서울", 37, 127)])
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
      카,,37,127
      """
    let imported = try await folder.take(text)
    #expect(imported.count == 4)
    #expect(imported.leftOut == 8)
    #expect(imported.firstLeftOut == [3, 4, 5, 6, 8])
    #expect(try await folder.found("사") == [try place("사 아", "", 37, 127)])
  }

  @Test func `rows that are equal are one place, and others replace those before`() async throws {
    #expect(try await folder.take("가,,37,127\n가,,37,127\n가,,37,128\n가,a,37,127").count == 3)
    #expect(try await folder.take("나,,37,127").count == 1)
    #expect(try await folder.found("가") == [])
    #expect(try await folder.found("나").count == 1)
    #expect(folder.names == ["index.sqlite"])
    #expect(TemporaryFolder.permissions(of: "\(folder.path)/index.sqlite") == 0o600)
  }

  @Test(arguments: [
    "", "\n\n", "name,address,lat,lon\n", "<html>", "\u{0}\u{0}", "a,b,c,d\ne,f,g,h",
  ])
  func `a file without a place is refused, and the places stay`(text: String) async throws {
    try await folder.take("가,,37,127")
    let error: PlaceImportError = text.isEmpty ? .empty : .noPlaces
    await #expect(throws: error) { try await folder.take(text) }
    #expect(try await folder.found("가").count == 1)
    #expect(folder.names == ["index.sqlite"])
  }

  @Test func `what is no file is refused`() async throws {
    let folders = TemporaryFolder()
    let pipe = "\(folders.path)/pipe"
    TemporaryFolder.makePipe(pipe)
    let cases: [(String, PlaceImportError)] = [
      ("/nowhere/places.csv", .missing), (folders.path, .notFile), (pipe, .notFile),
      ("/dev/zero", .notFile),
    ]
    for (path, error) in cases {
      await #expect(throws: error) { try await PlaceImport(folder: folder.path).run(path) }
    }
    #expect(folder.names == [])
    #expect(try await folder.places.count() == 0)
    #expect(try await folder.found("가") == [])
  }

  @Test func `a file that ends anywhere has its whole rows`() async throws {
    let whole = Array("이름,주소,위도,경도\r\n\"가 나\",다,37.5,127.5\r\n라,마,36,128\r\n".utf8)
    for count in 1..<whole.count {
      do {
        let imported = try await folder.take(Array(whole.prefix(count)))
        #expect(1...2 ~= imported.count)
      } catch {
        #expect(error == .noPlaces)
      }
      #expect(folder.names.allSatisfy { $0 == "index.sqlite" })
    }
  }

  @Test func `one import at a time, which removes what a killed one has left`() async throws {
    try await folder.take("가,,37,127")
    TemporaryFolder.write([1, 2], to: "\(folder.path)/new.sqlite")
    TemporaryFolder.write([1, 2], to: "\(folder.path)/new.sqlite-journal")
    do {
      let lock = try #require(FolderLock(folder.path))
      #expect(lock.take(.exclusive))
      await #expect(throws: PlaceImportError.busy) { try await folder.take("나,,37,127") }
      withExtendedLifetime(lock) {}
    }
    #expect(folder.names.count == 3)
    try await folder.take("다,,37,127")
    #expect(folder.names == ["index.sqlite"])
  }

  @Test func `an import that is cancelled at any step leaves the places as they were`() async throws
  {
    try await folder.take("가,,37,127")
    let rows = (0..<1_200).map { "place \($0),,37,127\n" }.joined()
    TemporaryFolder.write(Array(rows.utf8), to: folder.file)
    for step in 0..<6 {
      let steps = Steps(step)
      let work = Task { [folder] in
        try await PlaceImport(folder: folder.path, segmentLength: 256).run(folder.file) { _ in
          if steps.isDue() { withUnsafeCurrentTask { $0?.cancel() } }
        }
      }
      await #expect(throws: PlaceImportError.cancelled) { try await work.value }
      #expect(folder.names == ["index.sqlite"])
      #expect(try await folder.found("가").count == 1)
    }
  }

  @Test func `a damaged index is a sentence, and can be replaced`() async throws {
    try await folder.take("가,,37,127")
    var bytes = TemporaryFolder.read("\(folder.path)/index.sqlite")
    for index in 100..<bytes.count { bytes[index] = 0xA5 }
    TemporaryFolder.write(bytes, to: "\(folder.path)/index.sqlite")
    await #expect(throws: PlacesError.damagedIndex) { try await folder.found("가") }
    try await folder.take("나,,37,127")
    #expect(try await folder.found("나").count == 1)
  }
}

/// Is due at one call.
private final class Steps: Sendable {
  private let left: Mutex<Int>

  init(_ count: Int) {
    left = Mutex(count)
  }

  func isDue() -> Bool {
    left.withLock { left in
      left -= 1
      return left == -1
    }
  }
}
