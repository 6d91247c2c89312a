import Headless
import Phrases
import RIBs
import Secrets
import SessionDomain
import SettingsDomain
import Store
import TerminalRIBs
import TerminalUI
import Time

@testable import ProfilePresentation

/// What the profile stands on, in memory.
final class ProfileDependencies: ProfileHomeDependency {
  struct State {
    var session = SessionState()
    var settings = SettingsState()
  }

  let store = Store(State())
  let clock = ManualClock(now: 1_000_000)
  let work: FixedSession
  let settingsWork: FixedSettings
  private(set) var notices: [Phrase] = []
  private let overrides: [SettingKey: Settings.Override]

  init(
    pin: String? = nil, settings: [SettingKey: String] = [:],
    overrides: [SettingKey: Settings.Override] = [:]
  ) {
    work = FixedSession(Account(profile: Profile(name: "김하늘"), pin: pin))
    settingsWork = FixedSettings(settings)
    self.overrides = overrides
    // As if the PIN had been given.
    store.update { state in
      state.session.stage = .open
      state.session.profile = Profile(name: "김하늘")
      state.session.hasPIN = pin != nil
    }
    makeReadSettings(kept)()
  }

  private lazy var kept = KeptSettings(
    work: settingsWork, overrides: overrides, problem: nil, writer: store.writer(\.settings))
  private var writer: Writer<SessionState> { store.writer(\.session) }

  lazy var session = store.stored(\.session)
  lazy var settings = store.stored(\.settings)
  lazy var changeSetting = makeChangeSetting(kept)
  lazy var renameProfile = makeRenameProfile(work: work, writer: writer)
  lazy var setPIN = makeSetPIN(work: work, pins: FixedPINs(), clock: clock, writer: writer)
  lazy var removePIN = makeRemovePIN(work: work, pins: FixedPINs(), clock: clock, writer: writer)
  lazy var lockNow = makeLockNow(work: work, writer: writer)
  lazy var signOut = makeSignOut(work: work, writer: writer)
  lazy var eraseData = makeEraseData(work: work, writer: writer)
  lazy var notify: Notify = { [weak self] phrase in self?.notices.append(phrase) }
}

/// Remembers every model it was shown.
final class ProfilePresenterSpy: ProfileHomePresentable {
  weak var listener: (any ProfileHomePresentableListener)?
  private(set) var shown: [ProfileHomeViewModel] = []

  func show(_ model: ProfileHomeViewModel) { shown.append(model) }
}

/// Remembers what was to be typed.
final class ProfileRouterSpy: ProfileHomeRouting {
  private(set) var entries: [Entry] = []
  private(set) var detachments = 0

  func attachEntry(_ entry: Entry) { entries.append(entry) }
  func detachEntry() { detachments += 1 }
}

extension Entry {
  /// What is asked for, one question after another.
  var questions: [String] { steps.map { $0.label.text(.english) } }

  /// Answers all secrets typed so far.
  func answer(secrets: String...) async -> Reply {
    await answer(secrets.map { .secret(Secret($0.utf8)) })
  }

  func answer(_ text: String) async -> Reply { await answer([.text(text)]) }
}
