import Expectations
import Geography
import LogTesting
import PlacesData
import PlacesDomain
import PlacesFixtures
import PlatformTesting
import Storage
import Testing

/// What the app expects of recent places, in a file or in memory.
struct RecentPlacesTests {
  enum Kind: CaseIterable, Sendable {
    case file, memory
  }

  private let folder = TemporaryFolder()

  private func recents(_ kind: Kind, log: Messages = Messages()) -> any RecentPlaces {
    switch kind {
    case .file: FileRecentPlaces(folder: "\(folder.path)/searches", log: log.log)
    case .memory: FixedRecentPlaces()
    }
  }

  private func place(_ name: String, _ address: String = "", _ latitude: Double = 37) throws
    -> Place
  {
    let coordinate = try #require(Coordinate(latitude: latitude, longitude: 127.123456))
    return Place(name: name, address: address, coordinate: coordinate, category: "역")
  }

  @Test(arguments: Kind.allCases)
  func `the newest is the first, and the last twenty are kept`(kind: Kind) async throws {
    let recents = recents(kind)
    try await expectEqual(recents.all(), [])
    for number in 1...22 { try await recents.add(try place("place \(number)")) }
    try await expectEqual(recents.all().map(\.name), (3...22).reversed().map { "place \($0)" })
  }

  @Test(arguments: Kind.allCases)
  func `a place is there once by name and address`(kind: Kind) async throws {
    let recents = recents(kind)
    let places = try [place("a"), place("a", "b"), place("a", "", 38)]
    for place in places { try await recents.add(place) }
    try await expectEqual(recents.all(), [places[2], places[1]])
    try await recents.remove(places[0].id)
    try await expectEqual(recents.all(), [places[1]])
    try await recents.remove(places[0].id)
    try await recents.removeAll()
    try await expectEqual(recents.all(), [])
  }

  @Test func `the file is for the user alone, and another Galbi reads it`() async throws {
    try await recents(.file).add(try place("a\u{1B}[31m", "b; c"))
    try await expectEqual(recents(.file).all(), [try place("a\u{1B}[31m", "b; c")])
    let path = "\(folder.path)/searches/recent-places"
    expectEqual(TemporaryFolder.permissions(of: path), 0o600)
    try await recents(.file).add(try place("a\tb", "c\nd"))
    try await expectEqual(recents(.file).all().first, place("a b", "c d"))
  }

  @Test func `other lines are ignored, and a file that is no text is given up`() async throws {
    try await recents(.file).add(try place("a"))
    let path = "\(folder.path)/searches/recent-places"
    let good = "b\tc\t37\t127\t"
    TemporaryFolder.write(
      Array("\nx\n\tc\t37\t127\t\nb\tc\t97\t127\t\n\(good)\n\(good)\n".utf8), to: path)
    try await expectEqual(recents(.file).all().map(\.name), ["b"])
    let messages = Messages()
    TemporaryFolder.write([0xFF, 0xFE], to: path)
    try await expectEqual(recents(.file, log: messages).all(), [])
    expectEqual(messages.all.count, 1)
  }

  @Test func `a folder that cannot be made is an error`() async throws {
    TemporaryFolder.write([], to: "\(folder.path)/searches")
    await #expect(throws: PlacesError.storage(.cannotWrite)) {
      try await recents(.file).add(try place("a"))
    }
  }
}
