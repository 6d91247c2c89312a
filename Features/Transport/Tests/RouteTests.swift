import Expectations
import Phrases
import PlatformTesting
import Store
import Testing
import TransportFixtures

@testable import TransportData
@testable import TransportDomain

@MainActor
struct RouteTests {
  private struct State {
    var transport = TransportState()
  }

  private let folder = TemporaryFolder()

  @Test func `a place without a text is home or the office`() {
    var route = Route()
    expectEqual(route.phrase, Phrase(ko: "우리집 → 회사", en: "Home → Office"))
    route[.destination] = "  서울역 "
    expectEqual(route.phrase, Phrase(ko: "우리집 → 서울역", en: "Home → 서울역"))
    route[.destination] = "   "
    expectEqual(route, Route())
  }

  @Test(arguments: [
    ("", "", false), ("우리집", "", false), ("회사", "", true), (" office ", "", true),
    ("", "우리집", true), ("", "HOME", true), ("서울역", " 서울역", true), ("서울역", "용산역", false),
  ])
  func `a route that ends where it begins is circular`(
    origin: String, destination: String, isCircular: Bool
  ) {
    var route = Route()
    route[.origin] = origin
    route[.destination] = destination
    expectEqual(route.isCircular, isCircular)
  }

  @Test(arguments: [true, false])
  func `a route is read back as it was kept`(isFile: Bool) async throws {
    let repository: any RouteRepository = isFile ? RouteFile(folder: folder.path) : FixedRoute()
    try await expectEqual(repository.route(), Route())
    var route = Route()
    route[.origin] = "서울역"
    try await repository.keep(route)
    try await expectEqual(repository.route(), route)
    try await repository.keep(Route())
    try await expectEqual(repository.route(), Route())
  }

  @Test func `it is kept in a file that only its owner can read`() async throws {
    let file = RouteFile(folder: folder.path)
    try await expectEqual(file.route(), Route())
    var route = Route()
    route[.origin] = "가\n나"
    route[.destination] = String(repeating: "다", count: 60)
    try await file.keep(route)
    let read = try await RouteFile(folder: folder.path).route()
    expectEqual(read[.origin], "가나")
    expectEqual(read[.destination], String(repeating: "다", count: Route.placeLength))
    expectEqual(TemporaryFolder.permissions(of: "\(folder.path)/route"), 0o600)
  }

  @Test func `a missing folder and a broken file are errors`() async {
    let file = RouteFile(folder: "\(folder.path)/nowhere")
    await #expect(throws: TransportError.cannotWrite) { try await file.keep(Route()) }
    TemporaryFolder.write([0xFF, 0xFE], to: "\(folder.path)/route")
    await #expect(throws: TransportError.cannotRead) {
      try await RouteFile(folder: folder.path).route()
    }
  }

  @Test func `changes are kept in their order, even if their callers are cancelled`() async throws {
    let store = Store(State())
    let repository = FixedRoute()
    let model = RouteModel(repository, writer: store.writer(\.transport))
    try await model.read()
    let tasks = ["ㅅ", "서", "서울"].map { text in
      Task { try? await model.change(.origin, to: text) }
    }
    tasks.forEach { $0.cancel() }
    for task in tasks { await task.value }
    await expectEqual(repository.kept[.origin], "서울")
    expectEqual(store.state.transport.route[.origin], "서울")
  }
}
