import Editing
import PeopleDomain
import RIBs
import TerminalUI

/// The form that changes one person.
enum Editor: Riblet {
  struct Model: Equatable {
    /// The fields, or a question in place of them.
    enum Page: Equatable {
      case form
      /// Whether to discard the changes.
      case discard
      /// Which changes to keep, where another Galbi has changed the person too.
      case conflict([Difference])
    }

    /// A field that the user and another Galbi have changed to different values.
    struct Difference: Equatable {
      let field: PersonField
      let mine: String
      let theirs: String
    }

    var draft: PersonDraft
    var notice: FormNotice?
    var leaving = LeavingForm()
    /// Not empty while the user chooses which changes to keep.
    var differences: [Difference] = []
    /// The field that is to have the focus.
    var focus = ViewRequest<PersonField>()

    var page: Page {
      if !differences.isEmpty { return .conflict(differences) }
      return leaving.isAsking ? .discard : .form
    }
  }

  enum Action {
    case type(String, in: PersonField)
    case save, escape
    /// The answers to the questions.
    case goOn, discard, keepMine, keepTheirs
  }
}
