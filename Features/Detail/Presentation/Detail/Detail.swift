import PeopleDomain
import Phrases
import RIBs

/// One person.
enum Detail: Riblet {
  struct Model: Equatable {
    enum Content: Equatable {
      case loading
      case person(Person.Card)
      case failed(PeopleError)
    }

    var content = Content.loading
    /// Whether the person is being read for the first time; keys may come before the person.
    var isReading = false
    /// Whether the editor opens as soon as the person was read.
    var isEditDue = false
    /// Why the shown person may be out of date.
    var failure: PeopleError?
    /// The age or origin of the people, for the frame around the detail.
    var status: [Phrase] = []
    var isRegion = true
    /// The label of the button that moves.
    var move = "MOVE"
  }

  enum Action {
    case edit, move, readAgain
    case toggleFavourite, toggleRegion, undo, redo
  }
}

extension Detail.Model {
  /// Whether there is a person to edit, or one is being read.
  var hasPerson: Bool {
    if case .person = content { return true }
    return isReading
  }

  /// Whether reading has failed, and may succeed another time.
  var canReadAgain: Bool {
    if case .failed(let error) = content { return error != .missing }
    return failure != nil
  }

  /// Takes the outcome of reading; an error leaves the person who is shown, unless they are gone.
  mutating func take(_ result: Result<Person.Card, PeopleError>) {
    failure = nil
    isReading = false
    isEditDue = false
    switch result {
    case .success(let card): content = .person(card)
    case .failure(let error):
      if case .person = content, error != .missing {
        failure = error
      } else {
        content = .failed(error)
      }
    }
  }
}
