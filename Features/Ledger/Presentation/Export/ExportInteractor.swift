import LedgerDomain
import Phrases
import RIBs

/// Writes entries into a file; asks before it replaces one.
///
/// While it writes, it takes nothing but the wish to end that. So it has no `FormFlow`, which lets no one leave while it
/// saves, and it need not ask before it is left: a path is no work that would be lost.
final class ExportInteractor: PresentableInteractor<Export>, Restorable {
  private weak let listener: (any LedgerSheetListener)?
  private let ledger: LedgerUseCases
  private let language: Language
  private lazy var completing = LatestRequest("complete path", of: self)
  private lazy var writing = LatestRequest("export ledger", of: self)

  /// `language` is that of headings and categories in the file.
  init(
    _ ledger: LedgerUseCases, _ language: Language, on presenter: any Presentable<Export>,
    listener: any LedgerSheetListener
  ) {
    self.ledger = ledger
    self.language = language
    self.listener = listener
    super.init(on: presenter)
  }

  var restorationState: RestorationState? { ["path": model.path] }

  func restore(_ restoration: RestorationState) {
    if let path = restoration["path"] { model.path = path }
  }

  override func didReceive(_ action: Action) {
    if model.isWriting {
      if case .escape = action { cancel() }
      return
    }
    switch action {
    case .typePath(let path):
      update {
        $0.path = path
        $0.assist.clear()
        $0.state = .ready
      }
    case .completePath: complete()
    case .switchScope: model.isEverything.toggle()
    case .write: write(isReplacing: false)
    case .replace: if model.state == .askingToReplace { write(isReplacing: true) }
    case .chooseOtherName: model.state = .ready
    case .escape:
      switch model.state {
      case .ready, .failed, .writing: listener?.sheetDidClose()
      case .askingToReplace: model.state = .ready
      }
    }
  }

  private func cancel() {
    writing.cancel()
    model.state = .ready
  }

  private func complete() {
    let path = model.path
    completing.ask { [ledger] () throws(PathError) in
      try await ledger.complete(path)
    } then: { [self] answer in
      guard model.path == path, model.state != .askingToReplace, !model.isWriting else { return }
      update {
        switch $0.assist.take(answer, for: path) {
        case .replace(let longer): ($0.path, $0.state) = (longer, .ready)
        case .show: break
        case .moveOn: $0.leavesPath.ask(for: true)
        }
      }
    }
  }

  private func write(isReplacing: Bool) {
    let path = model.path
    guard !path.allSatisfy(\.isWhitespace) else { return model.assist.askForPath() }
    let export = LedgerExport(
      model.exported, to: path, language: language, isReplacing: isReplacing)
    update {
      // The answer to writing is said once.
      $0.assist.clear()
      $0.state = .writing(permil: nil)
    }
    writing.ask { [ledger, weak self] () throws(ExportError) in
      try await ledger.export(export) { self?.show($0) }
    } then: { [self] result in
      switch result {
      case .success(let count): listener?.sheetDidEnd(.exported(count, path: path))
      case .failure(.exists): model.state = .askingToReplace
      case .failure(let error): model.state = .failed(error)
      }
    }
  }

  /// Shows how much is written, unless the user has cancelled meanwhile.
  private func show(_ permil: Int) {
    guard model.isWriting else { return }
    if model.state == .writing(permil: nil) { markWorkAsLong() }
    model.state = .writing(permil: permil)
  }
}
