import Expectations
import Headless
import Log
import Phrases
import PlatformTesting
import RIBs
import RIBsTesting
import SQL
import SQLite
import SessionDomain
import Store
import TerminalUI
import Testing
import Time

@testable import Galbi
@testable import Launch

/// What every feature of a session has to register: its state, its component and its databases.
@MainActor
struct SessionPartsTests {
  private let folder = TemporaryFolder()
  private let component: AppComponent

  private var profile: String { "\(folder.path)/profiles/default" }

  /// What the doctor says of each database.
  private func examined() async -> [Finding.State] {
    var states: [Finding.State] = []
    for check in SessionComponent.parts.flatMap({ $0.databaseChecks }) {
      states.append(await check.finding(in: profile).state)
    }
    return states
  }

  init() {
    component = AppComponent(.offline(in: folder))
  }

  private func launch() -> Headless {
    Headless(
      component.root.build(), size: .normal,
      environment: Environment(language: .korean))
  }

  /// The SQLite files in the profile's folder.
  private var databaseFiles: Set<String> {
    Set(TemporaryFolder.names(in: profile).filter { $0.hasSuffix(".sqlite") })
  }

  @Test func `the state after a session equals a fresh one`() async throws {
    // What remains after a session. Everything else belongs to the profile, which is reset.
    let remaining = ["settings", "session", "notice", "closedSessions"]
    let app = launch()
    try await app.press("Enter Esc 2 1 Up Enter Up \"역\" Esc")
    #expect(component.store.state.profile != ProfileState())
    component.session.signOut()
    await app.settle()
    let fresh = Mirror(reflecting: AppState()).children
    for (group, expected) in zip(Mirror(reflecting: component.store.state).children, fresh) {
      let name = try #require(group.label)
      guard !remaining.contains(name) else { continue }
      expectEqual(name, "profile", "a group of a session's state belongs to ProfileState")
      expectEqual(String(reflecting: group.value), String(reflecting: expected.value))
    }
    app.shutDown()
  }

  @Test func `the parts of a session are the kinds that SessionComponent.parts lists`() {
    let session = component.makeSession(of: .init(name: "김하늘"))
    let kinds = session.parts.map { "\(type(of: $0))" }
    expectEqual(kinds.sorted(), SessionComponent.parts.map { "\($0)" }.sorted())
    session.close()
  }

  @Test func `every database of a session is closed after it, and examined by the doctor`()
    async throws
  {
    let session = component.makeSession(of: .init(name: "김하늘"))
    let (router, tree) = (Router(interactor: Owner(session)), Tree())
    router.launch(in: tree)
    await tree.activity.settled()
    // A database makes its file at its first use.
    for opened in session.parts.flatMap(\.databases) {
      try await opened.database.transaction(patience: nil) { _ throws(SQLError) in }
    }
    let files = databaseFiles
    #expect(!files.isEmpty)
    let opened = session.parts.flatMap(\.databases).compactMap {
      ($0.database as? SQLiteDatabase)?.path
    }
    expectEqual(Set(opened), Set(files.map { "\(profile)/\($0)" }))
    let checked = SessionComponent.parts.flatMap { $0.databaseChecks }.map(\.file)
    // No session makes the index of places: an import does.
    expectEqual(Set(checked), files.union(["places/index.sqlite"]))
    router.shutDown()
    await component.closing?.value
    // A database that is closed leaves no write-ahead log.
    expectEqual(TemporaryFolder.names(in: profile).filter { $0.hasSuffix("-wal") }, [])
    expectEqual(databaseFiles, files)

    await expectEqual(examined(), checked.map { files.contains($0) ? .fine : .note })
    for file in files {
      let path = "\(profile)/\(file)"
      let intact = TemporaryFolder.read(path)
      TemporaryFolder.write([UInt8](repeating: 0xA5, count: 8_192), to: path)
      await expectEqual(
        examined(),
        checked.map { checked in
          checked == file ? .broken : files.contains(checked) ? .fine : .note
        }, "\(file)")
      TemporaryFolder.write(intact, to: path)
    }
  }

  /// Keeps a session as LoggedIn does.
  private final class Owner: Interactor {
    private let session: SessionComponent

    init(_ session: SessionComponent) { self.session = session }

    override func didBecomeActive() { session.start(in: self) }

    override func willResignActive() { session.close() }
  }
}
