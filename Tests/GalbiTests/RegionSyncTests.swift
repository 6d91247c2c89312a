import Expectations
import PeopleDomain
import Phrases
import RIBs
import SettingsFixtures
import Store
import Testing

@testable import Galbi
@testable import SettingsDomain

/// The region, toggled on a screen and set in the settings.
@MainActor
struct RegionSyncTests {
  private let store = Store(AppState())
  private let repository = FixedSettings([.region: "off"])
  private let settings: SettingsUseCases
  private let tree = Tree()
  private let notices = Notices()

  private final class Notices {
    var phrases: [Phrase] = []
  }

  init() {
    settings = SettingsUseCases(
      KeptSettings(repository, writer: store.writer(\.settings)),
      state: store.stored(\.settings))
    settings.read()
    let sync = RegionSync(
      settings: settings, people: store.stored(\.profile.people),
      writer: store.writer(\.profile.people), notify: { [notices] in notices.phrases.append($0) })
    let interactor = Interactor()
    Router(interactor: interactor).launch(in: tree)
    interactor.start(sync)
  }

  private var isShown: Bool { store.state.profile.people.showsCountries }

  private func toggle() async {
    store.update { $0.profile.people.showsCountries.toggle() }
    await tree.activity.settled()
  }

  @Test func `what is set is shown, and what is toggled is kept`() async {
    #expect(!isShown)
    await toggle()
    #expect(isShown)
    await toggle()
    expectEqual(repository.changes, ["region = on", "region = off"])
  }

  @Test func `a change of the settings is shown, and not kept again`() async throws {
    try await settings.change(.region, "on")
    #expect(isShown)
    expectEqual(repository.changes, ["region = on"])
  }

  @Test func `what cannot be kept is shown all the same, and said once`() async {
    repository.failure = .diskFull
    repository.isSlow = true
    await toggle()
    #expect(isShown)
    await toggle()
    await toggle()
    #expect(isShown)
    expectEqual(notices.phrases, [SettingsError.diskFull.phrase])
  }
}
