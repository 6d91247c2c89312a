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

    static var drafted: [(name: String, text: WritableKeyPath<Input, String>)] {
      [("text", \.text)]
    }
  }

  struct Model: Equatable {
    /// The rows that the note is for.
    let rows: [LedgerRow.ID]
    var form: FormState<Input>
  }

  enum Action {
    case type(String)
    case form(FormEvent)
  }
}

struct NoteBuilder {
  /// `text` is the present note of the rows.
  @MainActor func build(
    _ text: String, for rows: [LedgerRow.ID], at segment: Segment?,
    listener: any LedgerSheetListener
  ) -> any ViewableRouting {
    let view = NoteView(Note.Model(rows: rows, form: FormState(Note.Input(text: text))))
    let interactor = NoteInteractor(on: view, listener: listener)
    return ViewableRouter(
      interactor: interactor, view: view, segment: segment, restorable: interactor.flow)
  }
}
