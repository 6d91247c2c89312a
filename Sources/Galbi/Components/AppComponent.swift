import HTTP
import Launch
import PeopleData
import PeopleDomain
import Phrases
import RIBs
import SQLite
import SessionData
import SessionDomain
import SessionInterface
import SessionPresentation
import SettingsData
import SettingsDomain
import Store
import Time

/// What the whole process shares: settings, services, state.
final class AppComponent: AppRootDependency, LoggedInDependency, LoggedOutDependency {
  let surroundings: Surroundings
  let store = Store(AppState())
  private let sessionWork: any SessionWork
  private let pins = CryptPINs()
  /// As it is at the first launch.
  private let firstProfile: Profile
  /// Ends when the sessions that were closed have let go of their files.
  private(set) var closing: Task<Void, Never>?
  private let givenService: (any PersonWebWork)?
  /// How long a change waits for another program that writes the same database.
  let busyTimeout: Duration

  /// `peopleService` is the one that the surroundings name, if none is given.
  init(
    _ surroundings: Surroundings, peopleService: (any PersonWebWork)? = nil,
    busyTimeout: Duration = .seconds(5)
  ) {
    self.surroundings = surroundings
    givenService = peopleService
    self.busyTimeout = busyTimeout
    firstProfile = Profile(name: SystemUser.name(variable: surroundings.variable))
    sessionWork = SessionFiles(
      data: surroundings.folders.data, log: surroundings.folders.log,
      profile: firstProfile)
  }

  var clock: any WallClock { surroundings.clock }
  lazy var settings = store.stored(\.settings)
  lazy var session = store.stored(\.session)
  lazy var people = store.stored(\.profile.people)
  lazy var notice = store.stored(\.notice)

  lazy var readSettings = makeReadSettings(keptSettings)
  lazy var changeSetting = makeChangeSetting(keptSettings)
  lazy var followSettings = makeFollowSettings(keptSettings)
  lazy var openSession = makeOpenSession(work: sessionWork, writer: sessionWriter)
  lazy var unlock = makeUnlock(
    work: sessionWork, pins: pins, clock: clock, writer: sessionWriter)
  lazy var remainingWait = makeRemainingWait(work: sessionWork, clock: clock)
  lazy var lockNow = makeLockNow(work: sessionWork, writer: sessionWriter)
  lazy var signOut = makeSignOut(work: sessionWork, writer: sessionWriter)
  lazy var setPIN = makeSetPIN(
    work: sessionWork, pins: pins, clock: clock, writer: sessionWriter)
  lazy var removePIN = makeRemovePIN(
    work: sessionWork, pins: pins, clock: clock, writer: sessionWriter)
  lazy var renameProfile = makeRenameProfile(work: sessionWork, writer: sessionWriter)
  lazy var followSession = makeFollowSession(work: sessionWork, writer: sessionWriter)
  lazy var eraseData = makeEraseData(work: sessionWork, writer: sessionWriter)
  lazy var finishErasing = makeFinishErasing(
    work: sessionWork, writer: sessionWriter, open: openSession
  ) { [weak self] in await self?.closing?.value }
  /// What is spoken now.
  var language: Language {
    surroundings.appearance.adapted(to: settings.value.settings).language
  }
  /// Says something that goes by itself.
  lazy var notify: Notify = { [store] phrase in store.update { $0.notice.post(phrase) } }

  // Made anew each time: a builder that this kept would keep this in its turn.
  var loggedInBuilder: any LoggedInBuildable { LoggedInBuilder(dependency: self) }
  var loggedOutBuilder: any LoggedOutBuildable { LoggedOutBuilder(dependency: self) }

  func makeSession(of profile: Profile) -> SessionComponent {
    SessionComponent(parent: self, profile: profile)
  }

  /// Changes a group of the present session's state, and of no later session's.
  func profileWriter<Fields>(_ group: WritableKeyPath<ProfileState, Fields>) -> Writer<Fields> {
    let session = store.state.closedSessions
    return store.writer((\AppState.profile).appending(path: group)) {
      $0.closedSessions == session
    }
  }

  /// Closes the databases of a session that is over, after their last changes, and after the
  /// databases of the sessions before it.
  func close(_ parts: [any SessionPart]) {
    closing = Task { [closing] in
      await closing?.value
      for part in parts { await part.settled() }
      // The last connection that is closed removes the write-ahead log.
      for database in parts.flatMap(\.databases) { await database.database.close() }
    }
  }

  lazy var placeFile = PlaceFile(
    path: "\(surroundings.folders.data)/profiles/\(firstProfile.id)/place")

  /// The service that has people.
  lazy var peopleService: any PersonWebWork = {
    if let givenService { return givenService }
    if surroundings.isOffline { return OfflinePeople() }
    let clock = surroundings.clock
    let client = HTTPClient(version: Version.number) { duration throws(CancellationError) in
      try await clock.pause(for: duration)
    }
    return HTTPPeople(client: client, log: surroundings.log) { [settings] in
      settings.value.settings.address(.peopleURL) ?? HTTPPeople.address
    }
  }()

  private lazy var keptSettings: KeptSettings = {
    let (overrides, problem) = Settings.overrides(
      options: surroundings.options.settings, variable: surroundings.variable)
    return KeptSettings(
      work: SettingsFile(folder: surroundings.folders.config), overrides: overrides,
      problem: problem, writer: store.writer(\.settings))
  }()

  private var sessionWriter: Writer<SessionState> { store.writer(\.session) }
}
