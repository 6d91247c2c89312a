import Expectations
import Headless
import RIBs
import TerminalUI
import Testing
import Time

@testable import Launch

@MainActor @Suite(.timeLimit(.minutes(60)))
struct TypeAheadTests {
  /// Takes keys; some begin work.
  @MainActor private final class Taker {
    let activity = Activity()
    var taken = ""
    var pauses = 0
    var works: [Activity.Ticket] = []

    private let taking = AsyncCondition()

    /// Returns when so many keys have been taken.
    func take(_ count: Int) async { await taking.wait { taken.count < count } }

    func take(_ input: Input) {
      guard case .key(.character(let key)) = input else { return }
      taken.append(key)
      taking.resume()
      if key == "w" { works.append(activity.begin("work", in: "Home")) }
    }
  }

  private let taker = Taker()
  private let clock = ManualClock()
  private let typed: TypeAhead

  init() {
    typed = TypeAhead(
      of: taker.activity, clock: clock, take: { [taker] in taker.take($0) },
      onPause: { [taker] in taker.pauses += 1 })
  }

  private func type(_ text: String) { typed.add(text.map { .key(.character($0)) }) }

  @Test func `keys that begin nothing are taken at once, and drawn once`() {
    type("abc")
    expectEqual(taker.taken, "abc")
    expectEqual(taker.pauses, 1)
  }

  @Test func `a key waits for what those before it have begun`() async {
    type("wab")
    type("c")
    expectEqual(taker.taken, "w")
    #expect(typed.isHolding)
    expectEqual(taker.pauses, 0)
    taker.activity.end(taker.works[0])
    await taker.take(4)
    expectEqual(taker.taken, "wabc")
    expectEqual(taker.pauses, 1)
  }

  @Test func `each waits for its own`() async {
    type("wwa")
    taker.activity.end(taker.works[0])
    await taker.take(2)
    expectEqual(taker.taken, "ww")
    taker.activity.end(taker.works[1])
    await taker.take(3)
    expectEqual(taker.taken, "wwa")
  }

  @Test func `what takes its time is waited for once, and not for long`() async {
    type("wa")
    expectEqual(taker.taken, "w")
    while typed.isHolding { await clock.advance(by: .milliseconds(100)) }
    expectEqual(taker.pauses, 2)
    expectEqual(taker.taken, "wa")
    type("bc")
    expectEqual(taker.taken, "wabc")
    // Something new is waited for beside it.
    type("wd")
    expectEqual(taker.taken, "wabcw")
    taker.activity.end(taker.works[1])
    await taker.take(6)
    expectEqual(taker.taken, "wabcwd")
  }

  @Test func `what is not taken at the end is dropped`() async {
    type("wa")
    typed.end()
    taker.activity.end(taker.works[0])
    await clock.advance(by: .seconds(1))
    expectEqual(taker.taken, "w")
  }
}
