import Expectations
import Headless
import PeopleDomain
import RIBs
import Store
import Testing
import Time

@testable import Galbi

/// How old the people are, as time goes by.
@MainActor
struct AgeUpdaterTests {
  private let store = Store(AppState())
  private let clock = ManualClock(now: 1_000_000)
  private let tree = Tree()
  private let router: AnyRouter
  private let told = Told()
  private let observation: AnyObject

  private final class Told {
    var ages: [Age?] = []
  }

  init() {
    let updater = AgeUpdater(
      people: store.stored(\.profile.people), clock: clock, writer: store.writer(\.profile.people))
    let interactor = Interactor()
    router = Router(interactor: interactor)
    router.launch(in: tree)
    interactor.start(updater)
    observation = store.stored(\.profile.people, \.age).observe { [told] age in
      told.ages.append(age)
    }
    told.ages = []
  }

  private func change(_ origin: PeopleState.Origin) {
    store.update { $0.profile.people.origin = origin }
  }

  @Test func `downloaded people grow old, and nothing is told in between`() async {
    change(.downloaded(at: 1_000_000))
    await clock.advance(by: .milliseconds(59_999))
    expectEqual(told.ages, [.justNow])
    await clock.advance(by: .milliseconds(1))
    expectEqual(told.ages, [.justNow, .minutes(1)])
    await clock.advance(by: .seconds(59 * 60))
    expectEqual(told.ages.count, 61)
    expectEqual(told.ages.last, .hours(1))
    await clock.advance(by: .seconds(47 * 3_600))
    expectEqual(told.ages.count, 61 + 24)
    expectEqual(told.ages.last, .days(2))
  }

  @Test func `new people are young again, and the old ones age no more`() async {
    change(.downloaded(at: 1_000_000 - 600_000))
    change(.downloaded(at: 1_000_000 - 30_000))
    await clock.advance(by: .seconds(90))
    expectEqual(told.ages, [.minutes(10), .justNow, .minutes(1), .minutes(2)])
    change(.samples)
    await clock.advance(by: .seconds(600))
    expectEqual(told.ages.count, 4)
  }

  @Test func `it ends with the riblet`() async {
    change(.downloaded(at: 1_000_000))
    router.shutDown()
    await clock.advance(by: .seconds(600))
    expectEqual(told.ages, [.justNow])
  }
}
