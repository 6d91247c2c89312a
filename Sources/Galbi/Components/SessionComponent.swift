import FinanceInterface
import HomeInterface
import Launch
import LedgerDomain
import Log
import PeopleDomain
import Phrases
import ProfileInterface
import ProfilePresentation
import RIBs
import SQLite
import SessionDomain
import SettingsDomain
import Store
import TerminalRIBs
import Time

/// What one profile's session shares: the component of each feature, and their databases.
///
/// Made for LoggedIn, gone with it.
final class SessionComponent: MainDependency, ProfileHomeDependency {
  private let parent: AppComponent
  /// Of each feature: the session starts, follows, closes and resets nothing else.
  let parts: [any SessionPart]
  let people: PeopleComponent
  let wallet: WalletComponent
  let finance: FinanceComponent

  /// The kinds of `parts`, for what needs no session: the doctor, the commands, the demos.
  static let parts: [any SessionPart.Type] = [
    PeopleComponent.self,
    WalletComponent.self,
    TransportComponent.self,
    FinanceComponent.self,
    LedgerComponent.self,
  ]

  init(parent: AppComponent, profile: Profile) {
    self.parent = parent
    let folder = "\(parent.surroundings.folders.data)/profiles/\(profile.id)"
    let books = Books(folder: folder, busyTimeout: parent.busyTimeout)
    wallet = WalletComponent(parent: parent, books: books, folder: folder)
    let ledger = LedgerComponent(parent: parent, books: books, wallet: wallet)
    finance = FinanceComponent(parent: parent, wallet: wallet, ledger: ledger)
    let transport = TransportComponent(
      parent: parent, folder: folder, wallet: wallet, finance: finance)
    let others: [any SessionPart] = [
      wallet,
      transport,
      finance,
      ledger,
    ]
    people = PeopleComponent(
      parent: parent, folder: folder, tiles: others.flatMap(\.tiles))
    parts = [people] + others
  }

  var clock: any WallClock { parent.clock }
  var session: Stored<SessionState> { parent.session }
  var settings: Stored<SettingsState> { parent.settings }
  var changeSetting: ChangeSetting { parent.changeSetting }
  var renameProfile: RenameProfile { parent.renameProfile }
  var setPIN: SetPIN { parent.setPIN }
  var removePIN: RemovePIN { parent.removePIN }
  var lockNow: LockNow { parent.lockNow }
  var signOut: SignOut { parent.signOut }
  var followSession: FollowSession { parent.followSession }
  var eraseData: EraseData { parent.eraseData }
  var notify: Notify { parent.notify }

  // Made anew each time: a builder that this kept would keep this in its turn.
  var mainBuilder: any MainBuildable { MainBuilder(dependency: self) }

  var tabs: [Tab] {
    [
      Tab(.home) { [builder = people.homeBuilder] in builder.build(on: $0) },
      Tab(.finance) { [builder = finance.financeBuilder] in builder.build(on: $0) },
      Tab(.profile) { [builder = ProfileHomeBuilder(dependency: self)] in builder.build(on: $0) },
    ]
  }

  /// Starts the work of all features, and follows what other processes do to their databases.
  func start(in session: Interactor) {
    for part in parts {
      for database in part.databases { follow(database, in: session) }
      part.start(in: session)
    }
  }

  /// Resets the state of the session, and closes its databases after the last change is stored.
  func close() {
    // An old session writes nothing into the state of the next one.
    for part in parts { part.end() }
    parent.close(parts)
    parent.store.update { state in
      state.profile = ProfileState()
      state.closedSessions += 1
    }
  }

  /// Calls `sync` after each commit of another process; the work does not keep the session.
  private func follow(_ followed: SessionDatabase, in session: Interactor) {
    guard let sync = followed.sync else { return }
    let watch = DatabaseWatch(followed.database) { [clock] duration throws(CancellationError) in
      try await clock.pause(for: duration)
    }
    session.whileActive { [log = parent.surroundings.log] in
      do throws(SQLiteError) {
        try await watch.run(sync)
      } catch {
        log.warning("database", error.description)
      }
    }
  }
}
