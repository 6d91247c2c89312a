import Editing
import RIBs

/// The sheet in which a note is written.
enum Note: Riblet {
  struct Model: Equatable {
    let before: String
    /// How many rows the note is for.
    let count: Int
    var text: String
    var leaving = LeavingForm()

    init(before: String, count: Int) {
      self.before = before
      self.count = count
      text = before
    }

    var hasUnsaved: Bool { text != before }
  }

  enum Action {
    case type(String)
    case save
    case leave
    case stay
    case discard
  }
}
