import PeopleDomain

/// All that the editor shows.
struct EditorViewModel: Equatable {
  /// What is in sight instead of the fields, or the fields.
  enum Page: Equatable {
    case form
    /// Whether to give up the changes.
    case discard
    /// Which to keep, where somebody else has changed the person.
    case conflict([Difference])
  }

  /// A field that the user has changed, and that somebody else has it otherwise.
  struct Difference: Equatable {
    let field: PersonField
    let mine: String
    let theirs: String
  }

  enum Notice: Equatable {
    case saving
    /// Some fields are as they cannot be.
    case faulty
    case failed(PeopleError)
  }

  var draft: PersonDraft
  var notice: Notice?
  var page = Page.form
}
