import Expectations
import Headless
import Phrases
import RIBs
import RIBsTesting
import Store
import TerminalRIBs
import Testing
import Time

/// What an interactor follows for its view: an age, and a model that its parent stores.
@MainActor
struct FollowedAgeTests {
  private let clock = ManualClock(now: 600_000)
  private let tree = Tree()
  private let router = Router(interactor: Interactor())
  private let log = Log()

  private final class Log {
    var ages: [Age?] = []

    func take() -> [Age?] {
      defer { ages = [] }
      return ages
    }
  }

  @Test func `an age grows while it is shown, until another one is followed`() async {
    router.launch(in: tree)
    let age = FollowedAge(of: router.interactor, clock: clock) { [log] in log.ages.append($0) }
    age.follow(600_000)
    await clock.advance(by: .seconds(61))
    expectEqual(log.take(), [.justNow, .minutes(1)])
    age.follow(0)
    await clock.advance(by: .seconds(59))
    expectEqual(log.take(), [.minutes(11), .minutes(12)])
    age.follow(nil)
    await clock.advance(by: .seconds(600))
    expectEqual(log.take(), [nil])
  }

  private enum Counter: Riblet {
    struct Model: Equatable { var count = 0 }

    enum Action {}
  }

  @Test func `a model that a parent stores is followed while the riblet is active`() {
    let store = Store(Counter.Model())
    let presenter = PresenterSpy<Counter>(Counter.Model())
    let counter = Router(interactor: StoredInteractor(store.stored(\.self), on: presenter))
    counter.launch(in: tree)
    store.update { $0.count = 1 }
    store.update { $0.count = 2 }
    expectEqual(presenter.shown.map(\.count), [1, 2])
    counter.shutDown()
    store.update { $0.count = 3 }
    expectEqual(presenter.model.count, 2)
  }
}
