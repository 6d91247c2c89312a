import PeopleDomain
import ResourceKit
import SessionDomain

/// What the whole app knows: exactly two levels, group and field.
struct AppState {
  var session = SessionState()
  var field = PeopleState()
  var notice = NoticeState()
}

/// What the app has to say, whatever screen is shown.
struct NoticeState: Hashable {
  private(set) var phrase: Phrase?
  /// Tells a notice from the same one posted again.
  private(set) var number = 0

  mutating func post(_ phrase: Phrase) {
    self.phrase = phrase
    number += 1
  }
}
