import Phrases
import ProfilePresentation
import RIBs
import SessionDomain
import SettingsDomain
import Store
import Time

/// What the profile depends on, with fixed parts.
final class ProfileRaftComponent: ProfileHomeDependency {
  private let clock: any WallClock
  private let store = Store(State())
  private let work = FixedSession(Account(profile: Profile(name: "Kim")))
  private let pins = FixedPINs()

  private struct State {
    var session = SessionState()
    var settings = SettingsState()
  }

  init(clock: any WallClock, notify: @escaping Notify) {
    self.clock = clock
    self.notify = notify
    makeOpenSession(work: work, writer: writer)()
    makeReadSettings(kept)()
  }

  lazy var session = store.stored(\.session)
  lazy var settings = store.stored(\.settings)
  lazy var changeSetting = makeChangeSetting(kept)
  lazy var renameProfile = makeRenameProfile(work: work, writer: writer)
  lazy var setPIN = makeSetPIN(work: work, pins: pins, clock: clock, writer: writer)
  lazy var removePIN = makeRemovePIN(work: work, pins: pins, clock: clock, writer: writer)
  lazy var lockNow = makeLockNow(work: work, writer: writer)
  lazy var signOut = makeSignOut(work: work, writer: writer)
  lazy var eraseData = makeEraseData(work: work, writer: writer)
  let notify: Notify

  private lazy var kept = KeptSettings(
    work: FixedSettings([.theme: "day", .moviesKey: "0123456789abcdef"]),
    overrides: [
      .peopleURL: Settings.Override("https://a.example", from: .variable("GALBI_PEOPLE_URL"))
    ],
    problem: nil, writer: store.writer(\.settings))
  private var writer: Writer<SessionState> { store.writer(\.session) }
}
