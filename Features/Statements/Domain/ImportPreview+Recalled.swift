import LedgerDomain

/// What the user has said of an earlier file of an account, as what a plus of amounts with both signs means, where no
/// balances say it.
extension ImportPreview {
  /// Whether an earlier answer is taken for this file.
  public var isRecalled: Bool { recalled != nil }

  /// What the account keeps of the answer for its next files with the same headings; nil without one.
  var sign: String? {
    guard statement.chain.count == 0, let kind = statement.mapping.kind,
      let headings = statement.layout.first
    else { return nil }
    return LedgerAccount.sign(isPlusSpent: kind == .card, in: headings)
  }

  /// How the file is read by what was said of an earlier one of its account; nil if nothing was, or if the words of the
  /// file speak against it.
  private var saidBefore: ColumnMapping? {
    guard question == .kind, statement.chain.count == 0, let headings = statement.layout.first,
      let isPlusSpent = account.existing.flatMap({ settings.accounts[$0].isPlusSpent(in: headings) }
      )
    else { return nil }
    var mapping = statement.mapping
    mapping.kind = isPlusSpent ? .card : .account
    return mapping.kind.map(statement.unlikelyKinds.contains) == true ? nil : mapping
  }

  /// The same file as an earlier one of its account, if what that left open is open again; `read` reads it by a
  /// mapping, into the same account.
  @MainActor func recalling(
    by read: (ColumnMapping) async throws(StatementError) -> ImportPreview
  ) async throws(StatementError) -> ImportPreview {
    guard let mapping = saidBefore else { return self }
    var found = try await read(mapping)
    guard found.account == account, found.question != .kind else { return self }
    found.recalled = account.existing
    return found
  }

  /// The same for an account, of whose files another one's answer says nothing.
  func forgetting(unless choice: AccountChoice) -> ImportPreview {
    guard let recalled, choice.existing != recalled else { return self }
    var preview = self
    preview.recalled = nil
    preview.statement.mapping.kind = nil
    preview.statement.isKindUnclear = true
    return preview
  }
}
