public import Launch
import ProfilePresentation
import SessionDomain
import SessionFixtures
import SettingsDomain
import SettingsFixtures
import Store

/// The profile alone, with settings that are kept in memory.
public final class ProfileRaft: Raft, Program {
  private struct State {
    var session = SessionState()
    var settings = SettingsState()
  }

  public init(_ surroundings: Surroundings) {
    super.init(surroundings, name: "ProfileHome") { stage, notify in
      let store = Store(State())
      let model = SessionModel(
        FixedSession(Account(profile: Profile(name: "Kim"))), hasher: FixedPINHasher(),
        clock: surroundings.clock, writer: store.writer(\.session))
      let session = SessionUseCases(model, state: store.stored(\.session))
      let kept = KeptSettings(
        FixedSettings([.theme: "day"]),
        overrides: [
          .peopleURL: Settings.Override("https://a.example", from: .variable("GALBI_PEOPLE_URL"))
        ],
        writer: store.writer(\.settings))
      let settings = SettingsUseCases(kept, state: store.stored(\.settings))
      session.open()
      settings.read()
      return ProfileHomeBuilder(session: session, settings: settings, notify: notify)
        .build(on: stage)
    }
  }
}
