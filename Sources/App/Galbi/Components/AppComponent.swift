import HTTP
import HighwayDomain
import Launch
import MoviesData
import MoviesDomain
import PeopleData
import PeopleDomain
import Phrases
import PlacesData
import PlacesDomain
import RIBs
import SQL
import SQLite
import SessionData
import SessionDomain
import SessionPresentation
import SettingsData
import SettingsDomain
import Store
import TerminalRIBs
import TerminalUI
import Time

#if PostgreSQL
  import PostgreSQL
#endif

/// What the whole process shares: settings, session, services, state.
@MainActor final class AppComponent {
  let context: LaunchContext
  let store = Store(AppState())
  /// The profile as it is at the first launch.
  private let firstProfile: Profile
  /// Ends when the files of all closed sessions are closed.
  private(set) var closing: Task<Void, Never>?
  private let givenService: (any PeopleService)?
  private let givenMovies: (any MovieService)?
  private let givenPosters: (any PosterSource)?
  /// How long a change waits for another program that writes the same database.
  let busyTimeout: Duration
  #if PostgreSQL
    /// How long a server is waited for.
    var serverLimits = ServerLimits()
  #endif

  /// The session that was made last.
  private(set) weak var presentSession: SessionComponent?

  /// Goes to a link, as Ctrl-P does; set when the tree is built.
  var openLink: @MainActor (Link) async -> Void = { _ in }

  /// `peopleService`, `movieService` and `posters` take the place of those that the context and
  /// settings name.
  init(
    _ context: LaunchContext, peopleService: (any PeopleService)? = nil,
    movieService: (any MovieService)? = nil, posters: (any PosterSource)? = nil,
    busyTimeout: Duration = .seconds(5)
  ) {
    self.context = context
    givenService = peopleService
    givenMovies = movieService
    givenPosters = posters
    self.busyTimeout = busyTimeout
    firstProfile = Profile(name: SystemUser.name(variable: context.variable))
  }

  var clock: any WallClock { context.clock }
  lazy var notice = store.stored(\.notice)
  lazy var serverLoss = store.stored(\.profile.serverLoss)
  /// Shows a notice, which disappears after a moment.
  lazy var notify: Notify = { [notifyChange] in notifyChange(ChangeNotice($0)) }
  /// Shows what was done, with the offer to undo it.
  lazy var notifyChange: NotifyChange = { [store] notice in
    store.update { $0.notice.post(notice) }
  }

  /// Ends a notice that offers to undo what was done on other screens.
  func endOffer() { store.update { $0.notice.endOffer() } }

  /// The present language.
  var language: Language { context.appearance.adapted(to: settings.state.value).language }

  lazy var settings: SettingsUseCases = {
    let file = SettingsFile(folder: context.folders.config)
    let (overrides, problem) = Settings.overrides(
      options: context.options.settings,
      customSettings: (try? file.contents().customSettings) ?? [],
      variable: context.variable)
    let kept = KeptSettings(
      file, overrides: overrides, problem: problem, writer: store.writer(\.settings))
    return SettingsUseCases(kept, state: store.stored(\.settings))
  }()

  lazy var session: SessionUseCases = {
    let folders = context.folders
    let files = SessionFiles(
      data: folders.data, log: folders.log, profile: firstProfile)
    let model = SessionModel(
      files, hasher: SystemPINHasher(), clock: clock, writer: store.writer(\.session)
    ) { [weak self] in await self?.closing?.value }
    return SessionUseCases(model, state: store.stored(\.session))
  }()

  /// The root of the app; its closures hold this.
  var root: AppRootBuilder {
    AppRootBuilder(
      dependencies: AppRootDependencies(
        session: session, settings: settings, notice: notice, serverLoss: serverLoss,
        clock: clock, notify: notify,
        loggedIn: LoggedInBuilder(
          session: session, settings: settings.state, clock: clock, makeSession: makeSession),
        loggedOut: LoggedOutBuilder(session: session, clock: clock),
        quit: { [context] in context.quit() }))
  }

  func makeSession(of profile: Profile) -> SessionComponent {
    let session = SessionComponent(parent: self, profile: profile)
    presentSession = session
    return session
  }

  #if PostgreSQL
    /// As the launch has found it, which has checked that it is an address; nil for files.
    private lazy var server = settings.current.address(.database).flatMap {
      try? ServerAddress($0, reachesPublicOnly: settings.isOfGuest(.database, context))
    }
  #endif

  /// Where a session of the profile with this folder has its people and its books.
  func stores(in folder: String) -> SessionStores {
    #if PostgreSQL
      if let server { return SessionStores(on: server, self) }
    #endif
    return SessionStores(in: folder, self)
  }

  /// What Ctrl-P finds; nothing without an open session.
  var sources: [FinderSource] {
    guard store.state.session.isOpen, let presentSession else { return [] }
    return presentSession.sources + [CommandForm.findings(notify)]
  }

  /// Changes a group of the present session's state, and of no later session's.
  func profileWriter<Fields>(_ group: WritableKeyPath<ProfileState, Fields>) -> Writer<Fields> {
    let profile: WritableKeyPath<AppState, ProfileState> = \.profile
    let session = store.state.closedSessions
    return store.writer(profile.appending(path: group)) {
      $0.closedSessions == session
    }
  }

  /// Closes the databases of an ended session after their last changes, and after the databases of the
  /// sessions before it.
  func close(_ parts: [any SessionPart]) {
    closing = Task { [closing] in
      await closing?.value
      for part in parts { await part.settled() }
      // The last connection that is closed removes the write-ahead log.
      for database in parts.flatMap(\.databases) { await database.database.close() }
    }
  }

  lazy var placeFile = PlaceFile(path: "\(context.folders.folder(of: firstProfile))/place")

  /// The service from which people are downloaded.
  lazy var peopleService: any PeopleService = {
    if let givenService { return givenService }
    if context.isOffline { return OfflinePeople() }
    return HTTPPeople(settings.access(.peopleURL, HTTPPeople.address, context))
  }()

  /// The service of films; nil in an offline run, or where another one was given.
  lazy var httpMovies: HTTPMovies? = {
    guard givenMovies == nil, !context.isOffline else { return nil }
    return HTTPMovies(
      settings.access(.moviesURL, HTTPMovies.address, key: .moviesKey, context))
  }()

  /// Nil without a key.
  var movieService: (any MovieService)? {
    if let givenMovies { return givenMovies }
    guard settings.current.secret(.moviesKey) != nil else { return nil }
    return httpMovies ?? OfflineMovies()
  }

  private lazy var httpPlaces: any PlaceService = {
    if context.isOffline { return OfflinePlaces() }
    return HTTPPlaces(
      settings.access(.placesURL, HTTPPlaces.address, key: .placesKey, context))
  }()

  /// The service of places; nil without a key.
  var placeService: (any PlaceService)? {
    settings.current.secret(.placesKey) == nil ? nil : httpPlaces
  }

  lazy var roads = RoadServices(context, settings: settings)

  /// `folder` is where they are kept.
  func posters(in folder: String) -> any PosterSource {
    givenPosters
      ?? Posters(folder: folder, movies: httpMovies, clock: clock)
  }
}
