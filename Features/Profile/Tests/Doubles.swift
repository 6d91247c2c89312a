import Geography
import Headless
import Phrases
import RIBs
import Secrets
import SessionDomain
import SessionFixtures
import SettingsDomain
import SettingsFixtures
import Store
import Time

@testable import ProfilePresentation

/// What the profile needs, in memory.
@MainActor
final class ProfileFixture {
  private struct State {
    var session = SessionState()
    var settings = SettingsState()
  }

  let clock = ManualClock(now: 1_000_000)
  let account: FixedSession
  let settingsFile: FixedSettings
  let session: SessionUseCases
  let settings: SettingsUseCases
  private(set) var notices: [Phrase] = []
  private let store = Store(State())

  init(
    pin: String? = nil, settings values: [SettingKey: String] = [:],
    overrides: [SettingKey: Settings.Override] = [:]
  ) {
    account = FixedSession(Account(profile: Profile(name: "김하늘"), pin: pin))
    settingsFile = FixedSettings(values)
    session = SessionUseCases(
      SessionModel(
        account, hasher: FixedPINHasher(), clock: clock, writer: store.writer(\.session)),
      state: store.stored(\.session))
    settings = SettingsUseCases(
      KeptSettings(settingsFile, overrides: overrides, writer: store.writer(\.settings)),
      state: store.stored(\.settings))
    // As if the PIN had been typed.
    store.update { state in
      state.session.stage = .open
      state.session.profile = Profile(name: "김하늘")
      state.session.hasPIN = pin != nil
    }
    settings.read()
  }

  lazy var notify: Notify = { [weak self] in self?.notices.append($0) }

  /// Knows one place, and two of one name.
  let findPlaces: @MainActor (String) async -> [NamedCoordinate] = { name in
    let names = ["서울": ["서울역"], "중앙로": ["중앙로역 · 대구 1호선", "중앙로역 · 대전 1호선"]]
    return (names[name] ?? []).enumerated().compactMap { index, name in
      Coordinate(latitude: 37.5547 - Double(index), longitude: 126.9706)
        .map { NamedCoordinate(name: name, coordinate: $0) }
    }
  }

  var stage: SessionState.Stage { session.state.value.stage }

  func fail(_ problem: SettingsError) { store.update { $0.settings.problems = [problem] } }
}

/// Remembers what the user was asked to type.
final class ProfileRouterSpy: ProfileHomeRouting {
  private(set) var prompts: [Prompt] = []
  private(set) var detachments = 0

  func attachEntry(_ prompt: Prompt) { prompts.append(prompt) }
  func detachEntry() { detachments += 1 }
}

extension Prompt {
  var questions: [String] { steps.map { $0.label.text(.english) } }

  /// The reply to all secrets typed so far.
  func answer(secrets: String...) async -> Reply {
    await answer(secrets.map { .secret(Secret($0.utf8)) })
  }

  func answer(_ text: String) async -> Reply { await answer([.text(text)]) }
}
