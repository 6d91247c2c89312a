import PeopleDomain
import Phrases

/// All that the detail view shows.
struct DetailViewModel: Equatable {
  enum Content: Equatable {
    case loading
    case person(Person.Card)
    case failed(PeopleError)
  }

  var content = Content.loading
  /// Whether the person is just being read for the first time; keys may be faster.
  var isReading = false
  /// Whether the editor opens as soon as somebody was read.
  var isEditDue = false
  /// Why the person who is shown may have changed since.
  var failure: PeopleError?
  /// What there is to say of where the person comes from.
  var status: [Phrase] = []
  var isRegion = true
  /// The label of the button that moves.
  var move = "MOVE"

  /// Takes what a reading has brought; one that fails leaves the person who was there, unless they
  /// are gone.
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

extension DetailViewModel {
  /// Whether there is somebody to edit, or will be in a moment.
  var hasPerson: Bool {
    if case .person = content { return true }
    return isReading
  }

  /// Whether a reading has failed that may go well another time.
  var canReadAgain: Bool {
    if case .failed(let error) = content { return error != .missing }
    return failure != nil
  }
}
