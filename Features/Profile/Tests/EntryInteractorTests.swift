import Phrases
import RIBs
import Secrets
import Testing

@testable import ProfilePresentation

/// The sheet: one question after another, and back to where an answer is not taken.
@MainActor
struct EntryInteractorTests {
  private final class Presenter: EntryPresentable {
    weak var listener: (any EntryPresentableListener)?
    var shown: [EntryViewModel] = []

    func show(_ model: EntryViewModel) { shown.append(model) }
  }

  private final class EntryListenerSpy: EntryListener {
    var told: [String] = []

    func entryDidFinish() { told.append("finish") }
    func entryDidClose() { told.append("close") }
  }

  /// Replies as it was told, and remembers what it was asked.
  private final class Judge {
    var replies: [Entry.Reply]
    var counts: [Int] = []
    var takesTime = false

    init(_ replies: [Entry.Reply]) { self.replies = replies }
  }

  private let presenter = Presenter()
  private let listener = EntryListenerSpy()
  private let tree = Tree()
  private let no = Phrase(ko: "아니요.", en: "No.")

  private func launch(_ judge: Judge) -> EntryInteractor {
    let step = Entry.Step(label: Phrase(ko: "물음", en: "Question"), kind: .secret)
    let entry = Entry(title: Phrase(ko: "제목", en: "Title"), steps: [step, step, step]) { answers in
      if judge.takesTime { await Task.yield() }
      judge.counts.append(answers.count)
      return judge.replies.removeFirst()
    }
    let interactor = EntryInteractor(entry, presenter: presenter, listener: listener)
    Router(interactor: interactor).launch(in: tree)
    return interactor
  }

  @Test func `each answer is judged with those before it, a refused one anew`() async {
    let judge = Judge([.next, .next, .refused(no, step: 1), .next, .done])
    let interactor = launch(judge)
    for _ in 0..<5 {
      interactor.didEnter(Secret("a".utf8))
      await tree.activity.settled()
    }
    #expect(judge.counts == [1, 2, 3, 2, 3])
    #expect(presenter.shown.filter { !$0.isBusy }.map(\.step) == [1, 2, 1, 2])
    #expect(presenter.shown.filter { !$0.isBusy }.map(\.refusal) == [nil, nil, no, nil])
    #expect(listener.told == ["finish"])
  }

  @Test func `what is typed while an answer is looked at belongs to the next question`() async {
    let judge = Judge([.next, .next, .done])
    judge.takesTime = true
    let interactor = launch(judge)
    for _ in 0..<4 { interactor.didEnter("a") }
    await tree.activity.settled()
    #expect(judge.counts == [1, 2, 3])
    #expect(listener.told == ["finish"])
  }

  @Test func `what was typed ahead of a refusal is forgotten`() async {
    let judge = Judge([.next, .refused(no, step: 0)])
    judge.takesTime = true
    let interactor = launch(judge)
    for _ in 0..<4 { interactor.didEnter("a") }
    await tree.activity.settled()
    #expect(judge.counts == [1, 2])
    #expect(presenter.shown.last?.refusal == no)
  }

  @Test func `Esc leaves it`() {
    launch(Judge([])).didPressEscape()
    #expect(listener.told == ["close"])
  }
}
