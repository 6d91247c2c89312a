import Editing
import LedgerDomain
import RIBs
import TerminalRIBs

/// The sheet in which a note is written.
enum Note: Riblet {
  struct Input: FormInput {
    var text: String

    enum Field {
      case text
    }

    var isTooLong: Bool { text.utf8.count > LedgerEntry.noteByteLimit }

    var firstFault: Field? { isTooLong ? .text : nil }
  }

  struct Model: Equatable {
    /// How many rows the note is for.
    let count: Int
    var form: FormState<Input>
  }

  enum Action {
    case type(String)
    case form(FormEvent)
  }
}

struct NoteBuilder {
  /// `text` is the present note, `count` how many rows it is for.
  @MainActor func build(
    _ text: String, for count: Int, listener: any LedgerSheetListener
  ) -> any ViewableRouting {
    let view = NoteView(Note.Model(count: count, form: FormState(Note.Input(text: text))))
    let interactor = NoteInteractor(on: view, listener: listener)
    return ViewableRouter(interactor: interactor, view: view, restorable: interactor.flow)
  }
}
