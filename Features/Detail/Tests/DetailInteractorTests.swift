import DetailInterface
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

@testable import DetailPresentation

@MainActor
struct DetailInteractorTests {
  private let dependencies = DetailFixture([Fixed.person, Fixed.other])
  private let presenter = PresenterSpy<Detail>(Detail.Model())
  private let router = DetailRouterSpy()
  private let tree = Tree()

  private var last: Detail.Model { presenter.model }

  @discardableResult
  private func launch(
    _ id: String = "7", as visit: Visit = .visit, isReady: Bool = true
  ) async -> DetailInteractor {
    if isReady { dependencies.becomeReady() }
    let interactor = DetailInteractor(
      id: id, visit: visit, people: dependencies.served,
      notify: dependencies.notify, notifyChange: dependencies.notifyChange, on: presenter)
    interactor.router = router
    Router(interactor: interactor).launch(in: tree)
    await tree.settle()
    return interactor
  }

  private func press(_ action: Detail.Action) async {
    presenter.send(action)
    await tree.settle()
  }

  @Test func `waits for the people, then shows the person`() async throws {
    await launch(isReady: false)
    expectEqual(last, Detail.Model())
    dependencies.becomeReady()
    await tree.settle()
    expectEqual(last, Detail.Model(content: .loaded(Fixed.card())))
    try await expectEqual(dependencies.opened(), ["7"])
  }

  @Test func `an unknown person is a sentence, and is not noted as opened`() async throws {
    await launch("9")
    expectEqual(last, Detail.Model(content: .failed(.missing)))
    try await expectEqual(dependencies.opened(), [])
  }

  @Test func `a preview is not noted until the user visits`() async throws {
    let interactor = await launch(as: .preview)
    expectEqual(last.content, .loaded(Fixed.card()))
    try await expectEqual(dependencies.opened(), [])
    interactor.visit()
    await tree.settle()
    try await expectEqual(dependencies.opened(), ["7"])
    expectEqual(last.content, .loaded(Fixed.card()))
  }

  @Test func `a visit before the people are read is noted when they are`()
    async throws
  {
    let interactor = await launch(as: .preview, isReady: false)
    interactor.visit()
    dependencies.becomeReady()
    await tree.settle()
    try await expectEqual(dependencies.opened(), ["7"])
  }

  @Test func `a visit is noted once, however often the person is read`() async {
    var openings = 0
    let open = dependencies.people.visit
    dependencies.people.visit = { id throws(PeopleError) in
      openings += 1
      return try await open(id)
    }
    await launch()
    dependencies.becomeReady()
    await tree.settle()
    expectEqual(openings, 1)
  }

  @Test func `a person is shown before the visit is noted`() async throws {
    let checkpoint = Checkpoint()
    let open = dependencies.people.visit
    dependencies.people.visit = { id throws(PeopleError) in
      await checkpoint.pass()
      return try await open(id)
    }
    dependencies.becomeReady()
    let interactor = DetailInteractor(
      id: "7", visit: .visit, people: dependencies.served,
      notify: dependencies.notify, notifyChange: dependencies.notifyChange, on: presenter)
    Router(interactor: interactor).launch(in: tree)
    await checkpoint.reached()
    expectEqual(last, Detail.Model(content: .loaded(Fixed.card())))
    try await expectEqual(dependencies.opened(), [])
    checkpoint.open()
    await tree.settle()
    try await expectEqual(dependencies.opened(), ["7"])
  }

  @Test func `follows the changes of another Galbi`() async throws {
    await launch()
    try await dependencies.editElsewhere(Fixed.person) { $0[.name] = "박지운" }
    await tree.settle()
    expectEqual(last.content, .loaded(Fixed.card(Fixed.person { $0[.name] = "박지운" })))
  }

  @Test func `a late reading does not cover a newer one`() async {
    let checkpoints = [Checkpoint(), Checkpoint()]
    var readings = 0
    dependencies.people.find = { id throws(PeopleError) in
      readings += 1
      let number = readings
      await checkpoints[number - 1].pass()
      return Fixed.card(Fixed.person { $0[.age] = "\(number)" })
    }
    dependencies.becomeReady()
    let interactor = DetailInteractor(
      id: "7", visit: .preview, people: dependencies.served,
      notify: dependencies.notify, notifyChange: dependencies.notifyChange, on: presenter)
    Router(interactor: interactor).launch(in: tree)
    dependencies.becomeReady()
    await checkpoints[1].reached()
    checkpoints[1].open()
    checkpoints[0].open()
    await tree.settle()
    expectEqual(last.content, .loaded(Fixed.card(Fixed.person { $0[.age] = "2" })))
  }

  /// Launches a preview whose reading waits at the checkpoint.
  private func launchHeld() -> (interactor: DetailInteractor, checkpoint: Checkpoint) {
    let checkpoint = Checkpoint()
    let find = dependencies.people.find
    dependencies.people.find = { id throws(PeopleError) in
      await checkpoint.pass()
      return try await find(id)
    }
    dependencies.becomeReady()
    let interactor = DetailInteractor(
      id: "7", visit: .preview, people: dependencies.served,
      notify: dependencies.notify, notifyChange: dependencies.notifyChange, on: presenter)
    interactor.router = router
    Router(interactor: interactor).launch(in: tree)
    return (interactor, checkpoint)
  }

  @Test func `an editor that waits for the reading does not open after the user has left`() async {
    let (interactor, checkpoint) = launchHeld()
    presenter.send(.edit)
    #expect(last.isEditDue)
    interactor.leave()
    #expect(!last.isEditDue)
    checkpoint.open()
    await tree.settle()
    expectEqual(last.content, .loaded(Fixed.card()))
    expectEqual(router.calls, [])
  }

  @Test func `keys that are faster than the reading wait for it`() async {
    let (_, checkpoint) = launchHeld()
    await checkpoint.reached()
    expectEqual(last.canChange, true)
    presenter.send(.edit)
    presenter.send(.move)
    expectEqual(router.calls, [])
    checkpoint.open()
    await tree.settle()
    expectEqual(router.calls, ["edit 박지훈"])
    expectEqual(last, Detail.Model(content: .loaded(Fixed.card())))
    expectEqual(dependencies.notices, [DetailText.flew])
  }

  @Test func `the editor does not open for a person that could not be read`() async {
    await launch(isReady: false)
    #expect(!last.hasPerson && !last.canChange)
    await press(.edit)
    dependencies.becomeReady()
    await tree.settle()
    expectEqual(router.calls, [])
  }

  @Test func `the region follows the state of the app`() async {
    await launch()
    await press(.toggleRegion)
    expectEqual(dependencies.store.state.people.showsCountries, false)
    expectEqual(last.showsCountries, false)
  }

  @Test func `a person that cannot be read is a sentence, and can be read again`() async {
    let find = dependencies.people.find
    dependencies.people.find = { _ throws(PeopleError) in throw .storage(.cannotRead) }
    await launch(as: .preview)
    expectEqual(last, Detail.Model(content: .failed(.storage(.cannotRead))))
    dependencies.people.find = find
    await press(.readAgain)
    expectEqual(last, Detail.Model(content: .loaded(Fixed.card())))
  }

  @Test func `a person stays when reading again fails, and goes when they are removed`() async {
    await launch(as: .preview)
    dependencies.people.find = { _ throws(PeopleError) in throw .storage(.busy) }
    dependencies.becomeReady()
    await tree.settle()
    var former = AsyncValue<Person.Card, PeopleError>.loaded(Fixed.card())
    former.end(.storage(.busy))
    expectEqual(last, Detail.Model(content: former))
    dependencies.people.find = { _ throws(PeopleError) in throw .missing }
    await press(.readAgain)
    expectEqual(last, Detail.Model(content: .failed(.missing)))
  }

  @Test func `a favourite is one at once, and undo and redo say what they did`() async {
    await launch()
    await press(.toggleFavourite)
    expectEqual(last.content, .loaded(Fixed.card(isFavourite: true)))
    expectEqual(dependencies.notices, [])
    await press(.history(.undo))
    expectEqual(last.content, .loaded(Fixed.card()))
    await press(.history(.redo))
    expectEqual(last.content, .loaded(Fixed.card(isFavourite: true)))
    let title = Phrase(ko: "즐겨찾기 추가", en: "add favourite")
    expectEqual(dependencies.notices, [EditingText.undone(title), EditingText.redone(title)])
  }

  @Test func `where there is nothing to undo or to redo it says so`() async {
    await launch()
    await press(.history(.undo))
    await press(.history(.redo))
    expectEqual(
      dependencies.notices,
      [
        EditingText.nothingToUndo, EditingText.nothingToRedo,
      ])
  }

  @Test func `samples are not edited and no favourites, and it says why`() async {
    dependencies.becomeReady(.samples)
    await launch(SamplePeople.all[0].id, isReady: false)
    await press(.edit)
    await press(.toggleFavourite)
    let sentence = PeopleError.samplesCannotChange.phrase
    expectEqual(dependencies.notices, [sentence, sentence])
    expectEqual(router.calls, [])
  }

  @Test func `e opens the editor of the person, and nothing before they are read`() async {
    await launch(isReady: false)
    await press(.edit)
    expectEqual(router.calls, [])
    dependencies.becomeReady()
    await tree.settle()
    await press(.edit)
    expectEqual(router.calls, ["edit 박지훈"])
  }

  @Test func `an editor that saved or was left is detached, and saving is said`() async {
    let interactor = await launch()
    interactor.editorDidClose()
    expectEqual(dependencies.notices, [])
    interactor.editorDidSave()
    expectEqual(router.calls, ["close", "close"])
    expectEqual(dependencies.notices, [DetailText.saved])
  }

  @Test func `a move is a flight while there are wings, and needs the region`() async {
    await launch()
    await press(.toggleRegion)
    await press(.move)
    await press(.toggleRegion)
    for _ in 0..<3 { await press(.move) }
    await press(.toggleRegion)
    await press(.move)
    let (noWalk, noFlight) = (PeopleError.cannotWalk.phrase, PeopleError.cannotFly.phrase)
    expectEqual(
      dependencies.notices, [noWalk, DetailText.flew, noFlight, noFlight, noWalk])
  }

  @Test func `what is pressed while a person moves moves them once`() async {
    let checkpoint = Checkpoint()
    var moves = 0
    dependencies.people.move = { _ in
      moves += 1
      await checkpoint.pass()
    }
    await launch()
    presenter.send(.move, .move)
    await checkpoint.reached()
    checkpoint.open()
    await tree.settle()
    expectEqual(moves, 1)
    expectEqual(dependencies.notices, [DetailText.flew])
  }
}
