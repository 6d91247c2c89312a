import Phrases
import Store
import TemporaryFolder
import Testing
import TransportDomain

@testable import TransportData

@MainActor
struct RouteTests {
  private struct State {
    var transport = TransportState()
  }

  private let folder = TemporaryFolder()

  @Test func `a place that nobody has written is home or the office`() {
    var route = Route()
    #expect(route.phrase == Phrase(ko: "우리집 → 회사", en: "Home → Office"))
    route[.destination] = "  서울역 "
    #expect(route.phrase == Phrase(ko: "우리집 → 서울역", en: "Home → 서울역"))
    route[.destination] = "   "
    #expect(route == Route())
  }

  @Test func `it is kept in a file that nobody else may read`() async throws {
    let file = RouteFile(folder: folder.path)
    #expect(try await file.route() == Route())
    var route = Route()
    route[.origin] = "가\n나"
    route[.destination] = String(repeating: "다", count: 60)
    try await file.keep(route)
    let read = try await RouteFile(folder: folder.path).route()
    #expect(read[.origin] == "가나")
    #expect(read[.destination] == String(repeating: "다", count: Route.placeLength))
    #expect(TemporaryFolder.permissions(of: "\(folder.path)/route") == 0o600)
  }

  @Test func `a folder that is not there is said`() async {
    let file = RouteFile(folder: "\(folder.path)/nowhere")
    await #expect(throws: TransportError.cannotWrite) { try await file.keep(Route()) }
    TemporaryFolder.write([0xFF, 0xFE], to: "\(folder.path)/route")
    await #expect(throws: TransportError.cannotRead) {
      try await RouteFile(folder: folder.path).route()
    }
  }

  @Test func `changes are kept in their order, whoever leaves meanwhile`() async throws {
    let store = Store(State())
    let fixed = FixedRoute()
    let model = RouteModel(work: fixed, writer: store.writer(\.transport))
    try await makeReadRoute(model)()
    let change = makeChangeRoute(model)
    let tasks = ["ㅅ", "서", "서울"].map { text in Task { try? await change(.origin, text) } }
    tasks.forEach { $0.cancel() }
    for task in tasks { await task.value }
    #expect(await fixed.kept[.origin] == "서울")
    #expect(store.state.transport.route[.origin] == "서울")
  }
}
