import Editing
import RIBs
import RIBsTesting
import SampleDomain
import Storage
import Store
import TerminalUI
import Testing

@testable import SamplePresentation

/// What the form does with what the user types.
@MainActor
struct SampleFormInteractorTests {
  private let tree = Tree()
  private let listener = ListenerSpy()
  private let stand = SampleStand()
  private let stored = Sample(id: 3, SampleStand.examples[0])

  private final class ListenerSpy: Spy, SampleFormListener {
    func sampleFormDidAdd() { record("add") }
    func sampleFormDidClose() { record("close") }
  }

  private func launch(
    _ sample: Sample? = nil
  ) -> (PresenterSpy<SampleForm>, SampleFormInteractor) {
    let presenter = PresenterSpy<SampleForm>(SampleForm.Model(sample))
    let interactor = SampleFormInteractor(
      sample, stand.samples, on: presenter, listener: listener)
    Router(interactor: interactor).launch(in: tree)
    return (presenter, interactor)
  }

  private var stack: [Sample]? { stand.store.state.samples.value }

  @Test func `a new sample is stored once`() async {
    let (presenter, _) = launch()
    presenter.send(.title("New"), .text("text"), .save, .save, .leave)
    #expect(presenter.model.notice == .saving)
    await tree.activity.settled()
    #expect(stack?.first == Sample(id: 4, Sample.Content(title: "New", text: "text")))
    #expect(stack?.count == 4)
    #expect(listener.calls == ["add"])
  }

  @Test func `an edit is stored`() async {
    let (presenter, _) = launch(stored)
    presenter.send(.text("another"), .save)
    await tree.activity.settled()
    #expect(stack?.first?.content == Sample.Content(title: stored.content.title, text: "another"))
    #expect(listener.calls == ["close"])
  }

  @Test func `a sample without a title is not stored, and the form says why`() async {
    let (presenter, _) = launch()
    presenter.send(.title(" "))
    #expect(!presenter.model.isJudged)
    presenter.send(.save)
    await tree.activity.settled()
    #expect(presenter.model.isJudged && presenter.model.focusOnTitle != ViewRequest())
    #expect(stack == nil && listener.calls == [])
  }

  @Test func `a failure is said until something is typed`() async {
    stand.samples.add = { _ throws(SampleError) in throw .storage(.diskFull) }
    let (presenter, _) = launch()
    presenter.send(.title("New"), .save)
    await tree.activity.settled()
    #expect(presenter.model.notice == .failed(SampleError.storage(.diskFull).phrase))
    presenter.send(.title("Newer"))
    #expect(presenter.model.notice == nil)
    #expect(listener.calls == [])
  }

  @Test func `an unchanged form is left at once, another one after a question`() {
    let (presenter, interactor) = launch(stored)
    presenter.send(.leave)
    #expect(listener.calls == ["close"])
    presenter.send(.title("Other"), .leave)
    #expect(presenter.model.leaving.isAsking && interactor.hasUnsaved)
    presenter.send(.save, .stay)
    #expect(!presenter.model.leaving.isAsking && presenter.model.notice == nil)
    presenter.send(.leave, .discard)
    #expect(listener.calls == ["close", "close"])
  }

  @Test func `what was typed is remembered`() {
    let (presenter, interactor) = launch(stored)
    #expect(interactor.memory == nil)
    presenter.send(.title("Other"))
    #expect(interactor.memory == ["title": "Other", "text": stored.content.text])
    let memory = interactor.memory
    presenter.send(.title(""), .text(""))
    memory.map(interactor.recall)
    #expect(presenter.model.content == Sample.Content(title: "Other", text: stored.content.text))
  }
}
