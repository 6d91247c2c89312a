import LedgerDomain

/// What the entries that an account has already say of a file that leaves a question.
extension ImportPreview {
  /// The mappings by which the file can be read as long as what a plus, a day or the first entry means is open.
  var readings: [ColumnMapping] {
    func mappings<Answer>(
      _ answers: [Answer], _ place: WritableKeyPath<ColumnMapping, Answer?>
    ) -> [ColumnMapping] {
      answers.map { answer in
        var mapping = statement.mapping
        mapping[keyPath: place] = answer
        return mapping
      }
    }
    switch question {
    case .dayOrder: return mappings(statement.dayOrders, \.dayOrder)
    case .kind: return mappings(StatementKind.allCases, \.kind)
    case .firstEntry: return mappings([true, false], \.isFirstReceived)
    case .sheet, .instalments, nil: return []
    }
  }

  /// The same file as it was read when its entries came in, if the account has more of them by one answer to what is
  /// open than by all others; `read` reads it by a mapping, into the same account.
  @MainActor public func decided(
    by read: (ColumnMapping) async throws(StatementError) -> ImportPreview
  ) async throws(StatementError) -> ImportPreview {
    guard !statement.isExport, account.existing != nil || question == .firstEntry else {
      return self
    }
    var found: [ImportPreview] = []
    for mapping in readings { found.append(try await read(mapping)) }
    // The balance of an account decides which way the first entry went, if one of both follows from it.
    let joined = found.filter { $0.question == nil && $0.continuity == .joined }
    if question == .firstEntry, joined.count == 1 { return joined[0] }
    guard account.existing != nil else { return self }
    found.sort { $0.knownCount > $1.knownCount }
    guard found.count > 1, found[0].account == account, found[0].question == nil else {
      return try await recalling(by: read)
    }
    // Equal amounts of a day may go both ways; all but the first entry are the same by either answer.
    let others = question == .firstEntry ? found[1].knownCount : 2 * found[1].knownCount
    return found[0].knownCount > others ? found[0] : try await recalling(by: read)
  }
}
