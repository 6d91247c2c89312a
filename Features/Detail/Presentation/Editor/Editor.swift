import PeopleDomain
import RIBs
import TerminalRIBs

/// The form that changes one person.
enum Editor: Riblet {
  struct Input: FormInput {
    var draft: PersonDraft

    var firstFault: PersonField? {
      let errors = draft.errors
      return PersonField.allCases.first { errors[$0] != nil }
    }

    func differs(from before: Input) -> Bool { draft.hasChanges() }
  }

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

    var form: FormState<Input>
    /// Not empty while the user chooses which changes to keep.
    var differences: [Difference] = []

    init(_ person: Person) { form = FormState(Input(draft: PersonDraft(person))) }

    var draft: PersonDraft { form.input.draft }

    var page: Page {
      if !differences.isEmpty { return .conflict(differences) }
      return form.isAsking ? .discard : .form
    }
  }

  enum Action {
    case type(String, in: PersonField)
    case form(FormEvent)
    /// The answers to the question which changes to keep.
    case keepMine, keepTheirs
  }
}

protocol EditorListener: Listener {
  /// The changes are stored.
  func editorDidSave()
  /// The user has left without changes, or has discarded them.
  func editorDidClose()
}

/// Builds the form that changes one person.
struct EditorBuilder {
  static let segment: Segment = "edit"

  let dependencies: DetailDependencies

  /// `person` is as the user has seen them.
  @MainActor func build(person: Person, listener: any EditorListener) -> any ViewableRouting {
    let view = EditorView(Editor.Model(person))
    let interactor = EditorInteractor(dependencies.people, on: view, listener: listener)
    return ViewableRouter(
      interactor: interactor, view: view, segment: Self.segment, restorable: interactor)
  }
}
