#if PostgreSQL
  import Launch
  import PostgreSQL
  import PostgreSQLTesting
  import RIBs
  import Secrets
  import SessionDomain
  import SettingsDomain
  import Storage
  import Store
  import PlatformTesting
  import Expectations
  import Testing
  import Time
  import WalletDomain

  @testable import Galbi
  @testable import Launch

  /// Sessions on several machines, with one database on a server.
  @MainActor @Suite(.enabled(if: ServerPrograms.areInstalled)) struct ServerSessionTests {
    private let here = TemporaryFolder()
    private let there = TemporaryFolder()

    /// A session that goes on until it is ended.
    @MainActor private struct Launched {
      let component: AppComponent
      let router: Router<Owner>
      let tree = Tree()
      let wallet: WalletUseCases

      func end() async {
        router.shutDown()
        await component.closing?.value
      }
    }

    private func launch(in folder: TemporaryFolder, _ address: ServerAddress) -> Launched {
      TemporaryFolder.write(
        Array("database = \(address.uri)\n".utf8), to: "\(folder.path)/galbi.conf")
      let component = AppComponent(.offline(in: folder))
      component.serverLimits = .patient
      component.settings.read()
      let session = component.makeSession(of: .init(name: ""))
      let launched = Launched(
        component: component, router: Router(interactor: Owner(session)),
        wallet: session.wallet.useCases)
      launched.router.launch(in: launched.tree)
      return launched
    }

    /// Returns when a value is as `isWanted` says.
    private func wait<Value>(
      for stored: Stored<Value>, _ isWanted: @escaping (Value) -> Bool
    ) async {
      let (changes, change) = AsyncStream<Bool>.makeStream()
      let subscription = stored.observe { change.yield(isWanted($0)) }
      for await isThere in changes where isThere { break }
      withExtendedLifetime(subscription) {}
    }

    private func topUp(_ wallet: WalletUseCases, _ key: String) async throws {
      let known = wallet.state.value.cards.first
      let card =
        if let known { known } else {
          try await wallet.addCard(
            CardDetails(
              number: Secret("4111111111111111".utf8), code: Secret("987".utf8), expiry: "11/28"))
        }
      _ = try await wallet.topUp(
        TopUpRequest(key: MovementKey(rawValue: key), card: card.id, amount: Won(50_000)))
    }

    @Test func `money that one moves is the money of the other, without any file`() async throws {
      let address = try ServerSpace().address()
      let (one, other) = (launch(in: here, address), launch(in: there, address))
      await wait(for: one.wallet.state) { $0.condition == .ready }
      await wait(for: other.wallet.state) { $0.condition == .ready }
      try await topUp(one.wallet, "a")
      await wait(for: other.wallet.state) { $0.balance == Won(50_000) && $0.cards.count == 1 }
      // With the card of the first one, and at the same bank.
      try await topUp(other.wallet, "b")
      await wait(for: one.wallet.state) { $0.balance == Won(100_000) }
      await one.end()
      await other.end()
      for folder in [here, there] {
        let names = TemporaryFolder.names(in: "\(folder.path)/profiles/default")
        expectEqual(Set(names).intersection(SessionStores.files), [])
      }
    }

    @Test func `without its server a wallet moves nothing, and opens when the server is back`()
      async throws
    {
      let server = try TestServer()
      let address = try ServerAddress(try server.makeDatabase())
      server.stop()
      let app = launch(in: here, address)
      await wait(for: app.wallet.state) { $0.condition == .closed(.storage(.unreachable)) }
      await #expect(throws: WalletError.storage(.unreachable)) { try await topUp(app.wallet, "a") }
      await wait(for: app.component.serverLoss) { $0 == app.component.clock.now }
      try server.start()
      await wait(for: app.wallet.state) { $0.condition == .ready }
      await wait(for: app.component.serverLoss) { $0 == nil }
      try await topUp(app.wallet, "a")
      expectEqual(app.wallet.state.value.balance, Won(50_000))
      await app.end()
      server.stop()
    }

    /// Keeps a session as LoggedIn does.
    private final class Owner: Interactor {
      private let session: SessionComponent

      init(_ session: SessionComponent) { self.session = session }

      override func didBecomeActive() { session.start(in: self) }

      override func willResignActive() { session.close() }
    }
  }
#endif
