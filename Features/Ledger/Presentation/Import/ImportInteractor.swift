import LedgerDomain
import RIBs

protocol ImportPresentable: LegacyPresentable {
  var listener: (any ImportPresentableListener)? { get set }
  func show(_ model: ImportViewModel)
}

/// Shows what adding a bank's file would do, and does it when the user says so; nothing before.
final class ImportInteractor: Interactor, ImportPresentableListener {
  private weak let listener: (any ImportListener)?
  private let presenter: any ImportPresentable
  private let dependency: any ImportDependency
  private var model = ImportViewModel()
  private var reading: Task<Void, Never>?

  init(
    presenter: any ImportPresentable, dependency: any ImportDependency,
    listener: any ImportListener
  ) {
    self.presenter = presenter
    self.dependency = dependency
    self.listener = listener
    super.init()
    presenter.listener = self
  }

  var memory: Memory? { model.path.isEmpty ? nil : ["path": model.path] }

  func recall(_ memory: Memory) { show { $0.path = memory["path"] ?? "" } }

  func didType(_ path: String) {
    show {
      $0.path = path
      $0.failure = nil
    }
  }

  func didPressRead() {
    guard model.work == nil, !model.path.allSatisfy(\.isWhitespace) else { return }
    read(nil)
  }

  /// Another column of the file holds what the role says, or none does.
  func didStep(_ role: StatementRole, by step: Int) {
    guard let preview = model.preview, model.work != .adding else { return }
    let count = preview.statement.columns.count
    let present = model.mapping[role].map { $0 + 1 } ?? 0
    let next = (present + step + count + 1) % (count + 1)
    var mapping = model.mapping
    mapping[role] = next == 0 ? nil : next - 1
    read(mapping)
  }

  func didPressAdd() {
    guard model.canAdd, let preview = model.preview else { return }
    show {
      $0.work = .adding
      $0.failure = nil
    }
    request("import entries") { [self] in
      do throws(LedgerError) {
        let count = try await dependency.importEntries(preview)
        guard !Task.isCancelled else { return }
        listener?.importDidEnd(count)
      } catch {
        guard !Task.isCancelled else { return }
        didFail(error)
      }
    }
  }

  /// Back to the path, or out; what is being added is added.
  func didPressEscape() {
    switch (model.work, model.preview) {
    case (.adding, _): break
    case (.reading, _): cancelReading()
    case (nil, nil): listener?.importDidClose()
    case (nil, _):
      show {
        $0.preview = nil
        $0.failure = nil
      }
    }
  }

  func didPressClose() {
    if model.work != .adding { listener?.importDidClose() }
  }

  private func read(_ mapping: ColumnMapping?) {
    reading?.cancel()
    show {
      $0.work = .reading
      $0.failure = nil
      if let mapping { $0.mapping = mapping }
    }
    let path = UserPath.expanded(model.path, homeFolder: dependency.homeFolder)
    reading = request("read import") { [self] in
      do throws(LedgerError) {
        let preview = try await dependency.readImport(path, mapping)
        guard !Task.isCancelled else { return }
        show {
          $0.work = nil
          $0.preview = preview
          $0.mapping = preview.statement.mapping
        }
      } catch {
        guard !Task.isCancelled else { return }
        didFail(error)
      }
    }
  }

  private func cancelReading() {
    reading?.cancel()
    show { model in
      model.work = nil
      if let preview = model.preview { model.mapping = preview.statement.mapping }
    }
  }

  private func didFail(_ error: LedgerError) {
    show {
      $0.work = nil
      $0.failure = error
    }
  }

  private func show(_ change: (inout ImportViewModel) -> Void) {
    change(&model)
    presenter.show(model)
  }
}
