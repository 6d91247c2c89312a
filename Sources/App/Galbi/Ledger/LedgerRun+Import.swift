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
    do throws(FileImport.Failure) {
      var previews: [ImportPreview] = []
      for file in order.files {
        previews.append(try await order.preview(of: file, by: statements, ledger, password))
      }
      let isAsked = previews.contains { !order.questions(of: $0).isEmpty }
      let isUnreadable = previews.contains(where: \.statement.isUnreadable)
      guard order.isDone, !isAsked, !isUnreadable else {
        for preview in previews { show(preview, order, isAdded: false) }
        if isAsked { return complain(LedgerCommandText.questioned, Self.questionStatus) }
        return isUnreadable
          ? complain(LedgerCommandText.unreadable, 1) : complain(LedgerCommandText.dry, 0)
      }
      // What one file brings decides what is new in the next.
      for (index, file) in order.files.enumerated() {
        var preview =
          index == 0
          ? previews[0] : try await order.preview(of: file, by: statements, ledger, password)
        while true {
          guard order.questions(of: preview).isEmpty else {
            show(preview, order, isAdded: false)
            return Self.questionStatus
          }
          if preview.bringsNothing { break }
          do throws(StatementError) {
            _ = try await statements.add(preview)
            break
          } catch {
            guard error == .ledger(.importedSince) else { throw .statement(error) }
          }
          // Another program was faster.
          preview = try await order.preview(of: file, by: statements, ledger, password)
        }
        show(preview, order, isAdded: true)
      }
      return 0
    } catch {
      switch error {
      case .statement(let error): return complain(error)
      case .usage(let error): return complain(error.phrase, 2)
      case .locked(let file):
        launcher.printLine(
          order.isJSON
            ? ImportReport.locked(language).json : ImportReport.text(ofLocked: file, language))
        return complain(LedgerCommandText.questioned, Self.questionStatus)
      }
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
    if isDone, sureCount > 0 {
      // What is linked makes more sure.
      let links = try await ledger.linkSure(of: found)
      found = links.linked + links.left
      sureCount = links.linked.count
    }
    if isJSON {
      let links = found.map { $0.value(language) }
      launcher.printLine(JSONValue.object([("version", .number(1)), ("links", .list(links))]).json)
      return 0
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
    complain(LedgerCommandText.links(found.count, sure: sureCount, isDone: isDone), 0)
    return 0
  }
}

extension LinkProposal {
  fileprivate func value(_ language: Language) -> JSONValue {
    .object([
      ("kind", .text(kind.rawValue)), ("sure", .bool(isSure)),
      ("entries", .list([first, second].compactMap(\.self).map { .text("\($0.id)") })),
      ("amount", .number(amount.amount)),
      ("reason", .text(reasons.map { $0.phrase.text(language) }.joined(separator: ", "))),
    ])
  }
}
