import Expectations
import RIBs
import RIBsTesting
import SampleDomain
import Storage
import Store
import TerminalRIBs
import TerminalUI
import Testing

@testable import SamplePresentation

/// What the form does with what the user types.
@MainActor
struct SampleFormInteractorTests {
  private let tree = Tree()
  private let listener = ListenerSpy()
  private let stand = SampleFixture()
  private let stored = Sample(id: 3, SampleFixture.examples[0])

  private final class ListenerSpy: Spy, SampleFormListener {
    func sampleFormDidClose(hasAdded: Bool) { record(hasAdded ? "add" : "close") }
  }

  private func launch(
    _ sample: Sample? = nil, in tree: Tree? = nil
  ) -> (PresenterSpy<SampleForm>, SampleFormInteractor) {
    let presenter = PresenterSpy<SampleForm>(SampleForm.Model(sample))
    let interactor = SampleFormInteractor(stand.samples, on: presenter, listener: listener)
    Router(interactor: interactor).launch(in: tree ?? self.tree)
    return (presenter, interactor)
  }

  private var stack: [Sample]? { stand.store.state.samples.value }

  @Test func `a new sample is stored once`() async {
    let (presenter, _) = launch()
    presenter.send(
      .type("New", in: .title), .type("text", in: .text), .form(.save), .type("x", in: .title),
      .form(.save), .form(.leave))
    expectEqual(presenter.model.form.notice, .saving)
    await tree.activity.settled()
    expectEqual(stack?.first, Sample(id: 4, Sample.Content(title: "New", text: "text")))
    expectEqual(stack?.count, 4)
    expectEqual(listener.calls, ["add"])
  }

  @Test func `an edit is stored`() async {
    let (presenter, _) = launch(stored)
    presenter.send(.type("another", in: .text), .form(.save))
    await tree.activity.settled()
    expectEqual(stack?.first?.content, Sample.Content(title: stored.content.title, text: "another"))
    expectEqual(listener.calls, ["close"])
  }

  @Test func `a sample without a title is not stored, and the form says why`() async {
    let (presenter, _) = launch()
    presenter.send(.type(" ", in: .title))
    #expect(!presenter.model.form.showsErrors)
    presenter.send(.form(.save))
    await tree.activity.settled()
    #expect(presenter.model.form.showsErrors && presenter.model.form.focus.value == .title)
    #expect(stack == nil && listener.calls == [])
  }

  @Test func `a failure is said until something is typed`() async {
    stand.samples.add = { _ throws(SampleError) in throw .storage(.diskFull) }
    let (presenter, _) = launch()
    presenter.send(.type("New", in: .title), .form(.save))
    await tree.activity.settled()
    expectEqual(presenter.model.form.notice, .failed(SampleError.storage(.diskFull).phrase))
    presenter.send(.type("Newer", in: .title))
    expectEqual(presenter.model.form.notice, nil)
    expectEqual(listener.calls, [])
  }

  @Test func `an unchanged form is left at once, another one after a question`() {
    let (presenter, interactor) = launch(stored)
    presenter.send(.form(.leave))
    expectEqual(listener.calls, ["close"])
    presenter.send(.type("Other", in: .title), .form(.leave))
    #expect(presenter.model.form.isAsking && interactor.flow.hasUnsaved)
    presenter.send(.form(.save), .form(.stay))
    #expect(!presenter.model.form.isAsking && presenter.model.form.notice == nil)
    presenter.send(.form(.leave), .form(.discard))
    expectEqual(listener.calls, ["close", "close"])
  }

  @Test func `what was typed is remembered`() {
    let (presenter, interactor) = launch(stored)
    expectEqual(interactor.flow.restorationState, nil)
    presenter.send(.type("Other", in: .title))
    let restoration = interactor.flow.restorationState
    expectEqual(restoration, ["title": "Other"])
    let (laterPresenter, later) = launch(stored, in: Tree())
    restoration.map(later.flow.restore)
    let content = laterPresenter.model.form.input.content
    expectEqual(content, Sample.Content(title: "Other", text: stored.content.text))
  }
}
