import LedgerDomain
import RIBs
import Secrets
import StatementsDomain
import Storage
import Store

/// How a file is read, and what is shown meanwhile.
extension ImportInteractor {
  /// Reads the file that is typed.
  func read(by password: Secret? = nil) {
    read(nil) { [statements, path = model.path] work throws(StatementError) in
      if let password { return try await statements.unlock(path, password, work) }
      return try await statements.preview(path, nil, work)
    }
  }

  /// Reads the file that is shown with other columns.
  func read(_ preview: ImportPreview, _ mapping: ColumnMapping) {
    directing.cancel()
    read(mapping) { [self, statements, path = model.path] work throws(StatementError) in
      var read =
        preview.statement.isUnlocked
        ? try await statements.reread(preview, mapping, work)
        : try await statements.preview(path, mapping, work)
      var account = read.account
      // Another one may be chosen meanwhile.
      while let chosen = model.account, chosen != account {
        read = try await statements.direct(read, chosen)
        account = chosen
      }
      return read
    }
  }

  private func read(
    _ mapping: ColumnMapping?,
    _ ask: @escaping @MainActor (LongWork) async throws(StatementError) -> ImportPreview
  ) {
    readings += 1
    let work = LongWork { [weak self, readings] permil in
      if self?.readings == readings { self?.show(permil, of: .reading) }
    }
    run(.reading, mapping, as: reading) { () throws(StatementError) in
      try await ask(work)
    } then: { [self] preview in
      update { $0.show(preview) }
    }
  }

  /// Shows that work is going on, and then its failure; `receive` shows its success.
  func run<Answer>(
    _ work: Model.Work, _ mapping: ColumnMapping? = nil, permil: Int? = nil,
    as request: LatestRequest,
    _ ask: @escaping @MainActor () async throws(StatementError) -> Answer,
    then receive: @escaping @MainActor (Answer) -> Void
  ) {
    update { $0.begin(work, mapping, permil: permil) }
    request.ask(ask) { [self] result in
      switch result {
      case .success(let answer): receive(answer)
      case .failure(let error):
        update {
          $0.endWork()
          $0.take(error)
        }
        if error == .ledger(.importedSince) {
          refresh()
        } else if model.preview?.account != model.target {
          direct()
        }
      }
    }
  }
}
