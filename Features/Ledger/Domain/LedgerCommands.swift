import Editing
import Phrases

/// The changes that the user can undo; they run one after another.
@MainActor struct LedgerCommands {
  let model: LedgerModel
  let history = CommandHistory<LedgerError>()

  func add(_ entry: LedgerEntry) async throws(LedgerError) -> LedgerRow {
    let title = Phrase(ko: "\(entry.text) 적기", en: "entry \(entry.text)")
    let change = try await perform(title) { db throws(LedgerError) in
      .added([try await db.add(entry)])
    }
    guard case .added(let rows) = change, let row = rows.first else { throw .unknown }
    return row
  }

  func addUnknown(_ entries: [LedgerEntry]) async throws(LedgerError) -> Int {
    func title(_ count: Int) -> Phrase {
      Phrase(ko: "내역 \(count.grouped)건 가져오기", en: "import of \(count.grouped)")
    }
    return try await perform(title(entries.count), titled: { title($0.count) }) {
      db throws(LedgerError) in
      let rows = try await db.addUnknown(entries)
      guard !rows.isEmpty else { throw .nothingNew }
      return .added(rows)
    }.count
  }

  func delete(_ ids: [LedgerRow.ID]) async throws(LedgerError) -> Int {
    guard !ids.isEmpty else { return 0 }
    return try await perform(Phrase(ko: "지우기", en: "deletion")) { db throws(LedgerError) in
      let rows = try await db.rows(ids)
      guard !rows.isEmpty else { throw .missing }
      guard rows.allSatisfy({ $0.origin != .wallet }) else { throw .walletStays }
      guard rows.allSatisfy({ $0.origin == .hand }) else { throw .onlyByHand }
      try await db.apply(.removed(rows))
      return .removed(rows)
    }.count
  }

  func categorise(
    _ ids: [LedgerRow.ID], as category: LedgerCategory
  ) async throws(LedgerError) -> Int {
    let name = category.phrase
    return try await mark(
      ids, .category(category),
      Phrase(ko: "\(name.text(.korean)) 분류", en: "category \(name.text(.english))"))
  }

  func note(_ ids: [LedgerRow.ID], _ note: String) async throws(LedgerError) -> Int {
    try await mark(ids, .note(LedgerEntry.normalised(note)), Phrase(ko: "메모", en: "note"))
  }

  /// Returns how many rows have changed.
  private func mark(
    _ ids: [LedgerRow.ID], _ change: LedgerMarks.Change, _ title: Phrase
  ) async throws(LedgerError) -> Int {
    guard !ids.isEmpty else { return 0 }
    do throws(LedgerError) {
      return try await perform(title) { db throws(LedgerError) in
        let edits = try await db.mark(ids, change)
        // Without an edit there is nothing to undo.
        guard !edits.isEmpty else { throw .unchanged }
        return .marked(edits)
      }.count
    } catch {
      guard error == .unchanged else { throw error }
      return 0
    }
  }

  /// Returns the change that was made.
  private func perform(
    _ title: Phrase, titled: ((LedgerChange) -> Phrase)? = nil,
    make: @escaping (any LedgerRepository) async throws(LedgerError) -> LedgerChange
  ) async throws(LedgerError) -> LedgerChange {
    // The closures hold the model alone: the history, which this has too, holds them.
    let command = ChangeCommand(title, titled: titled, conflict: .undoOverChange) {
      [model] (change: LedgerChange) throws(LedgerError) in
      try await model.change { db throws(LedgerError) in try await db.apply(change) }
    } make: { [model] () throws(LedgerError) in
      try await model.change(make)
    }
    try await history.perform(command)
    guard let change = command.change else { throw .unknown }
    return change
  }
}
