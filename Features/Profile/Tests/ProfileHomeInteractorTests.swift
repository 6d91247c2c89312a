import Editing
import Expectations
import Phrases
import RIBs
import RIBsTesting
import SessionDomain
import SessionFixtures
import SettingsDomain
import SettingsFixtures
import Store
import Testing

@testable import ProfilePresentation

/// What each line of the profile does.
@MainActor
struct ProfileHomeInteractorTests {
  private let presenter = PresenterSpy<ProfileHome>(ProfileHome.Model())
  private let router = ProfileRouterSpy()
  private let tree = Tree()

  @discardableResult
  private func launch(_ fixture: ProfileFixture) -> ProfileHomeInteractor {
    let interactor = ProfileHomeInteractor(
      ProfilePrompts(
        session: fixture.session, settings: fixture.settings, findPlaces: fixture.findPlaces,
        notify: fixture.notify), on: presenter)
    interactor.router = router
    Router(interactor: interactor).launch(in: tree)
    return interactor
  }

  /// Launches the profile and chooses a line; returns what the user is asked to type.
  private func prompt(_ fixture: ProfileFixture, for item: ProfileItem) throws -> Prompt {
    launch(fixture)
    presenter.send(.choose(item))
    return try #require(router.prompts.last)
  }

  private var settings: Settings { presenter.model.settings.settings }

  @Test func `the place that is found becomes the value, and nothing else`() async throws {
    let fixture = ProfileFixture()
    let prompt = try prompt(fixture, for: .setting(.location))
    await expectEqual(prompt.answer([.text("부산")]), .refused(ProfileText.noPlace, step: 0))
    expectEqual(fixture.settings.current.location, nil)
    await expectEqual(prompt.answer([.text("서울")]), .done)
    expectEqual(fixture.settings.current[.location], "37.5547,126.9706 서울역")
    expectEqual(fixture.settings.current.location?.name, "서울역")
    await expectEqual(prompt.answer([.text(" ")]), .done)
    expectEqual(fixture.settings.current.location, nil)
  }

  @Test func `of several places of one name the user chooses`() async throws {
    let fixture = ProfileFixture()
    let prompt = try prompt(fixture, for: .setting(.location))
    let names = ["중앙로역 · 대구 1호선", "중앙로역 · 대전 1호선"]
    await expectEqual(prompt.answer([.text("중앙로")]), .choose(names.map { Phrase($0) }))
    expectEqual(fixture.settings.current.location, nil)
    await expectEqual(prompt.answer([.text("중앙로"), .option(1)]), .done)
    expectEqual(fixture.settings.current.location?.name, names[1])
  }

  @Test func `it shows the session and the settings, and follows both`() async throws {
    let fixture = ProfileFixture(settings: [.theme: "day"])
    launch(fixture)
    expectEqual(presenter.model.session.name, "김하늘")
    expectEqual(settings.theme, "day")
    try await fixture.settings.change(.theme, "plain")
    try await fixture.session.rename("하늘")
    expectEqual(presenter.model.session.name, "하늘")
    expectEqual(settings.theme, "plain")
  }

  @Test(
    arguments: [
      (.language, "ko"), (.theme, "night"), (.colors, "truecolor"), (.mouse, "off"),
      (.region, "off"), (.autoLock, "15"),
    ] as [(SettingKey, String)])
  func `a choice steps to the next value at once, and back`(key: SettingKey, next: String)
    async
  {
    let fixture = ProfileFixture()
    launch(fixture)
    presenter.send(.choose(.setting(key)))
    expectEqual(settings[key], next)
    presenter.send(.step(.setting(key), by: -1))
    expectEqual(settings[key], key.preset)
    await tree.activity.settled()
    expectEqual(fixture.settingsFile.stored, [key: key.preset])
    #expect(router.prompts.isEmpty)
  }

  @Test func `a change that fails is reported, and one without an effect is not made`() async {
    let fixture = ProfileFixture(
      overrides: [
        .theme: Settings.Override("day", from: .option("--theme")),
        .peopleURL: Settings.Override("http://a", from: .variable("GALBI_PEOPLE_URL")),
      ])
    fixture.settingsFile.failure = .diskFull
    launch(fixture)
    presenter.send(.choose(.setting(.theme)))
    presenter.send(.choose(.setting(.peopleURL)))
    presenter.send(.choose(.setting(.mouse)))
    await tree.activity.settled()
    expectEqual(fixture.notices, [SettingsError.diskFull.phrase])
    expectEqual(fixture.settingsFile.stored, [:])
    #expect(router.prompts.isEmpty)
  }

  @Test func `the name is typed`() async throws {
    let fixture = ProfileFixture()
    let prompt = try prompt(fixture, for: .name)
    expectEqual(prompt.questions, ["Name"])
    await expectEqual(prompt.answer(" "), .refused(SessionError.emptyName.phrase, step: 0))
    await expectEqual(
      prompt.answer("\u{7}\u{202E}"), .refused(SessionError.emptyName.phrase, step: 0))
    // Invisible characters could not be typed again to erase everything.
    await expectEqual(prompt.answer("하\u{202E}늘\u{1B}"), .done)
    expectEqual(fixture.account.stored.profile.name, "하늘")
  }

  @Test func `an address is typed, and an empty one is the default`() async throws {
    let fixture = ProfileFixture(settings: [.peopleURL: "http://a"])
    let prompt = try prompt(fixture, for: .setting(.peopleURL))
    expectEqual(Entry.Model(prompt).question.text, "http://a")
    await expectEqual(
      prompt.answer("nowhere"), .refused(SettingsError.badValue(.peopleURL).phrase, step: 0))
    await expectEqual(prompt.answer("https://b.example"), .done)
    expectEqual(fixture.settingsFile.stored, [.peopleURL: "https://b.example"])
    await expectEqual(prompt.answer(" "), .done)
    expectEqual(fixture.settingsFile.stored, [:])
  }

  @Test func `a key is typed as a secret; an empty one changes nothing, a dash removes it`()
    async throws
  {
    let fixture = ProfileFixture()
    let prompt = try prompt(fixture, for: .setting(.moviesKey))
    expectEqual(Entry.Model(prompt).question.text, nil)
    await expectEqual(prompt.answer(secrets: "abcd1234"), .done)
    expectEqual(fixture.settingsFile.stored, [.moviesKey: "abcd1234"])
    await expectEqual(prompt.answer(secrets: ""), .done)
    expectEqual(fixture.settingsFile.stored, [.moviesKey: "abcd1234"])
    await expectEqual(prompt.answer(secrets: "-"), .done)
    expectEqual(fixture.settingsFile.stored, [:])
  }

  @Test func `a PIN is set by typing it twice`() async throws {
    let fixture = ProfileFixture()
    let prompt = try prompt(fixture, for: .pin)
    expectEqual(prompt.questions, ["New PIN", "Confirm PIN"])
    await expectEqual(
      prompt.answer(secrets: "12345"), .refused(SessionError.pinTooShort.phrase, step: 0))
    await expectEqual(
      prompt.answer(secrets: ""), .refused(ProfileText.nothingTyped, step: 0))
    await expectEqual(prompt.answer(secrets: "123456"), .next)
    await expectEqual(
      prompt.answer(secrets: "123456", "123457"), .refused(ProfileText.notTheSame, step: 0))
    await expectEqual(
      prompt.answer(secrets: "123456", "12345"), .refused(ProfileText.notTheSame, step: 0))
    await expectEqual(prompt.answer(secrets: "123456", "123456"), .done)
    expectEqual(fixture.account.stored.pin, "123456")
    expectEqual(fixture.notices, [ProfileText.pinWasSet])
    #expect(presenter.model.list.rows.contains { $0.item == .removePIN })
  }

  @Test func `a new PIN needs the present one, and the tries count`() async throws {
    let fixture = ProfileFixture(pin: "123456")
    let prompt = try prompt(fixture, for: .pin)
    expectEqual(prompt.questions, ["Current PIN", "New PIN", "Confirm PIN"])
    await expectEqual(prompt.answer(secrets: "000000"), .next)
    await expectEqual(prompt.answer(secrets: "000000", "654321"), .next)
    await expectEqual(
      prompt.answer(secrets: "000000", "654321", "654321"),
      .refused(SessionError.wrongPIN(left: 4).phrase, step: 0))
    await expectEqual(prompt.answer(secrets: "123456", "654321", "654321"), .done)
    expectEqual(fixture.account.stored.pin, "654321")
  }

  @Test func `a PIN that another Galbi has set is asked for the next time`() async throws {
    let fixture = ProfileFixture()
    let prompt = try prompt(fixture, for: .pin)
    fixture.account.stored.pin = "123456"
    await expectEqual(
      prompt.answer(secrets: "654321", "654321"),
      .refused(SessionError.needsCurrentPIN.phrase, step: 0))
    presenter.send(.choose(.pin))
    expectEqual(router.prompts.last?.questions, ["Current PIN", "New PIN", "Confirm PIN"])
  }

  @Test func `a PIN is removed by typing it`() async throws {
    let fixture = ProfileFixture(pin: "123456")
    let prompt = try prompt(fixture, for: .removePIN)
    await expectEqual(
      prompt.answer(secrets: ""), .refused(ProfileText.nothingTyped, step: 0))
    await expectEqual(
      prompt.answer(secrets: "000000"), .refused(SessionError.wrongPIN(left: 4).phrase, step: 0))
    await expectEqual(prompt.answer(secrets: "123456"), .done)
    expectEqual(fixture.account.stored.pin, nil)
    #expect(!presenter.model.list.rows.contains { $0.item == .removePIN })
  }

  @Test func `without a PIN there is nothing to lock with`() {
    let fixture = ProfileFixture()
    launch(fixture)
    #expect(!presenter.model.list.rows.contains { $0.item == .lock })
    presenter.send(.choose(.lock))
    expectEqual(fixture.notices, [SessionError.noPIN.phrase])
    expectEqual(fixture.stage, .open)
  }

  @Test func `with a PIN it is locked at once`() {
    let fixture = ProfileFixture(pin: "123456")
    launch(fixture)
    presenter.send(.choose(.lock))
    expectEqual(fixture.stage, .locked)
  }

  @Test func `signing out ends the session`() {
    let fixture = ProfileFixture()
    launch(fixture)
    presenter.send(.choose(.signOut))
    expectEqual(fixture.stage, .signedOut)
  }

  @Test func `all data are erased when the name is typed`() async throws {
    let fixture = ProfileFixture()
    let prompt = try prompt(fixture, for: .erase)
    expectEqual(Entry.Model(prompt).question.text, "")
    expectEqual(prompt.note?.text(.english).contains("“김하늘”"), true)
    await expectEqual(prompt.answer("하늘"), .refused(SessionError.wrongName.phrase, step: 0))
    expectEqual(fixture.stage, .open)
    await expectEqual(prompt.answer("김하늘"), .done)
    expectEqual(fixture.stage, .erasing)
  }

  @Test func `the sheet is detached when it is done or cancelled`() {
    let fixture = ProfileFixture()
    launch(fixture).entryDidClose()
    expectEqual(router.detachments, 1)
    expectEqual(fixture.stage, .open)
  }
}
