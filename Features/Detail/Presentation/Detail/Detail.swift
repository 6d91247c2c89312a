public import DetailInterface
import Editing
public import PeopleDomain
public import Phrases
import RIBs
import Store
public import TerminalRIBs
import TerminalUI

/// One person.
enum Detail: Riblet {
  struct Model: Equatable {
    var content = AsyncValue<Person.Card, PeopleError>.loading
    /// Whether the person is being read for the first time; keys may come before the person.
    var isReading = false
    /// Whether the editor opens as soon as the person was read.
    var isEditDue = false
    /// The age or origin of the people, for the frame around the detail.
    var status: [Phrase] = []
    var showsCountries = true
    var history = HistoryState()
    /// Whether the person is a sample, which cannot be changed.
    var isSample = false
  }

  enum Action {
    case edit, move, readAgain
    case toggleFavourite, toggleRegion, history(HistoryEvent)
  }
}

extension Detail.Model {
  /// Whether there is a person, or one is being read.
  var hasPerson: Bool { content.value != nil || isReading }

  /// Whether they can be changed: what is refused of a sample is not named.
  var canChange: Bool { !isSample && hasPerson }

  /// Whether reading has failed, and may succeed another time.
  var canReadAgain: Bool {
    content.failure.map { $0 != .missing } ?? false
  }

  /// Takes the outcome of reading; an error leaves the person who is shown, unless they are gone.
  mutating func receive(_ result: Result<Person.Card, PeopleError>) {
    (isReading, isEditDue) = (false, false)
    if case .failure(.missing) = result { content = AsyncValue() }
    content.receive(result)
  }
}

extension Detail {
  static let commands: [KeyCommand<Detail>] =
    [
      KeyCommand("m", title: DetailText.move, sends: .move).when(\.hasPerson)
        .elsewhere(
          words: ["이동", "걷기", "날기", "move", "try moving", "walk", "fly"], needs: .openRow),
      KeyCommand("e", title: ListText.edit, sends: .edit).when(\.hasPerson).hinted(\.canChange)
        .named(Phrase(ko: "사람 편집", en: "edit person"))
        .elsewhere(
          words: ["이름 변경", "수정", "edit a person", "change", "rename"], needs: .openRow),
      KeyCommand("f", title: DetailText.favourite, sends: .toggleFavourite)
        .when(\.hasPerson).hinted(\.canChange),
      // Beside the list of people it would take the key that downloads these again.
      KeyCommand.refresh(\.canReadAgain, sends: .readAgain).when(\.canReadAgain),
      KeyCommand("r", title: DetailText.toggleRegion, sends: .toggleRegion),
    ] + KeyCommand.history(\.history, sends: Action.history, hintsRedo: false).map(\.onlyHere)
}

/// Builds the riblet that shows one person.
public struct DetailBuilder: DetailBuildable {
  let dependencies: DetailDependencies

  public init(
    people: PeopleUseCases, notify: @escaping Notify, notifyChange: @escaping NotifyChange
  ) {
    dependencies = DetailDependencies(people: people, notify: notify, notifyChange: notifyChange)
  }

  public func build(
    person: String, on stage: any Stage, as visit: Visit
  ) -> any DetailRouting {
    let view = DetailView(Detail.Model())
    let interactor = DetailInteractor(
      id: person, visit: visit, people: dependencies.people, notify: dependencies.notify,
      notifyChange: dependencies.notifyChange, on: view)
    return DetailRouter(
      interactor: interactor, view: view, stage: stage, dependencies: dependencies)
  }
}

/// What the riblets of a person need.
struct DetailDependencies {
  let people: PeopleUseCases
  let notify: Notify
  let notifyChange: NotifyChange
}
