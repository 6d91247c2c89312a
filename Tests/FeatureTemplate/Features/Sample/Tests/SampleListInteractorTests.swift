import Editing
import Expectations
import Phrases
import RIBs
import RIBsTesting
import SampleDomain
import Storage
import Store
import TerminalRIBs
import Testing

@testable import SamplePresentation

/// What the list does with what the user wants of it.
@MainActor
struct SampleListInteractorTests {
  private let tree = Tree()
  private let presenter = PresenterSpy<SampleList>(SampleList.Model())
  private let routing = RoutingSpy()
  private let stand = SampleFixture()

  private final class RoutingSpy: Spy, SampleListRouting {
    func attachForm(_ model: SampleForm.Model) { record("form of \(model.sample?.id ?? 0)") }
    func detachForm() { record("close") }
  }

  private func launch() async -> SampleListInteractor {
    let interactor = SampleListInteractor(
      SampleDependencies(samples: stand.samples, notify: stand.notify), on: presenter)
    interactor.router = routing
    Router(interactor: interactor).launch(in: tree)
    await tree.activity.settled()
    return interactor
  }

  private func send(_ actions: SampleList.Action...) async {
    for action in actions {
      presenter.send(action)
      await tree.activity.settled()
    }
  }

  private var titles: [String] { presenter.model.list.rows.map(\.content.title) }

  @Test func `the samples are read and followed`() async throws {
    _ = await launch()
    expectEqual(titles, ["셋째", "Second", "첫째"])
    try await stand.samples.add(Sample.Content(title: "New"))
    expectEqual(titles, ["New", "셋째", "Second", "첫째"])
  }

  @Test func `a sample is found by its title and its text, and by initial consonants`() async {
    _ = await launch()
    await send(.list(.search(.start)), .list(.search(.type("ㅊㅉ"))))
    expectEqual(titles, ["첫째"])
    await send(.list(.search(.type("SEC"))), .list(.search(.end)))
    expectEqual(titles, ["Second"])
    #expect(presenter.model.list.search.text == "SEC" && !presenter.model.list.search.isTyping)
    await send(.list(.search(.clear)))
    expectEqual(titles.count, 3)
  }

  @Test
  func
    `the selection stays with its sample, and then with its place, and a search begins at the first`()
    async
  {
    _ = await launch()
    await send(.list(.select(2)), .list(.search(.type("째"))))
    expectEqual(presenter.model.list.selection, 0)
    await send(.list(.search(.clear)))
    expectEqual(presenter.model.list.selected?.content.title, "Second")
    await send(.delete)
    expectEqual(presenter.model.list.selected?.content.title, "첫째")
    await send(.delete)
    expectEqual(presenter.model.list.selected?.content.title, "셋째")
    await send(.delete, .delete)
    expectEqual(presenter.model.list.selected, nil)
  }

  @Test func `a sample that is being deleted is not deleted again`() async {
    let checkpoint = Checkpoint()
    let delete = stand.samples.delete
    stand.samples.delete = { sample throws(SampleError) in
      await checkpoint.pass()
      try await delete(sample)
    }
    _ = await launch()
    presenter.send(.delete, .delete)
    checkpoint.open()
    await tree.activity.settled()
    expectEqual(titles, ["Second", "첫째"])
    expectEqual(checkpoint.arrivals, 1)
    expectEqual(stand.notices, [SampleText.deleted])
  }

  @Test func `a deletion is undone and redone, and each is said`() async {
    _ = await launch()
    await send(.delete, .history(.undo), .history(.redo), .history(.redo))
    expectEqual(titles, ["Second", "첫째"])
    let title = stand.notices.count == 4 ? stand.notices[1] : nil
    expectEqual(title?.text(.english), "Undone: delete sample")
    expectEqual(stand.notices.first, SampleText.deleted)
    expectEqual(stand.notices.last, EditingText.nothingToRedo)
  }

  @Test func `what fails is said, and can be read again`() async {
    let read = stand.samples.read
    stand.samples.read = { [store = stand.store] in
      store.update { $0.samples = .failed(.storage(.cannotRead)) }
    }
    stand.samples.delete = { _ throws(SampleError) in throw .storage(.diskFull) }
    let interactor = await launch()
    expectEqual(presenter.model.state.samples, .failed(.storage(.cannotRead)))
    stand.samples.read = read
    await expectEqual(interactor.form(at: "1"), nil)
    await send(.open(1))
    expectEqual(routing.calls, [])
  }

  @Test func `a failed deletion is said`() async {
    stand.samples.delete = { _ throws(SampleError) in throw .storage(.diskFull) }
    _ = await launch()
    await send(.delete)
    expectEqual(stand.notices, [SampleError.storage(.diskFull).phrase])
    expectEqual(titles.count, 3)
  }

  @Test func `the form is opened for the selected sample or for a new one`() async {
    let interactor = await launch()
    await send(.list(.select(2)), .open(2), .add)
    interactor.sampleFormDidClose(hasAdded: false)
    expectEqual(routing.calls, ["form of 2", "form of 0", "close"])
    expectEqual(presenter.model.list.selection, 1)
    interactor.sampleFormDidClose(hasAdded: true)
    expectEqual(presenter.model.list.selection, 0)
  }

  @Test func `the selection and the search are remembered`() async {
    let interactor = await launch()
    await send(.list(.select(1)), .list(.search(.type("째"))))
    let restoration = RestorableList(of: interactor, \.list).restorationState
    expectEqual(restoration, ["id": "1", "search": "째"])
    await send(.list(.search(.clear)), .list(.select(3)))
    restoration.map(RestorableList(of: interactor, \.list).restore)
    expectEqual(presenter.model.list.search.text, "째")
    expectEqual(presenter.model.list.selected?.id, 1)
  }
}
