import Expectations
import Phrases
import RIBs
import RIBsTesting
import Secrets
import Testing

@testable import ProfilePresentation

/// The sheet: one question after another, and back to a question whose answer is refused.
@MainActor
struct EntryInteractorTests {
  private final class EntryListenerSpy: Spy, EntryListener {
    func entryDidClose() { record("close") }
  }

  /// Returns the replies of the test, and remembers how many answers it was given.
  @MainActor private final class Judge {
    var replies: [Prompt.Reply]
    var counts: [Int] = []
    let checkpoint = Checkpoint()

    init(_ replies: [Prompt.Reply]) { self.replies = replies }
  }

  private static func prompt(
    _ answer: @escaping @MainActor ([Prompt.Answer]) async -> Prompt.Reply
  ) -> Prompt {
    let step = Prompt.Step(
      label: Phrase(ko: "물음", en: "Question"), submission: Phrase(ko: "다음", en: "next"))
    return Prompt(
      title: Phrase(ko: "제목", en: "Title"), steps: [step, step, step], answer: answer)
  }

  private let presenter = PresenterSpy<Entry>(Entry.Model(prompt { _ in .done }))
  private let listener = EntryListenerSpy()
  private let tree = Tree()
  private let no = Phrase(ko: "아니요.", en: "No.")

  private func launch(_ judge: Judge) {
    let prompt = Self.prompt { answers in
      await judge.checkpoint.pass()
      judge.counts.append(answers.count)
      return judge.replies.removeFirst()
    }
    Router(interactor: EntryInteractor(prompt, on: presenter, listener: listener)).launch(in: tree)
  }

  @Test func `each answer is checked with those before it, and a refused one is asked for again`()
    async
  {
    let judge = Judge([.next, .next, .refused(no, step: 1), .next, .done])
    judge.checkpoint.open()
    launch(judge)
    for _ in 0..<5 {
      presenter.send(.enter(.secret(Secret("a".utf8))))
      await tree.activity.settled()
    }
    expectEqual(judge.counts, [1, 2, 3, 2, 3])
    expectEqual(presenter.shown.filter { !$0.isBusy }.map(\.step), [1, 2, 1, 2])
    expectEqual(presenter.shown.filter { !$0.isBusy }.map(\.refusal), [nil, nil, no, nil])
    expectEqual(listener.calls, ["close"])
  }

  @Test func `what is typed while an answer is checked belongs to the next question`() async {
    let judge = Judge([.next, .next, .done])
    launch(judge)
    for _ in 0..<4 { presenter.send(.enter(.text("a"))) }
    judge.checkpoint.open()
    await tree.activity.settled()
    expectEqual(judge.counts, [1, 2, 3])
    expectEqual(listener.calls, ["close"])
  }

  @Test func `what was typed ahead is dropped by a refusal`() async {
    let judge = Judge([.next, .refused(no, step: 0)])
    launch(judge)
    for _ in 0..<4 { presenter.send(.enter(.text("a"))) }
    judge.checkpoint.open()
    await tree.activity.settled()
    expectEqual(judge.counts, [1, 2])
    expectEqual(presenter.model.refusal, no)
  }

  @Test func `Esc cancels`() {
    launch(Judge([]))
    presenter.send(.cancel)
    expectEqual(listener.calls, ["close"])
  }
}
