import Expectations
import Platform
import RIBs
import RIBsTesting
import Testing

/// A question of which only the latest answer counts.
@MainActor @Suite(.timeLimit(.minutes(60))) struct LatestRequestTests {
  private final class Answers {
    var all: [String] = []
  }

  private let tree = Tree()
  private let home = Router(interactor: Interactor())
  private let request: LatestRequest
  private let answers = Answers()

  init() {
    request = LatestRequest("ask", of: home.interactor)
    home.launch(in: tree)
  }

  private func ask(_ text: String, _ checkpoint: Checkpoint) {
    request.ask {
      await checkpoint.pass()
      return text
    } then: { [answers] (answer: Result<String, Never>) in
      answers.all.append(answer.get())
    }
  }

  @Test func `an earlier answer is dropped, also one that comes late`() async {
    let (first, second) = (Checkpoint(), Checkpoint())
    ask("first", first)
    ask("second", second)
    expectEqual(tree.activity.running.count, 2)
    second.open()
    first.open()
    await tree.activity.settled()
    expectEqual(answers.all, ["second"])
  }

  @Test func `who waits for the answer waits for that of the latest question`() async {
    let (first, second) = (Checkpoint(), Checkpoint())
    ask("first", first)
    home.interactor.request("wait") { [request, answers] in
      await request.settled()
      answers.all.append("settled")
    }
    ask("second", second)
    first.open()
    await MainThreadTasks.drain()
    expectEqual(answers.all, [])
    second.open()
    await tree.activity.settled()
    expectEqual(answers.all, ["second", "settled"])
  }

  @Test func `a question that asks again itself is cancelled`() async {
    let checkpoint = Checkpoint()
    var isCancelled = false
    request.ask {
      ask("second", checkpoint)
      await checkpoint.pass()
      isCancelled = Task.isCancelled
      return "first"
    } then: { [answers] (answer: Result<String, Never>) in
      answers.all.append(answer.get())
    }
    checkpoint.open()
    await tree.activity.settled()
    #expect(isCancelled)
    expectEqual(answers.all, ["second"])
  }

  @Test func `an answer that asks again is followed by the latest one only`() async {
    let (second, third) = (Checkpoint(), Checkpoint())
    request.ask {
      "first"
    } then: { (_: Result<String, Never>) in
      ask("second", second)
    }
    ask("third", third)
    second.open()
    third.open()
    await tree.activity.settled()
    expectEqual(answers.all, ["third"])
  }

  @Test func `a question that asks again is followed by the latest one only`() async {
    let (first, second, third) = (Checkpoint(), Checkpoint(), Checkpoint())
    request.ask {
      ask("second", second)
      await first.pass()
      return "first"
    } then: { [answers] (answer: Result<String, Never>) in
      answers.all.append(answer.get())
    }
    first.open()
    ask("third", third)
    second.open()
    third.open()
    await tree.activity.settled()
    expectEqual(answers.all, ["third"])
  }

  @Test func `a question that cancels itself has no answer`() async {
    request.ask { [request] in
      request.cancel()
      return "first"
    } then: { [answers] (answer: Result<String, Never>) in
      answers.all.append(answer.get())
    }
    await tree.activity.settled()
    expectEqual(answers.all, [])
  }

  @Test func `an answer after the cancellation, or after the resignation, is dropped`() async {
    let (first, second) = (Checkpoint(), Checkpoint())
    ask("first", first)
    request.cancel()
    first.open()
    ask("second", second)
    home.shutDown()
    second.open()
    await tree.activity.settled()
    ask("third", second)
    await MainThreadTasks.drain()
    expectEqual(answers.all, [])
  }
}
