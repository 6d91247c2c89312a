import LedgerDomain
import Storage

/// Whom the row of a statement names.
extension FileRow {
  /// Whose the other account is, behind its bank; empty if the line does not say it.
  func counterpart(_ columns: StatementColumns, _ mapping: ColumnMapping) -> String {
    let bank = words(at: columns.counterpartBank)
    // A wallet names its own balance where a payment was made from it, which is no other person.
    var name =
      columns.counterparts.lazy.map(words(at:))
      .first { !$0.isEmpty && !$0.lowercased().hasSuffix("balance") } ?? ""
    if name.isEmpty, columns.counterparts.isEmpty, !bank.isEmpty {
      name = words(at: mapping[.text])
    }
    return bank.isEmpty || name.contains(bank)
      ? name : LedgerEntry.normalised("\(bank) \(name)")
  }

  /// The text and the note of a line in which the other side has a column of its own.
  ///
  /// Beside it may stand what was written to it, or no more than a number.
  func named(
    _ text: String, _ note: String, _ kind: String, _ columns: StatementColumns
  ) -> (text: String, note: String) {
    let name = words(at: columns.nameBeside)
    let isWritten =
      text.isEmpty || text == note || !text.contains(where: \.isLetter)
      || Self.sent.contains(where: StatementWords.plain(kind).has)
    guard !name.isEmpty, name != text, isWritten else { return (text, note) }
    let notes = note == text ? [note] : [note, text]
    return (
      name, LedgerEntry.normalisedNote(notes.filter { !$0.isEmpty }.joined(separator: " "))
    )
  }

  /// What a bank calls money that goes to or comes from an account, to which something is written.
  private static let sent = [
    "fasterpayment", "directdebit", "bacs", "standingorder", "transfer", "monzo-to-monzo", "p2p",
  ]

  /// What was written to the other side; nothing for a mere code.
  func reference(_ columns: StatementColumns, besides text: String) -> String {
    let written = words(at: columns.reference)
    let isCode =
      !written.contains(where: \.isLetter)
      || written.count > Self.longestWord && !written.contains(" ")
        && written.contains(where: \.isNumber)
    return isCode || written == text ? "" : LedgerEntry.normalisedNote(written)
  }

  /// How many letters and digits in one word are no code.
  private static let longestWord = 8
}
