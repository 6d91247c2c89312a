import Books
import FinancePresentation
import HighwayDomain
import HomeInterface
import HomePresentation
import Launch
import Log
import PlacesDomain
import ProfilePresentation
import RIBs
import SQL
import SQLite
import SessionDomain
import SettingsDomain
import Store
import TerminalRIBs
import TerminalUI
import Time

/// What one session shares: the component of each feature, and their databases.
///
/// LoggedIn owns it.
@MainActor
final class SessionComponent {
  private let parent: AppComponent
  /// Of each feature: the session starts, follows, closes and resets nothing else.
  let parts: [any SessionPart]
  let people: PeopleComponent
  let wallet: WalletComponent
  let ledger: LedgerComponent
  private let finance: FinanceComponent
  private weak var session: Interactor?
  /// Finds the best place for a text.
  private let findPlaces: @MainActor (String) async -> [NamedCoordinate]

  /// The kinds of `parts`, for what needs no session: the doctor, the commands, the demos.
  static let parts: [any SessionPart.Type] = [
    PeopleComponent.self,
    WalletComponent.self,
    TransportComponent.self,
    MoviesComponent.self,
    PlacesComponent.self,
    HighwayComponent.self,
    MartComponent.self,
    FinanceComponent.self,
    LedgerComponent.self,
  ]

  init(parent: AppComponent, profile: Profile) {
    self.parent = parent
    let folder = parent.context.folders.folder(of: profile)
    let stores = parent.stores(in: folder)
    let books = stores.books
    wallet = WalletComponent(parent: parent, books: books, bank: stores.bank)
    ledger = LedgerComponent(parent: parent, books: books, wallet: wallet)
    finance = FinanceComponent(parent: parent, wallet: wallet, ledger: ledger)
    let places = PlacesComponent(parent: parent, folder: folder) {
      HighwayComponent.places(of: .bundled) + Gazetteer.bundled.places
    }
    findPlaces = { name in
      let found = await places.places.findAll(name)
      return found.count > 1 ? found.map(\.namedTellingly) : found.map(\.named)
    }
    let highway = HighwayComponent(parent: parent, folder: folder, places: places.places)
    let length = RideLength(places: places.places, highway: highway.highway)
    let transport = TransportComponent(
      parent: parent, folder: folder, wallet: wallet, finance: finance, length: length.metres)
    let others: [any SessionPart] = [
      wallet,
      transport,
      MoviesComponent(parent: parent, folder: folder),
      places,
      highway,
      MartComponent(parent: parent, books: books, wallet: wallet, finance: finance),
      finance,
      ledger,
    ]
    people = PeopleComponent(
      parent: parent, stores: stores, tiles: others.flatMap(\.tiles))
    parts = [people] + others
  }

  var tabs: [Tab] {
    [
      Tab(.home) { [people] in people.homeBuilder.build(on: $0) },
      Tab(.finance) { [finance] in finance.financeBuilder.build(on: $0) },
      Tab(.profile) { [profileBuilder] in profileBuilder.build(on: $0) },
    ]
  }

  func endOffer() { parent.endOffer() }

  /// What Ctrl-P finds in the session, in the order of equal matches.
  var sources: [FinderSource] {
    let settings = profileBuilder.findings { [weak session, parent] key, choice in
      session?.request("change a setting", notify: parent.notify) { () throws(SettingsError) in
        try await parent.settings.change(key, choice.value)
        return parent.settings.current.notice(of: key)
      }
    }
    let ranked = parts.enumerated().sorted { one, other in
      (Self.rank(of: one.element), one.offset) < (Self.rank(of: other.element), other.offset)
    }
    return [settings] + ranked.flatMap(\.element.sources)
  }

  /// The parts of which Ctrl-P finds much, what is the user's own first; the others come after them.
  private static let found: [any SessionPart.Type] = [
    PeopleComponent.self, FinanceComponent.self, LedgerComponent.self, MartComponent.self,
    MoviesComponent.self, HighwayComponent.self,
  ]

  private static func rank(of part: any SessionPart) -> Int {
    found.firstIndex { $0 == type(of: part) } ?? found.count
  }

  private var profileBuilder: ProfileHomeBuilder {
    ProfileHomeBuilder(
      session: parent.session, settings: parent.settings, findPlaces: findPlaces,
      notify: parent.notify)
  }

  /// Starts the work of all features, and follows what other processes do to their databases.
  func start(in session: Interactor) {
    self.session = session
    // Several features may share one.
    let databases = Dictionary(grouping: parts.flatMap(\.databases)) { $0.database.source }
    for shared in databases.values { follow(shared, in: session) }
    for part in parts { part.start(in: session) }
  }

  /// Resets the state of the session, and closes its databases after the last change is stored.
  func close() {
    // Before the reset, so that no part changes the state of the next session.
    for part in parts { part.end() }
    parent.close(parts)
    parent.store.update { state in
      state.profile = ProfileState()
      state.closedSessions += 1
    }
  }

  /// Calls what follows one database after each commit of another process; the work does not keep the
  /// session.
  private func follow(_ shared: [SessionDatabase], in session: Interactor) {
    let syncs = shared.compactMap(\.sync)
    guard let database = shared.first?.database, !syncs.isEmpty else { return }
    // The first that misses the folder tells of it, and the others are in the same one.
    let allSyncs = parts.flatMap(\.databases).compactMap(\.sync)
    session.whileActive {
      [
        weak session, log = parent.context.log, notify = parent.notify, clock = parent.clock,
        loss = parent.profileWriter(\.serverLoss)
      ] in
      do throws(SQLError) {
        try await database.follow(pause: clock.pause) {
          await session?.request("read what has changed", isInBackground: true) {
            // At once, since each may wait for a server.
            await withDiscardingTaskGroup { group in
              for sync in syncs { group.addTask { await sync() } }
            }
          }?.value
        } didLoseFolder: {
          await session?.request("read the new folder", isInBackground: true) {
            for sync in allSyncs { await sync() }
          }?.value
          notify(AppText.otherFolder)
        } isSilent: { silence in
          loss.update { loss in
            loss = silence.map { loss ?? clock.now - Int64($0 / .milliseconds(1)) }
          }
        }
      } catch {
        log.warning("database", error.description)
      }
    }
  }
}

extension Folders {
  /// The folder of a profile's files.
  func folder(of profile: Profile) -> String { "\(data)/profiles/\(profile.id)" }
}
