import Expectations
import Files
import PlacesDomain
import Platform
import PlatformTesting
import SQL
import SQLite
import Storage
import Synchronization
import Testing

@testable import PlacesData

struct PlaceImportTests {
  private let folder = PlaceFolder()

  @Test func `rows that are equal are one place, and others replace those before`() async throws {
    try await expectEqual(folder.take("가,,37,127\n가,,37,127\n가,,37,128\n가,a,37,127").count, 3)
    try await expectEqual(folder.take("나,,37,127").count, 1)
    try await expectEqual(folder.found("가"), [])
    try await expectEqual(folder.found("나").count, 1)
    expectEqual(folder.names, ["index.sqlite"])
    let file = SQLiteDatabase(
      path: "\(folder.path)/index.sqlite", migrations: SQLitePlaces.migrations)
    let hasStaged = try await file.read { connection throws(SQLError) in
      try connection.hasTable("staged")
    }
    #expect(!hasStaged)
    await file.close()
    expectEqual(TemporaryFolder.permissions(of: "\(folder.path)/index.sqlite"), 0o600)
  }

  @Test(arguments: [
    "", "\n\n", "name,address,lat,lon\n", "<html>", "\u{0}\u{0}", "a,b,c,d\ne,f,g,h",
  ])
  func `a file without a place is refused, and the places stay`(text: String) async throws {
    try await folder.take("가,,37,127")
    let error: PlaceImportError = text.isEmpty ? .empty : .noPlaces
    await #expect(throws: error) { try await folder.take(text) }
    try await expectEqual(folder.found("가").count, 1)
    expectEqual(folder.names, ["index.sqlite"])
  }

  @Test func `below headings the first line is named that cannot be read`() async {
    for name in ["가\u{0}나", "가\u{FFFD}나"] {
      await #expect(throws: PlaceImportError.noneReadable(line: 2)) {
        try await folder.take("이름,주소,위도,경도\n\(name),다,37.5,127.5\n")
      }
    }
  }

  @Test(arguments: [
    "시군명,관광지명,소재지도로명주소,WGS84위도,WGS84경도", "자치구명,공원명,소재지도로명주소,위도,경도",
    "관할경찰서명,어린이보호구역명,도로명주소,위도,경도", "대분류명,시장명,주소,LAT,LOT",
    "SIGUN_NM,FACLT_NM,주소,REFINE_WGS84_LAT,REFINE_WGS84_LOGT", "cat,title,addr,mapy,mapx",
  ])
  func `the name is that of the place, and not that of its town or kind`(_ head: String)
    async throws
  {
    try await folder.take("\(head)\n수원시,화성행궁,경기 수원시 정조로 825,37.2817,127.0142")
    try await expectEqual(folder.found("화성행궁").count, 1)
  }

  @Test func `below headings that are not known no column is taken by its place`() async {
    await #expect(throws: PlaceImportError.noPlaces) {
      try await folder.take("주소,이름표,북쪽,동쪽\n경기 수원시,화성행궁,37.28,127.01")
    }
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
    expectEqual(folder.names, [])
    try await expectEqual(folder.places.count(), 0)
    try await expectEqual(folder.found("가"), [])
  }

  @Test func `a file that ends anywhere has its whole rows`() async throws {
    let whole = Array("이름,주소,위도,경도\r\n\"가 나\",다,37.5,127.5\r\n라,마,36,128\r\n".utf8)
    for count in 1..<whole.count {
      do {
        let imported = try await folder.take(Array(whole.prefix(count)))
        #expect(1...2 ~= imported.count)
      } catch {
        #expect([.noPlaces, .noneReadable(line: 2)].contains(error))
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
    expectEqual(folder.names.count, 3)
    try await folder.take("다,,37,127")
    expectEqual(folder.names, ["index.sqlite"])
  }

  @Test func `the progress is that of reading, then that of each segment`() async throws {
    let rows = (0..<1_024).map { "place \($0),,37,127\n" }.joined()
    TemporaryFolder.write(Array(rows.utf8), to: folder.file)
    let millionths = Mutex<[Int]>([])
    _ = try await PlaceImport(folder: folder.path, segmentLength: 256).run(folder.file) { part in
      millionths.withLock { $0.append(Int((part * 1_000_000).rounded())) }
    }
    // The end of the file is a part too.
    let expected = [400_000, 400_000, 550_000, 700_000, 850_000, 1_000_000]
    expectEqual(millionths.withLock { $0 }, expected)
  }

  @Test func `a folder that cannot be made is an error`() async throws {
    TemporaryFolder.write(Array("가,,37,127".utf8), to: folder.file)
    await #expect(throws: PlaceImportError.storage(.cannotWrite)) {
      try await PlaceImport(folder: "\(folder.file)/places").run(folder.file)
    }
  }

  @Test func `a file of more than a gigabyte is refused`() async throws {
    TemporaryFolder.write([], to: folder.file)
    truncate(folder.file, 1 << 30 + 1)
    let failure = await #expect(throws: PlaceImportError.self) {
      try await PlaceImport(folder: folder.path).run(folder.file)
    }
    expectEqual(failure, .tooLarge(limit: 1_024))
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
      expectEqual(folder.names, ["index.sqlite"])
      try await expectEqual(folder.found("가").count, 1)
    }
  }

  @Test func `a damaged index is a sentence, and can be replaced`() async throws {
    try await folder.take("가,,37,127")
    var bytes = TemporaryFolder.read("\(folder.path)/index.sqlite")
    for index in 100..<bytes.count { bytes[index] = 0xA5 }
    TemporaryFolder.write(bytes, to: "\(folder.path)/index.sqlite")
    await #expect(throws: PlacesError.damagedIndex) { try await folder.found("가") }
    try await folder.take("나,,37,127")
    try await expectEqual(folder.found("나").count, 1)
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
