import Geography
public import Launch
import ProfilePresentation
import SessionDomain
import SessionFixtures
import SettingsDomain
import SettingsFixtures
import Store

/// The profile alone, with settings that are kept in memory.
public final class ProfileRaft: Raft, Program {
  public init(_ context: LaunchContext) {
    super.init(context, name: "ProfileHome") { stage, notify in
      let (sessionStore, settingsStore) = (Store(SessionState()), Store(SettingsState()))
      let model = SessionModel(
        FixedSession(Account(profile: Profile(name: "Kim"))), hasher: FixedPINHasher(),
        clock: context.clock, writer: sessionStore.writer(\.self))
      let session = SessionUseCases(model, state: sessionStore.stored(\.self))
      let kept = KeptSettings(
        FixedSettings([.theme: "day"]),
        overrides: [
          .peopleURL: Settings.Override("https://a.example", from: .variable("GALBI_PEOPLE_URL"))
        ],
        writer: settingsStore.writer(\.self))
      let settings = SettingsUseCases(kept, state: settingsStore.stored(\.self))
      session.open()
      settings.read()
      let station = Coordinate(latitude: 37.5547, longitude: 126.9706)
      return ProfileHomeBuilder(
        session: session, settings: settings,
        findPlaces: { name in
          name == "서울역" ? station.map { [NamedCoordinate(name: name, coordinate: $0)] } ?? [] : []
        }, notify: notify
      ).build(on: stage)
    }
  }
}
