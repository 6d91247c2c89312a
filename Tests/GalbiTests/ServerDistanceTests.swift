#if PostgreSQL
  import Books
  import Headless
  import LedgerData
  import LedgerDomain
  import Log
  import Phrases
  import PlatformTesting
  import PostgreSQL
  import PostgreSQLTesting
  import RIBs
  import SettingsDomain
  import Storage
  import TerminalUI
  import Testing
  import Time
  import WalletDomain

  @testable import Galbi
  @testable import Launch

  /// What a screen shows of a server that is far away.
  @MainActor @Suite(.enabled(if: ServerPrograms.areInstalled)) struct ServerDistanceTests {
    private let folder = TemporaryFolder()
    private let space = ServerSpace()

    /// The ledger as another member has it.
    private func ledger() throws -> StoredLedger {
      let books = ServerBooks(
        try space.address(), tables: SessionStores.migrations, limits: .patient)
      return StoredLedger(
        books.database, reading: books.reading, searching: books.searching, log: .none)
    }

    private func add(_ text: String, to ledger: StoredLedger) async throws {
      let entry = LedgerEntry(
        day: Day(milliseconds: 1_000_000), amount: Won(-1_000), text: text, category: .food,
        note: "")
      _ = try await ledger.perform(.add(entry), at: 1)
    }

    private func launch(
      _ address: ServerAddress, in tree: Tree, _ limits: ServerLimits = .patient
    ) -> Headless {
      TemporaryFolder.write(
        Array("database = \(address.uri)\n".utf8), to: "\(folder.path)/galbi.conf")
      let component = AppComponent(.offline(in: folder))
      component.serverLimits = limits
      component.settings.read()
      return Headless(
        component.root.build(), size: Size(columns: 100, rows: 40),
        environment: Environment(language: .korean),
        clock: component.clock as? ManualClock ?? ManualClock(), tree: tree)
    }

    /// Returns when a text is on the screen, which is looked at whenever a frame is due.
    private func wait(for text: String, on app: Headless) async {
      let frames = AsyncCondition()
      app.window.onNeedsFrame = { frames.resume() }
      await frames.wait { !app.lines.contains { $0.contains(text) } }
    }

    @Test(.timeLimit(.minutes(60)), arguments: ["finance", "finance/ledger"])
    func `the first rows come after eight round trips of each connection at most`(
      _ link: String
    ) async throws {
      try await add("김밥", to: try ledger())
      // The proxy holds back a round trip that is not expected, so the test hangs there: with shorter limits the
      // program would connect again instead.
      var limits = ServerLimits.patient
      (limits.read, limits.change, limits.sign) = (
        .seconds(7_200), .seconds(7_200), .seconds(7_200)
      )
      limits.silence = .seconds(7_200)
      // Making a connection takes three more, which the proxy does not count: TCP, TLS and the log-in.
      let proxy = try CommitProxy(
        in: folder.path, before: try TestServer.shared.get(), try space.name(), [], roundTrips: 5)
      let app = launch(try space.address(in: proxy.folder), in: Tree(), limits)
      let opening = Task { try? await app.root.open(Link(parsing: link)) }
      await wait(for: "김밥", on: app)
      if link == "finance/ledger" { await wait(for: "모든 내역  1", on: app) }
      opening.cancel()
      app.shutDown()
    }

    @Test(.timeLimit(.minutes(60)))
    func `what another member adds is seen on every screen that follows`() async throws {
      let other = try ledger()
      try await add("처음", to: other)
      let app = launch(try space.address(), in: Tree(executor: Queue()))
      _ = try await app.root.open(Link(parsing: "finance/ledger"))
      await wait(for: "모든 내역  1", on: app)
      for number in 2...60 {
        try await add("\(number)", to: other)
        await wait(for: "모든 내역  \(number)", on: app)
      }
      app.shutDown()
    }
  }
#endif
