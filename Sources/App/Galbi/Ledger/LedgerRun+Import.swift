import Launch
import LedgerDomain
import Phrases
import Secrets
import StatementsDomain
import Store
import WalletDomain

/// `galbi ledger import` and `galbi ledger links`.
extension LedgerRun {
  /// The exit status where a question is open that only a person can answer.
  static let questionStatus: Int32 = 3

  /// Changes nothing unless every file can be read without a question.
  func bring(
    _ order: FileImport, _ statements: StatementUseCases, _ ledger: LedgerUseCases
  ) async -> Int32 {
    var password: Secret?
    if let path = order.passwordFile {
      password = launcher.secrets(in: path)?.first
      guard password != nil else {
        return complain(LedgerCommandText.noPassword(in: path), 2)
      }
    }
    var read: [Result<ImportPreview, FileImport.Failure>] = []
    for file in order.files {
      do throws(FileImport.Failure) {
        var preview = try await order.preview(of: file, by: statements, ledger, password)
        preview.leaveOut(knownBy: read.compactMap { try? $0.get() })
        read.append(.success(preview))
      } catch {
        read.append(.failure(error))
      }
    }
    let previews = read.compactMap { try? $0.get() }
    guard previews.count == read.count else { return complain(of: read, order) }
    let isAsked = previews.contains { !order.questions(of: $0).isEmpty }
    let isUnreadable = previews.contains(where: \.statement.isUnreadable)
    guard order.isDone, !isAsked, !isUnreadable else {
      for preview in previews { show(preview, order, isAdded: false) }
      if isAsked { return complain(LedgerCommandText.questioned, Self.questionStatus) }
      if isUnreadable { return complain(LedgerCommandText.unreadable, 1) }
      let isEmpty = previews.allSatisfy(\.bringsNothing)
      return complain(isEmpty ? LedgerCommandText.nothingNew : LedgerCommandText.dry, 0)
    }
    // What one file brings decides what is new in the next.
    for (index, file) in order.files.enumerated() {
      do throws(FileImport.Failure) {
        let first = index == 0 ? previews[0] : nil
        let status = try await add(file, first, order, statements, ledger, password)
        guard status == 0 else { return status }
      } catch {
        return complain(of: error, file, order)
      }
    }
    return 0
  }

  /// Adds what a file brings; `first` is what it was found to bring, if nothing has changed since.
  private func add(
    _ file: String, _ first: ImportPreview?, _ order: FileImport, _ statements: StatementUseCases,
    _ ledger: LedgerUseCases, _ password: Secret?
  ) async throws(FileImport.Failure) -> Int32 {
    func read() async throws(FileImport.Failure) -> ImportPreview {
      try await order.preview(of: file, by: statements, ledger, password)
    }
    var preview: ImportPreview
    if let first { preview = first } else { preview = try await read() }
    while true {
      guard order.questions(of: preview).isEmpty else {
        show(preview, order, isAdded: false)
        return Self.questionStatus
      }
      if preview.bringsNothing { break }
      do throws(StatementError) {
        _ = try await statements.add(preview)
        launcher.hasChanged = true
        break
      } catch {
        // Another program was faster, and may have added the account.
        let again = try await read()
        let isAdded = preview.account.existing == nil && again.account.existing != nil
        guard error == .ledger(.importedSince) || error == .ledger(.accountName) && isAdded else {
          throw .statement(error)
        }
        preview = again
      }
    }
    show(preview, order, isAdded: true)
    return 0
  }

  /// Says of each file what is wrong with it, or what it would bring; returns the exit status.
  private func complain(
    of files: [Result<ImportPreview, FileImport.Failure>], _ order: FileImport
  ) -> Int32 {
    var (statuses, isUnread) = ([Int32](), false)
    for (file, read) in zip(order.files, files) {
      switch read {
      case .success(let preview): show(preview, order, isAdded: false)
      case .failure(let error):
        statuses.append(complain(of: error, file, order))
        if case .locked = error {} else { isUnread = true }
      }
    }
    if order.isDone, isUnread, files.count > 1 { complain(LedgerCommandText.unread) }
    return statuses.min() ?? 1
  }

  func complain(
    of error: FileImport.Failure, _ file: String, _ order: FileImport
  ) -> Int32 {
    func named(_ phrase: Phrase) -> Phrase {
      order.files.count == 1 ? phrase : [Phrase(file), phrase].joined(separator: ": ")
    }
    switch error {
    case .statement(let error):
      if order.isJSON { launcher.printLine(ImportReport.unread(error, language).json) }
      return complain(named(error.phrase))
    case .usage(let error): return complain(named(error.phrase), 2)
    case .likeAnother(let name, let other):
      return complain(named(LedgerCommandText.likeAnother(name, other)), 2)
    case .locked(let file):
      launcher.printLine(
        order.isJSON
          ? ImportReport.locked(language).json : ImportReport.text(ofLocked: file, language))
      return complain(LedgerCommandText.questioned, Self.questionStatus)
    }
  }

  private func show(_ preview: ImportPreview, _ order: FileImport, isAdded: Bool) {
    let report = ImportReport(preview, questions: order.questions(of: preview), language)
    launcher.printLine(order.isJSON ? report.value.json : report.text(isAdded: isAdded))
  }

  /// Shows which entries may be linked, and links those that are sure if `isDone`.
  func link(
    isDone: Bool, isJSON: Bool, _ ledger: LedgerUseCases
  ) async throws(LedgerError) -> Int32 {
    var found = try await ledger.proposals(nil)
    var sureCount = found.count(where: \.isSure)
    while isDone, sureCount > 0 {
      do throws(LedgerError) {
        // What is linked makes more sure.
        let links = try await ledger.linkSure(of: found)
        launcher.hasChanged = true
        found = links.linked + links.left
        sureCount = links.linked.count
        break
      } catch {
        // Another program was faster.
        let again = try await ledger.proposals(nil)
        guard error == .missing, again != found else { throw error }
        found = again
        sureCount = found.count(where: \.isSure)
      }
    }
    show(found, isJSON: isJSON, ledger)
    guard !isJSON else { return 0 }
    complain(LedgerCommandText.links(found.count, sure: sureCount, isDone: isDone), 0)
    return 0
  }

  /// Prints pairs with their entries.
  func show(_ found: [LinkProposal], isJSON: Bool, _ ledger: LedgerUseCases) {
    if isJSON {
      let links = found.map { $0.value(language) }
      launcher.printLine(JSONValue.object([("version", .number(1)), ("links", .list(links))]).json)
      return
    }
    let list = EntryList(.text, ledger.state.value.settings, language)
    for proposal in found {
      let head = [
        proposal.kind.phrase.text(language),
        LedgerCommandText.sureness(proposal.isSure).text(language),
        proposal.amount.amount.grouped,
        proposal.reasons.map { $0.phrase.text(language) }.joined(separator: ", "),
      ].joined(separator: " · ")
      launcher.printLine(head.padded(after: 0))
      for row in [proposal.first, proposal.second].compactMap(\.self) {
        launcher.printLine("  " + list.line(of: row))
      }
    }
  }
}

extension LinkProposal {
  var entries: [LedgerRow.ID] { [first, second].compactMap(\.self).map(\.id) }

  fileprivate func value(_ language: Language) -> JSONValue {
    .object([
      ("kind", .text(kind.rawValue)), ("sure", .bool(isSure)),
      ("entries", .list(entries.map { .text("\($0)") })),
      ("amount", .number(amount.amount)),
      ("reason", .text(reasons.map { $0.phrase.text(language) }.joined(separator: ", "))),
    ])
  }
}
