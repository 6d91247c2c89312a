import Phrases
import RIBs
import SessionDomain
import SettingsDomain
import Store
import Testing

@testable import ProfilePresentation

/// What each line of the profile does.
@MainActor
struct ProfileHomeInteractorTests {
  private let presenter = ProfilePresenterSpy()
  private let router = ProfileRouterSpy()
  private let tree = Tree()

  private func launch(_ dependencies: ProfileDependencies) -> ProfileHomeInteractor {
    let interactor = ProfileHomeInteractor(presenter: presenter, dependency: dependencies)
    interactor.router = router
    Router(interactor: interactor).launch(in: tree)
    return interactor
  }

  private var settings: Settings? { presenter.shown.last?.settings.settings }

  @Test func `it shows who it is and what is set, and follows both`() async throws {
    let dependencies = ProfileDependencies(settings: [.theme: "day"])
    _ = launch(dependencies)
    #expect(presenter.shown.last?.session.name == "김하늘")
    #expect(settings?.theme == "day")
    try await dependencies.changeSetting(.theme, "plain")
    try await dependencies.renameProfile("하늘")
    #expect(presenter.shown.last?.session.name == "하늘")
    #expect(settings?.theme == "plain")
  }

  @Test(
    arguments: [
      (.language, "ko"), (.theme, "day"), (.colors, "truecolor"), (.mouse, "off"),
      (.region, "off"), (.autoLock, "15"),
    ] as [(SettingKey, String)])
  func `a choice goes on to the next value at once, and back`(key: SettingKey, next: String)
    async
  {
    let dependencies = ProfileDependencies()
    let interactor = launch(dependencies)
    interactor.didChoose(.setting(key))
    #expect(settings?[key] == next)
    interactor.didStep(.setting(key), by: -1)
    #expect(settings?[key] == key.preset)
    await tree.activity.settled()
    #expect(dependencies.settingsWork.stored == [key: key.preset])
    #expect(router.entries.isEmpty)
  }

  @Test func `what cannot be kept or changed here is said`() async {
    let dependencies = ProfileDependencies(
      overrides: [
        .theme: Settings.Override("day", from: .option("--theme")),
        .peopleURL: Settings.Override("http://a", from: .variable("GALBI_PEOPLE_URL")),
      ])
    dependencies.settingsWork.failure = .diskFull
    let interactor = launch(dependencies)
    interactor.didChoose(.setting(.theme))
    interactor.didChoose(.setting(.peopleURL))
    interactor.didChoose(.setting(.mouse))
    await tree.activity.settled()
    let expected: [SettingsError] = [
      .overridden(.theme, .option("--theme")),
      .overridden(.peopleURL, .variable("GALBI_PEOPLE_URL")), .diskFull,
    ]
    #expect(
      Set(dependencies.notices) == Set(expected.map(\.phrase)))
    #expect(dependencies.settingsWork.stored == [:])
    #expect(router.entries.isEmpty)
  }

  @Test func `the name is typed`() async throws {
    let dependencies = ProfileDependencies()
    launch(dependencies).didChoose(.name)
    let entry = try #require(router.entries.first)
    #expect(entry.questions == ["Name"])
    #expect(await entry.answer(" ") == .refused(SessionError.emptyName.phrase, step: 0))
    #expect(await entry.answer("\u{7}\u{202E}") == .refused(SessionError.emptyName.phrase, step: 0))
    // What nobody sees could not be typed again to erase everything.
    #expect(await entry.answer("하\u{202E}늘\u{1B}") == .done)
    #expect(dependencies.work.stored.profile.name == "하늘")
  }

  @Test func `an address is typed, and an empty one is the usual one`() async throws {
    let dependencies = ProfileDependencies(settings: [.peopleURL: "http://a"])
    let interactor = launch(dependencies)
    interactor.didChoose(.setting(.peopleURL))
    let entry = try #require(router.entries.first)
    #expect(EntryViewModel(entry).text == "http://a")
    #expect(
      await entry.answer("nowhere") == .refused(SettingsError.badValue(.peopleURL).phrase, step: 0))
    #expect(await entry.answer("https://b.example") == .done)
    #expect(dependencies.settingsWork.stored == [.peopleURL: "https://b.example"])
    #expect(await entry.answer(" ") == .done)
    #expect(dependencies.settingsWork.stored == [:])
  }

  @Test func `a key is typed unseen, an empty one stays as it is, and a dash removes it`()
    async throws
  {
    let dependencies = ProfileDependencies()
    launch(dependencies).didChoose(.setting(.moviesKey))
    let entry = try #require(router.entries.first)
    #expect(EntryViewModel(entry).text == nil)
    #expect(await entry.answer(secrets: "abcd1234") == .done)
    #expect(dependencies.settingsWork.stored == [.moviesKey: "abcd1234"])
    #expect(await entry.answer(secrets: "") == .done)
    #expect(dependencies.settingsWork.stored == [.moviesKey: "abcd1234"])
    #expect(await entry.answer(secrets: "-") == .done)
    #expect(dependencies.settingsWork.stored == [:])
  }

  @Test func `a PIN is set by typing it twice`() async throws {
    let dependencies = ProfileDependencies()
    launch(dependencies).didChoose(.pin)
    let entry = try #require(router.entries.first)
    #expect(entry.questions == ["New PIN", "New PIN again"])
    #expect(
      await entry.answer(secrets: "12345") == .refused(SessionError.pinTooShort.phrase, step: 0))
    #expect(await entry.answer(secrets: "") == .refused(ProfileText.nothingTyped.phrase, step: 0))
    #expect(await entry.answer(secrets: "123456") == .next)
    #expect(
      await entry.answer(secrets: "123456", "123457")
        == .refused(ProfileText.notTheSame.phrase, step: 0))
    #expect(await entry.answer(secrets: "123456", "123456") == .done)
    #expect(dependencies.work.stored.pin == "123456")
    #expect(dependencies.notices == [ProfileText.pinWasSet.phrase])
    #expect(presenter.shown.last?.items.contains(.removePIN) == true)
  }

  @Test func `who has a PIN gives it before a new one, and the tries count`() async throws {
    let dependencies = ProfileDependencies(pin: "123456")
    launch(dependencies).didChoose(.pin)
    let entry = try #require(router.entries.first)
    #expect(entry.questions == ["PIN", "New PIN", "New PIN again"])
    #expect(await entry.answer(secrets: "000000") == .next)
    #expect(await entry.answer(secrets: "000000", "654321") == .next)
    #expect(
      await entry.answer(secrets: "000000", "654321", "654321")
        == .refused(SessionError.wrongPIN(left: 4).phrase, step: 0))
    #expect(await entry.answer(secrets: "123456", "654321", "654321") == .done)
    #expect(dependencies.work.stored.pin == "654321")
  }

  @Test func `a PIN that another Galbi has set is asked for the next time`() async throws {
    let dependencies = ProfileDependencies()
    let interactor = launch(dependencies)
    interactor.didChoose(.pin)
    dependencies.work.stored.pin = "123456"
    let entry = try #require(router.entries.first)
    #expect(
      await entry.answer(secrets: "654321", "654321")
        == .refused(SessionError.needsCurrentPIN.phrase, step: 0))
    interactor.didChoose(.pin)
    #expect(router.entries.last?.questions == ["PIN", "New PIN", "New PIN again"])
  }

  @Test func `a PIN is removed by giving it`() async throws {
    let dependencies = ProfileDependencies(pin: "123456")
    launch(dependencies).didChoose(.removePIN)
    let entry = try #require(router.entries.first)
    #expect(await entry.answer(secrets: "") == .refused(ProfileText.nothingTyped.phrase, step: 0))
    #expect(
      await entry.answer(secrets: "000000")
        == .refused(SessionError.wrongPIN(left: 4).phrase, step: 0))
    #expect(await entry.answer(secrets: "123456") == .done)
    #expect(dependencies.work.stored.pin == nil)
    #expect(presenter.shown.last?.items.contains(.removePIN) == false)
  }

  @Test func `without a PIN there is nothing to lock with`() {
    let dependencies = ProfileDependencies()
    launch(dependencies).didChoose(.lock)
    #expect(dependencies.notices == [SessionError.noPIN.phrase])
    #expect(dependencies.store.state.session.stage == .open)
  }

  @Test func `with a PIN it is locked at once`() {
    let dependencies = ProfileDependencies(pin: "123456")
    launch(dependencies).didChoose(.lock)
    #expect(dependencies.store.state.session.stage == .locked)
  }

  @Test func `signing out ends the session`() {
    let dependencies = ProfileDependencies()
    launch(dependencies).didChoose(.signOut)
    #expect(dependencies.store.state.session.stage == .signedOut)
  }

  @Test func `all data are erased when the name is typed`() async throws {
    let dependencies = ProfileDependencies()
    launch(dependencies).didChoose(.erase)
    let entry = try #require(router.entries.first)
    #expect(EntryViewModel(entry).text == "")
    #expect(entry.note?.text(.english).contains("‘김하늘’") == true)
    #expect(await entry.answer("하늘") == .refused(SessionError.wrongName.phrase, step: 0))
    #expect(dependencies.store.state.session.stage == .open)
    #expect(await entry.answer("김하늘") == .done)
    #expect(dependencies.store.state.session.stage == .erasing)
  }

  @Test func `the sheet goes when it is done or left`() {
    let interactor = launch(ProfileDependencies())
    interactor.entryDidFinish()
    interactor.entryDidClose()
    #expect(router.detachments == 2)
  }
}
