import Editing
import Expectations
import Headless
import PeopleDomain
import Phrases
import RIBs
import RIBsTesting
import Storage
import Store
import Testing
import Time

@testable import HomePresentation

@MainActor
struct HomeInteractorTests {
  private let presenter = PresenterSpy<Home>(Home.Model())
  private let router = RouterSpy()
  private let clock = ManualClock(now: 180_000)
  private let dependencies: HomeFixture

  init() {
    dependencies = HomeFixture(clock: clock)
  }

  private let tree = Tree()

  private func launch() {
    let interactor = HomeInteractor(
      people: dependencies.served, notify: dependencies.notify,
      notifyChange: dependencies.notifyChange, clock: clock, on: presenter)
    interactor.router = router
    Router(interactor: interactor).launch(in: tree)
  }

  @Test func `shows stored people by country`() {
    dependencies.stored(Fixed.people)
    launch()
    #expect(presenter.model.people.value != nil)
    expectEqual(presenter.rows, ["[김민수]", "박지훈", "Daan de Vries", "Sanne Bakker"])
    expectEqual(presenter.model.listing.total, 4)
  }

  @Test func `people that come later are shown, and a region that is toggled elsewhere`() {
    launch()
    expectEqual(presenter.model.people, .loading)
    dependencies.stored(Fixed.people)
    dependencies.people.toggleRegion()
    expectEqual(presenter.rows, ["Daan de Vries", "[김민수]", "박지훈", "Sanne Bakker"])
    expectEqual(presenter.model.listing.sections, nil)
  }

  @Test func `people that cannot be read are a failure`() {
    dependencies.stored([])
    dependencies.people.list = { () throws(PeopleError) in throw .storage(.cannotRead) }
    launch()
    expectEqual(presenter.model.people, .failed(.storage(.cannotRead)))
  }

  @Test func `people that cannot be read again stay, and it says why`() async {
    dependencies.stored(Fixed.people)
    launch()
    let shown = presenter.model
    dependencies.people.list = { () throws(PeopleError) in throw .storage(.busy) }
    dependencies.store.update { $0.people.revision += 1 }
    await tree.activity.settled()
    expectEqual(presenter.model.people, shown.people)
    expectEqual(presenter.rows, ["[김민수]", "박지훈", "Daan de Vries", "Sanne Bakker"])
    expectEqual(dependencies.notices.last, PeopleError.storage(.busy).phrase)
    // Unless their file was set aside.
    dependencies.people.list = { () throws(PeopleError) in throw .damaged(movedTo: "x") }
    dependencies.store.update { $0.people.revision += 1 }
    await tree.activity.settled()
    expectEqual(presenter.model.people, .failed(.damaged(movedTo: "x")))
  }

  @Test func `a file that was set aside is told of wherever the user is`() {
    dependencies.stored([])
    dependencies.people.list = { () throws(PeopleError) in throw .damaged(movedTo: "x") }
    launch()
    expectEqual(presenter.model.people, .failed(.damaged(movedTo: "x")))
    expectEqual(
      dependencies.notices.map { $0.text(.english) },
      ["The stored data was damaged and moved to x."])
  }

  @Test func `the list follows each key of the filter, and counts`() {
    dependencies.stored(Fixed.people)
    launch()
    presenter.send(.list(.search(.start)))
    #expect(presenter.model.isTyping)
    expectEqual(presenter.model.escape, .clear)
    var listed: [[String]] = []
    for text in ["ㄱ", "기", "김", "김ㅁ", "김밍"] {
      presenter.send(.list(.search(.type(text))))
      listed.append(presenter.rows)
    }
    expectEqual(listed, [["[김민수]"], ["[김민수]"], ["[김민수]"], ["[김민수]"], []])
    expectEqual(presenter.model.listing.total, 4)
    presenter.send(.list(.search(.end)))
    #expect(!presenter.model.isTyping)
    expectEqual(presenter.model.listing.list.search.text, "김밍")
  }

  @Test func `escape clears filter and marks, then shows all people, then leaves home`() {
    dependencies.stored(Fixed.people, recents: ["3", "1"])
    launch()
    presenter.send(.showNextScope)
    expectEqual(presenter.rows, ["[박지훈]", "Daan de Vries"])
    presenter.send(.list(.select("1")))
    presenter.send(.list(.mark("1")))
    presenter.send(.list(.search(.start)))
    presenter.send(.list(.search(.type("박"))))
    expectEqual(presenter.rows, ["[박지훈]"])
    presenter.send(.escape)
    expectEqual(presenter.rows, ["박지훈", "[+Daan de Vries]"])
    #expect(!presenter.model.isTyping)
    expectEqual(presenter.model.escape, .clear)
    presenter.send(.escape)
    expectEqual(presenter.rows, ["박지훈", "[Daan de Vries]"])
    expectEqual(presenter.model.escape, .showEverybody)
    presenter.send(.escape)
    expectEqual(presenter.rows, ["김민수", "박지훈", "[Daan de Vries]", "Sanne Bakker"])
    expectEqual(presenter.model.escape, nil)
    let shown = presenter.shown.count
    presenter.send(.escape)
    expectEqual(presenter.shown.count, shown)
  }

  @Test func `the view key shows all, the recent and the favourites in turn`() {
    dependencies.stored(Fixed.people, favourites: ["4", "3"], recents: ["4", "1"])
    launch()
    presenter.send(.list(.select("4")))
    var listed: [[String]] = []
    for _ in 0..<3 {
      presenter.send(.showNextScope)
      listed.append(presenter.rows)
    }
    expectEqual(
      listed,
      [
        ["[Sanne Bakker]", "Daan de Vries"], ["박지훈", "[Sanne Bakker]"],
        ["김민수", "박지훈", "Daan de Vries", "[Sanne Bakker]"],
      ])
    expectEqual(presenter.model.listing.total, 4)
  }

  @Test func `favourites are the marked ones, else the selected one`() {
    dependencies.stored(Fixed.people)
    launch()
    presenter.send(.list(.select("3")))
    presenter.send(.toggleFavourite)
    presenter.send(.list(.mark("4")), .list(.mark("2")))
    expectEqual(presenter.rows, ["[+김민수]", "박지훈", "Daan de Vries", "+Sanne Bakker"])
    presenter.send(.toggleFavourite)
    expectEqual(dependencies.toggled, [["3"], ["2", "4"]])
    expectEqual(dependencies.notices, [])
  }

  @Test func `nothing happens to people who are marked but not shown`() {
    dependencies.stored(Fixed.people)
    launch()
    presenter.send(.list(.mark("4")))
    presenter.send(.list(.search(.type("박"))))
    expectEqual(presenter.rows, ["[박지훈]"])
    presenter.send(.toggleFavourite)
    expectEqual(dependencies.toggled, [["3"]])
    presenter.send(.list(.search(.clear)), .toggleFavourite)
    expectEqual(dependencies.toggled, [["3"], ["4"]])
  }

  @Test func `escape shows marked people before it unmarks them`() {
    dependencies.stored(Fixed.people, recents: ["3", "1"])
    launch()
    presenter.send(.list(.mark("4")), .list(.search(.type("박"))), .list(.search(.end)), .escape)
    #expect(!presenter.model.listing.list.isSearched)
    expectEqual(presenter.model.listing.list.marks.count, 1)
    presenter.send(.showNextScope)
    expectEqual(presenter.model.listing.list.hiddenMarkCount, 1)
    expectEqual(presenter.model.escape, .showEverybody)
    presenter.send(.escape)
    expectEqual(presenter.model.listing.list.marks.count, 1)
    presenter.send(.escape)
    #expect(presenter.model.listing.list.marks.isEmpty && presenter.model.escape == nil)
  }

  @Test func `marks of removed people are removed`() {
    dependencies.stored(Fixed.people)
    launch()
    presenter.send(.list(.mark("2")))
    dependencies.stored(Array(Fixed.people.dropFirst(2)))
    #expect(presenter.model.listing.list.marks.isEmpty)
  }

  @Test func `an empty list has nothing to mark or favour`() {
    dependencies.stored([])
    launch()
    presenter.send(.toggleFavourite)
    presenter.send(.list(.mark("2")))
    expectEqual(dependencies.toggled, [])
    #expect(presenter.model.listing.list.marks.isEmpty)
  }

  @Test func `on samples a notice says why nothing is changed`() {
    dependencies.stored(Fixed.people, as: .samples)
    dependencies.refusal = .samplesCannotChange
    launch()
    presenter.send(.toggleFavourite)
    presenter.send(.clearDownloads)
    expectEqual(
      dependencies.notices,
      [PeopleError.samplesCannotChange.phrase, HomeText.nothingToClear])
  }

  @Test func `undo and redo say what they did, or that there is nothing`() {
    dependencies.stored(Fixed.people)
    launch()
    presenter.send(.history(.undo))
    presenter.send(.history(.redo))
    let title = Phrase(ko: "즐겨찾기 추가", en: "add favourite")
    dependencies.people.undo = { EditingText.undone(title) }
    dependencies.people.redo = { EditingText.redone(title) }
    presenter.send(.history(.undo))
    presenter.send(.history(.redo))
    dependencies.people.undo = { () throws(PeopleError) in throw .undoOverChange }
    presenter.send(.history(.undo))
    expectEqual(
      dependencies.notices.map { $0.text(.korean) },
      [
        "되돌릴 작업이 없습니다.",
        "다시 실행할 작업이 없습니다.",
        "되돌렸습니다: 즐겨찾기 추가",
        "다시 실행했습니다: 즐겨찾기 추가",
        "그사이 다른 곳에서 바뀌거나 삭제되어 되돌릴 수 없습니다.",
      ])
  }

  @Test func `clearing says what was kept, or why it failed`() {
    dependencies.stored(Fixed.people)
    launch()
    presenter.send(.clearDownloads)
    dependencies.people.clear = { () throws(PeopleError) in throw .storage(.busy) }
    presenter.send(.clearDownloads)
    expectEqual(dependencies.notices, [HomeText.cleared, PeopleError.storage(.busy).phrase])
  }

  @Test func `a chosen person is opened`() {
    dependencies.stored(Fixed.people)
    launch()
    presenter.send(.open("1"))
    expectEqual(router.opened, ["1"])
  }

  @Test func `the selected person is previewed, also when the list replaces them`() {
    dependencies.stored(Fixed.people)
    launch()
    presenter.send(.list(.select("3")))
    presenter.send(.list(.search(.start)))
    presenter.send(.list(.search(.type("daan"))))
    presenter.send(.list(.search(.type("daanx"))))
    presenter.send(.escape)
    expectEqual(router.previews.suffix(6), ["2", "3", "3", "1", nil, "3"])
  }

  @Test func `a person that a link opens is selected, also when the list comes later`() {
    let interactor = HomeInteractor(
      people: dependencies.served, notify: dependencies.notify,
      notifyChange: dependencies.notifyChange, clock: clock, on: presenter)
    interactor.router = router
    Router(interactor: interactor).launch(in: tree)
    interactor.didOpen("4")
    dependencies.stored(Fixed.people)
    expectEqual(router.opened, ["4"])
    expectEqual(presenter.rows, ["김민수", "박지훈", "Daan de Vries", "[Sanne Bakker]"])
  }
}
