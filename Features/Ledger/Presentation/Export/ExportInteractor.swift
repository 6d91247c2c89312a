import LedgerDomain
import RIBs

protocol ExportPresentable: LegacyPresentable {
  var listener: (any ExportPresentableListener)? { get set }
  func show(_ model: ExportViewModel)
}

/// Writes entries into a file; asks before one that is there is replaced.
final class ExportInteractor: Interactor, ExportPresentableListener {
  private weak let listener: (any ExportListener)?
  private let presenter: any ExportPresentable
  private let dependency: any ExportDependency
  private var model: ExportViewModel
  private var writing: Task<Void, Never>?

  init(
    _ model: ExportViewModel, presenter: any ExportPresentable,
    dependency: any ExportDependency, listener: any ExportListener
  ) {
    self.model = model
    self.presenter = presenter
    self.dependency = dependency
    self.listener = listener
    super.init()
    presenter.listener = self
  }

  var memory: Memory { ["path": model.path] }

  func recall(_ memory: Memory) {
    if let path = memory["path"] { show { $0.path = path } }
  }

  func didType(_ path: String) {
    show {
      $0.path = path
      $0.state = .ready
    }
  }

  func didPressScope() { show { $0.isEverything.toggle() } }

  func didPressWrite() { write(isReplacing: false) }

  func didChooseToReplace() { write(isReplacing: true) }

  func didChooseOtherName() { show { $0.state = .ready } }

  func didPressEscape() {
    switch model.state {
    case .writing:
      writing?.cancel()
      show { $0.state = .ready }
    case .askingToReplace: didChooseOtherName()
    case .ready, .failed: listener?.exportDidClose()
    }
  }

  private func write(isReplacing: Bool) {
    if case .writing = model.state { return }
    let path = UserPath.expanded(model.path, homeFolder: dependency.homeFolder)
    guard !path.isEmpty else { return }
    let export = LedgerExport(
      model.exported, to: path, language: dependency.language, isReplacing: isReplacing)
    show { $0.state = .writing(permil: nil) }
    writing = request("export ledger") { [self] in
      do throws(LedgerError) {
        let count = try await dependency.exportLedger(export) { [weak self] permil in
          self?.didProgress(permil)
        }
        guard !Task.isCancelled else { return }
        listener?.exportDidEnd(count, at: model.path)
      } catch {
        guard !Task.isCancelled else { return }
        show { $0.state = error == .file(.exists) ? .askingToReplace : .failed(error) }
      }
    }
  }

  /// What comes late, after the user has cancelled, is not shown.
  private func didProgress(_ permil: Int?) {
    guard case .writing = model.state else { return }
    show { $0.state = .writing(permil: permil) }
  }

  private func show(_ change: (inout ExportViewModel) -> Void) {
    change(&model)
    presenter.show(model)
  }
}
