import LedgerDomain
import RIBs
import StatementsInterface
import Store

/// What places call the forms over the ledger, so that what is typed in them comes back after a restart.
extension Ledger.Sheet {
  /// Nil for a list and for a note of very many entries, to which no place returns.
  var segment: Segment? {
    switch self {
    case .choice: nil
    case .note(_, let rows):
      // A place is one line of a file.
      rows.count > 100
        ? nil : Self.segment("note", rows.map { "\($0)" }.joined(separator: "."))
    case .form: EntryFormBuilder.segment
    case .edit(let row): Self.segment("edit", "\(row.id)")
    case .copy(let row): Self.segment("copy", "\(row.id)")
    case .split(let rows): rows.first.flatMap { Self.segment("split", "\($0.id)") }
    case .categoryForm(let category): Self.formSegment("category", of: category?.id.rawValue)
    case .ruleForm(let model):
      Self.formSegment("rule", of: model.isNew ? nil : "\(model.before.id.rawValue)")
    case .accountForm(let account): Self.formSegment("account", of: account?.id.rawValue)
    case .bankImport: .bankImport
    case .export: ExportBuilder.segment
    }
  }

  private static func segment(_ name: String, _ id: String) -> Segment {
    Segment(name, [.init("of", id)])
  }

  /// The form of what is new has a name of its own, so that no link to what is gone opens it.
  private static func formSegment(_ name: String, of id: String?) -> Segment {
    id.map { segment(name, $0) } ?? Segment("new-\(name)")
  }
}

extension LedgerInteractor {
  /// The form that a segment of a place names; nil without one, and where what it is of is gone.
  func sheet(at segment: Segment) async throws(LedgerError) -> Ledger.Sheet? {
    let id = segment["of"]
    switch segment.name {
    case "note":
      let rows = try await rows(id)
      return rows.isEmpty
        ? nil : .note(rows.count == 1 ? rows[0].note : "", of: rows.map(\.id))
    case "edit": return try await rows(id).first.map(Ledger.Sheet.edit)
    case "copy": return try await rows(id).first.map(Ledger.Sheet.copy)
    case "split":
      guard let row = try await rows(id).first else { return nil }
      return .split(try await parts(of: row))
    case "category", "rule", "account", "new-category", "new-rule", "new-account":
      try await dependencies.ledger.readSettings()
      return form(segment.name, of: id)
    default: return nil
    }
  }

  private func form(_ name: String, of id: String?) -> Ledger.Sheet? {
    let settings = dependencies.ledger.state.value.settings
    switch name {
    case "new-category": return .categoryForm(nil)
    case "new-rule": return .ruleForm(RuleForm.Model(nil, settings))
    case "new-account": return .accountForm(nil)
    case "category":
      let category = settings.categories.list.first { $0.id.rawValue == id }
      return category.map(Ledger.Sheet.categoryForm)
    case "rule":
      let rule = settings.rules.list.first { "\($0.id.rawValue)" == id }
      return rule.map { .ruleForm(RuleForm.Model($0, settings)) }
    default:
      let account = settings.accounts.list.first { $0.id.rawValue == id }
      return account.map(Ledger.Sheet.accountForm)
    }
  }

  /// Those of the rows that are still there, in the order in which they are named.
  private func rows(_ ids: String?) async throws(LedgerError) -> [LedgerRow] {
    let ids = (ids ?? "").split(separator: ".").compactMap { Int64($0) }
    return ids.isEmpty ? [] : try await dependencies.ledger.rows(ids)
  }

  /// The parts of an entry, or the entry alone; throws why it cannot be split.
  func parts(of row: LedgerRow) async throws(LedgerError) -> [LedgerRow] {
    guard row.origin != .wallet else { throw .walletFacts }
    let parts = try await dependencies.ledger.parts(row.id)
    let rows = parts.isEmpty ? [row] : parts
    let locked = rows.count(where: \.isLocked)
    guard locked == 0 else { throw .locked(locked) }
    guard try await dependencies.ledger.links(rows.map(\.id)).isEmpty else { throw .linked }
    return rows
  }
}
