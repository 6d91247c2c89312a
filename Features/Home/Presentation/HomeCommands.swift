import Editing
import PeopleDomain
import Phrases
import RIBs
import Store

/// Changes people as the user asks, and gives notice of what was done or why it was not.
@MainActor
final class HomeCommands {
  private weak let owner: Interactor?
  private let dependency: any HomeDependency

  /// The work belongs to `owner`.
  init(of owner: Interactor, _ dependency: any HomeDependency) {
    self.owner = owner
    self.dependency = dependency
  }

  func favour(_ ids: [Person.ID]) {
    guard !ids.isEmpty else { return }
    run("favourite") { [dependency] () throws(PeopleError) in
      try await dependency.toggleFavourite(ids)
      return nil
    }
  }

  func undo() {
    run("undo") { [dependency] () throws(PeopleError) in
      EditingText.undone(try await dependency.undoPeople())
    }
  }

  func redo() {
    run("redo") { [dependency] () throws(PeopleError) in
      EditingText.redone(try await dependency.redoPeople())
    }
  }

  func clear() {
    guard dependency.people.value.origin != .samples else {
      return dependency.notify(HomeText.nothingToClear.phrase)
    }
    run("clear people") { [dependency] () throws(PeopleError) in
      try await dependency.clearPeople()
      return HomeText.cleared.phrase
    }
  }

  private func run(_ name: String, _ body: @escaping () async throws(PeopleError) -> Phrase?) {
    owner?.request(name) { [dependency] in
      let phrase: Phrase?
      do throws(PeopleError) { phrase = try await body() } catch { phrase = error.phrase }
      guard !Task.isCancelled, let phrase else { return }
      dependency.notify(phrase)
    }
  }
}
