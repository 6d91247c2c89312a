import DetailInterface
import Headless
import HomeInterface
import HomePresentation
import PeopleDomain
import PeopleFixtures
import Phrases
import RIBs
import Store
import TerminalRIBs
import TerminalUI
import Time

/// What builds home, with 10,000 people in memory.
@MainActor final class TenThousand {
  let homeBuilder: HomeBuilder

  init(_ snapshot: People) {
    var state = PeopleState()
    state.origin = .downloaded(at: 0)
    let clock = ManualClock()
    var people = FixedPeople().useCases(in: Store(state), clock: clock)
    people.open = { _ in nil }
    people.list = { snapshot }
    homeBuilder = HomeBuilder(
      people: people, notify: { _ in }, notifyChange: { _ in }, clock: clock,
      detail: NameBuilder(), tiles: [])
  }

  /// Of 26 countries, with Korean and Latin names.
  static let people = People(
    (0..<10_000).map { number in
      let country = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { "\($0)\($0)" }[number * 7 % 26]
      let id = "\(10_000 + number)"
      return Person.Meta(
        id: "00000000-0000-4000-8000-0000000\(id)",
        name: "\(names[number % names.count]) \(number)",
        age: number % 90, country: country)
    }, favourites: [], recents: [])

  private static let names = ["김민수", "Daan de Vries", "박지훈", "Sanne Bakker", "이하늘", "Émile Roux"]
}

/// Builds riblets that show a name, as a small detail would.
private final class NameBuilder: DetailBuildable {
  func build(person: String, on stage: any Stage, as visit: Visit) -> any DetailRouting {
    NameRouter(interactor: Interactor(), view: NameView(person))
  }
}

private final class NameRouter: ViewableRouter<Interactor, NameView>, DetailRouting {
  func visit() {}
  func leave() {}
}

private final class NameView: AnyView {
  private let name: String

  init(_ name: String) { self.name = name }

  override func body(in environment: Environment) -> any Widget { Label(name) }
}
