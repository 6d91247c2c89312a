import LedgerDomain
import Phrases
import RIBs
import TerminalRIBs
import TerminalUI
import Time

/// The sheet that writes entries into a file.
enum Export: Riblet {
  enum State: Equatable {
    case ready
    /// In thousandths; nil for few entries.
    case writing(permil: Int?)
    /// There is a file with this name.
    case askingToReplace
    case failed(ExportError)
  }

  struct Model: Equatable {
    /// What the table shows.
    let query: LedgerQuery
    var path: String
    /// What is shown below the path.
    var assist = PathAssist()
    /// Moves the focus on from the path.
    var leavesPath = ViewRequest<Bool>()
    /// Whether all entries are written, not only those in the table.
    var isEverything = false
    var state = State.ready

    /// Whether the table shows fewer than all entries.
    var hasScope: Bool { !query.isEverything }

    var isWriting: Bool {
      if case .writing = state { true } else { false }
    }

    /// Whether the path and what is written can be changed.
    fileprivate var canWrite: Bool { !isWriting && state != .askingToReplace }

    /// The rows to be written.
    var exported: LedgerQuery { isEverything ? query.everything : query }
  }

  enum Action {
    case typePath(String)
    case completePath
    case switchScope
    case write
    case replace
    case chooseOtherName
    case escape
  }
}

/// What keys do besides those of the fields.
extension Export {
  static let commands: [KeyCommand<Export>] = [
    KeyCommand(.escape, title: FormText.cancel, sends: .escape)
      .titled { $0.state == .askingToReplace ? FormText.back : nil },
    // As in all forms.
    KeyCommand(.control("s"), title: ExportText.write, sends: .write).when(\.canWrite).unhinted,
  ]
}

struct ExportBuilder {
  let dependencies: LedgerDependencies

  static let segment: Segment = "export"

  /// `query` is what the table shows.
  @MainActor func build(
    _ query: LedgerQuery, listener: any LedgerSheetListener
  ) -> any ViewableRouting {
    let day = Day(milliseconds: dependencies.clock.now)
    let view = ExportView(Export.Model(query: query, path: "~/galbi-\(day).csv"))
    let interactor = ExportInteractor(
      dependencies.ledger, dependencies.language(), on: view, listener: listener)
    return ViewableRouter(
      interactor: interactor, view: view, segment: Self.segment, restorable: interactor)
  }
}
