import RIBs
import StatementsDomain
import StatementsInterface

/// Shows what importing a file would do, and does nothing before the user confirms it.
final class ImportInteractor: PresentableInteractor<Import>, Remembering {
  private weak let listener: (any ImportListener)?
  private let statements: StatementUseCases
  private lazy var reading = LatestRequest("read import", of: self)
  private lazy var adding = LatestRequest("import entries", of: self)

  init(
    _ statements: StatementUseCases, on presenter: any Presentable<Import>,
    listener: any ImportListener
  ) {
    self.statements = statements
    self.listener = listener
    super.init(on: presenter)
  }

  /// The path; the file is read again.
  var memory: Memory? { model.path.isEmpty ? nil : ["path": model.path] }

  func recall(_ memory: Memory) { model.path = memory["path"] ?? "" }

  override func didReceive(_ action: Action) {
    switch action {
    case .typePath(let path):
      update {
        $0.path = path
        $0.failure = nil
      }
    case .read:
      guard model.work == nil, !model.path.allSatisfy(\.isWhitespace) else { return }
      read(nil)
    case .step(let role, let step): self.step(role, by: step)
    case .add: add()
    case .back: goBack()
    case .close: if model.work != .adding { listener?.importDidClose() }
    }
  }

  private func step(_ role: StatementRole, by step: Int) {
    guard let preview = model.preview, model.work != .adding else { return }
    let count = preview.statement.columns.count
    let present = model.mapping[role].map { $0 + 1 } ?? 0
    let next = (present + step + count + 1) % (count + 1)
    var mapping = model.mapping
    mapping[role] = next == 0 ? nil : next - 1
    read(mapping)
  }

  private func add() {
    guard model.canAdd, let preview = model.preview else { return }
    begin(.adding)
    adding.ask { [statements] () throws(StatementError) in
      try await statements.add(preview)
    } then: { [self] result in
      switch result {
      case .success(let count):
        model = Model()
        listener?.importDidEnd(count)
      case .failure(let error): fail(error)
      }
    }
  }

  private func goBack() {
    switch (model.work, model.preview) {
    // What is being added is added.
    case (.adding, _): break
    case (.reading, let preview):
      reading.cancel()
      update {
        $0.work = nil
        if let preview { $0.mapping = preview.statement.mapping }
      }
    case (nil, nil): listener?.importDidClose()
    case (nil, _):
      update {
        $0.preview = nil
        $0.failure = nil
      }
    }
  }

  private func read(_ mapping: ColumnMapping?) {
    begin(.reading, mapping)
    reading.ask { [statements, path = model.path] () throws(StatementError) in
      try await statements.preview(path, mapping)
    } then: { [self] result in
      switch result {
      case .success(let preview):
        update {
          $0.work = nil
          $0.preview = preview
          $0.mapping = preview.statement.mapping
        }
      case .failure(let error): fail(error)
      }
    }
  }

  private func begin(_ work: Model.Work, _ mapping: ColumnMapping? = nil) {
    update {
      $0.work = work
      $0.failure = nil
      if let mapping { $0.mapping = mapping }
    }
  }

  private func fail(_ error: StatementError) {
    update {
      $0.work = nil
      $0.failure = error
    }
  }
}
