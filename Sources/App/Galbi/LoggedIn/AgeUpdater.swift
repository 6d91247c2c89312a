import PeopleDomain
import RIBs
import Store
import Time

/// Keeps the age of the downloaded people in the state, and updates it whenever its text changes.
final class AgeUpdater: Worker {
  let runsOn = "main actor"
  private let people: Stored<PeopleState>
  private let clock: any WallClock
  private let writer: Writer<PeopleState>
  private var aging: Task<Void, Never>?

  init(people: Stored<PeopleState>, clock: any WallClock, writer: Writer<PeopleState>) {
    self.people = people
    self.clock = clock
    self.writer = writer
  }

  func didStart(in scope: WorkScope) {
    scope.whileActive(
      people.map(\.origin).observe { [weak self, weak scope] origin in
        guard let self else { return }
        aging?.cancel()
        guard case .downloaded(let time) = origin else { return }
        aging = scope?.whileActive { [clock, writer] in
          await clock.follow(ageOf: time) { age in writer.update { $0.age = age } }
        }
      })
  }
}
