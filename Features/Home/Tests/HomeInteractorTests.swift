import Editing
import Headless
import PeopleDomain
import Phrases
import RIBs
import RIBsTesting
import Store
import Testing
import Time

@testable import HomePresentation

@MainActor
struct HomeInteractorTests {
  private let presenter = PresenterSpy()
  private let router = RouterSpy()
  private let clock = ManualClock(now: 180_000)
  private let dependencies: HomeDependencies

  init() {
    dependencies = HomeDependencies(clock: clock)
  }

  private let tree = Tree()

  private var home: any HomePresentableListener { get throws { try #require(presenter.listener) } }

  private func launch() {
    let interactor = HomeInteractor(presenter: presenter, dependency: dependencies)
    interactor.router = router
    Router(interactor: interactor).launch(in: tree)
  }

  @Test func `shows stored people by country`() {
    dependencies.stored(Fixed.people)
    launch()
    #expect(presenter.last.content == .people)
    #expect(presenter.rows == ["[김민수]", "박지훈", "Daan de Vries", "Sanne Bakker"])
    #expect(presenter.last.listing.total == 4)
  }

  @Test func `people who come later are shown, and a region that is toggled elsewhere`() {
    launch()
    #expect(presenter.last.content == .loading)
    dependencies.stored(Fixed.people)
    dependencies.toggleRegion()
    #expect(presenter.rows == ["Daan de Vries", "[김민수]", "박지훈", "Sanne Bakker"])
    #expect(presenter.last.listing.list.sections == nil)
  }

  @Test func `people who cannot be read are a failure`() {
    dependencies.stored([])
    dependencies.listPeople = { () throws(PeopleError) in throw .cannotRead }
    launch()
    #expect(presenter.last.content == .failed(.cannotRead))
  }

  @Test func `the list follows each key of the filter, and counts`() throws {
    dependencies.stored(Fixed.people)
    launch()
    try home.didPressFilter()
    #expect(presenter.last.isTyping)
    #expect(presenter.last.escape == .clear)
    var listed: [[String]] = []
    for text in ["ㄱ", "기", "김", "김ㅁ", "김밍"] {
      try home.didType(filter: text)
      listed.append(presenter.rows)
    }
    #expect(listed == [["[김민수]"], ["[김민수]"], ["[김민수]"], ["[김민수]"], []])
    #expect(presenter.last.listing.total == 4)
    try home.didLeaveFilter()
    #expect(!presenter.last.isTyping)
    #expect(presenter.last.listing.query.filter == "김밍")
  }

  @Test func `escape clears filter and marks at once, then shows everybody, then is not home's`()
    throws
  {
    dependencies.stored(Fixed.people, recents: ["3", "1"])
    launch()
    try home.didPressScope()
    #expect(presenter.rows == ["[박지훈]", "Daan de Vries"])
    try home.didSelect(row: 1)
    try home.didPressMark()
    try home.didPressFilter()
    try home.didType(filter: "박")
    #expect(presenter.rows == ["[박지훈]"])
    try home.didPressEscape()
    #expect(presenter.rows == ["박지훈", "[Daan de Vries]"])
    #expect(!presenter.last.isTyping)
    #expect(presenter.last.escape == .showEverybody)
    try home.didPressEscape()
    #expect(presenter.rows == ["김민수", "박지훈", "[Daan de Vries]", "Sanne Bakker"])
    #expect(presenter.last.escape == nil)
    let shown = presenter.shown.count
    try home.didPressEscape()
    #expect(presenter.shown.count == shown)
  }

  @Test func `the view key walks everybody, the recent and the favourites`() throws {
    dependencies.stored(Fixed.people, favourites: ["4", "3"], recents: ["4", "1"])
    launch()
    try home.didSelect(row: 3)
    var listed: [[String]] = []
    for _ in 0..<3 {
      try home.didPressScope()
      listed.append(presenter.rows)
    }
    #expect(
      listed == [
        ["[Sanne Bakker]", "Daan de Vries"], ["박지훈", "[Sanne Bakker]"],
        ["김민수", "박지훈", "Daan de Vries", "[Sanne Bakker]"],
      ])
    #expect(presenter.last.listing.total == 4)
  }

  @Test func `favourites are the marked ones, else the selected one`() throws {
    dependencies.stored(Fixed.people)
    launch()
    try home.didSelect(row: 1)
    try home.didPressFavourite()
    try home.didSelect(row: 3)
    try home.didPressMark()
    try home.didSelect(row: 0)
    try home.didPressMark()
    #expect(presenter.rows == ["[+김민수]", "박지훈", "Daan de Vries", "+Sanne Bakker"])
    try home.didPressFavourite()
    #expect(dependencies.toggled == [["3"], ["2", "4"]])
    #expect(dependencies.notices == [])
  }

  @Test func `marks of people who are gone go with them`() throws {
    dependencies.stored(Fixed.people)
    launch()
    try home.didPressMark()
    dependencies.stored(Array(Fixed.people.dropFirst(2)))
    #expect(presenter.last.listing.marks.isEmpty)
  }

  @Test func `without anybody there is nothing to favour`() throws {
    dependencies.stored([])
    launch()
    try home.didPressFavourite()
    try home.didPressMark()
    #expect(dependencies.toggled == [])
    #expect(presenter.last.listing.marks.isEmpty)
  }

  @Test func `on samples a notice says why nothing is changed`() throws {
    dependencies.stored(Fixed.people, as: .samples)
    dependencies.refusal = .samplesCannotChange
    launch()
    try home.didPressFavourite()
    try home.didPressClear()
    #expect(
      dependencies.notices
        == [PeopleError.samplesCannotChange.phrase, HomeText.nothingToClear.phrase])
  }

  @Test func `undo and redo say what they did, or that there is nothing`() throws {
    dependencies.stored(Fixed.people)
    launch()
    try home.didPressUndo()
    try home.didPressRedo()
    let title = Phrase(ko: "즐겨찾기", en: "favourite")
    dependencies.undoPeople = { title }
    dependencies.redoPeople = { title }
    try home.didPressUndo()
    try home.didPressRedo()
    dependencies.undoPeople = { () throws(PeopleError) in throw .undoOverChange }
    try home.didPressUndo()
    #expect(
      dependencies.notices.map { $0.text(.korean) } == [
        "되돌릴 것이 없습니다.", "다시 할 것이 없습니다.", "되돌렸습니다: 즐겨찾기", "다시 했습니다: 즐겨찾기",
        PeopleError.undoOverChange.phrase.text(.korean),
      ])
  }

  @Test func `clearing says what was kept, or why it failed`() throws {
    dependencies.stored(Fixed.people)
    launch()
    try home.didPressClear()
    dependencies.clearPeople = { () throws(PeopleError) in throw .busy }
    try home.didPressClear()
    #expect(dependencies.notices == [HomeText.cleared.phrase, PeopleError.busy.phrase])
  }

  @Test func `a chosen person is opened`() throws {
    dependencies.stored(Fixed.people)
    launch()
    try home.didChoose(row: 2)
    #expect(router.opened == ["1"])
    try home.didChoose(row: 7)
    #expect(router.opened == ["1"])
  }

  @Test func `whoever is selected is glanced at, also when the list puts another in their place`()
    throws
  {
    dependencies.stored(Fixed.people)
    launch()
    try home.didSelect(row: 1)
    try home.didPressFilter()
    try home.didType(filter: "daan")
    try home.didType(filter: "daanx")
    try home.didPressEscape()
    #expect(router.glances.suffix(5) == ["2", "3", "1", nil, "3"])
  }

  @Test func `whoever a link opens is selected, also when the list comes later`() {
    let interactor = HomeInteractor(presenter: presenter, dependency: dependencies)
    interactor.router = router
    Router(interactor: interactor).launch(in: tree)
    interactor.didOpen("4")
    dependencies.stored(Fixed.people)
    #expect(router.opened == ["4"])
    #expect(presenter.rows == ["김민수", "박지훈", "Daan de Vries", "[Sanne Bakker]"])
  }
}
