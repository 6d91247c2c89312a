import Phrases
import Storage

/// Two columns of names, of which one is the account's own in each line: who has sent the money, and who has got it.
struct PartyColumns {
  private let from: Int
  private let to: Int

  /// The column in which the other one stands.
  var column: Int { to }

  private static let pairs = [
    ("from", "to"), ("fromname", "toname"), ("sender", "recipient"), ("sender", "receiver"),
    ("sendername", "recipientname"), ("sendername", "receivername"), ("payer", "payee"),
    ("payername", "payeename"), ("sourcename", "targetname"), ("보낸분", "받는분"), ("보내는분", "받는분"),
    ("보낸분", "받은분"), ("보낸사람", "받은사람"), ("보낸사람", "받는사람"), ("보내는사람", "받는사람"),
    ("송금인", "수취인"), ("송금인명", "수취인명"), ("의뢰인", "수취인"), ("의뢰인명", "수취인명"), ("송신자", "수신자"),
  ]

  /// Nil without such columns, and where another one has texts.
  init?(_ headings: [String], _ mapping: ColumnMapping) {
    let names = ColumnMapping.plain(headings)
    let found = Self.pairs.lazy.compactMap { pair in
      names.firstIndex(of: pair.0).flatMap { from in
        names.firstIndex(of: pair.1).map { (from, $0) }
      }
    }.first
    guard let found, mapping[.day] != nil else { return nil }
    (from, to) = found
    let taken = StatementRole.allCases.filter { $0 != .text }.compactMap { mapping[$0] }
    guard !taken.contains(from), !taken.contains(to) else { return nil }
    if let text = mapping[.text], text != from, text != to {
      guard names.indices.contains(text), StatementHeadings.isKind(names[text]) else { return nil }
    }
  }

  /// The same lines, in which both columns have the other side: it is not the one that all lines have, or else the one
  /// to which the money went.
  func withOther(_ rows: ArraySlice<FileRow>, _ mapping: ColumnMapping) -> ArraySlice<FileRow> {
    let holder = holder(in: rows.dropFirst())
    return [rows.first].compactMap(\.self)[...]
      + rows.dropFirst().map { row in
        let (sender, receiver) = (row.cell(at: from), row.cell(at: to))
        guard let other = other(sender, receiver, holder, row, mapping) else { return row }
        var cells = row.cells
        for column in [from, to] where cells.indices.contains(column) { cells[column] = other }
        return FileRow(number: row.number, cells: cells)
      }
  }

  private func other(
    _ sender: String, _ receiver: String, _ holder: String?, _ row: FileRow,
    _ mapping: ColumnMapping
  ) -> String? {
    func isBlank(_ name: String) -> Bool { name.allSatisfy(\.isWhitespace) }
    if isBlank(sender) || isBlank(receiver) {
      return isBlank(sender) && isBlank(receiver) ? nil : isBlank(sender) ? receiver : sender
    }
    switch holder {
    case StatementWords.plain(sender)?: return receiver
    case StatementWords.plain(receiver)?: return sender
    default: break
    }
    func amount(_ role: StatementRole) -> Int64 { row.plainAmount(at: mapping[role]) ?? 0 }
    let isOut = amount(.amount) < 0 || amount(.spent) != 0
    let isIn = amount(.amount) > 0 || amount(.received) != 0
    return isOut == isIn ? nil : isOut ? receiver : sender
  }

  /// The only name that stands in all lines with two; nil if none does, or two do.
  private func holder(in rows: ArraySlice<FileRow>) -> String? {
    var common: Set<String>?
    for row in rows {
      let names = [from, to].map { StatementWords.plain(row.cell(at: $0)) }
      guard names.allSatisfy({ !$0.isEmpty }) else { continue }
      common = common?.intersection(names) ?? Set(names)
    }
    return common?.count == 1 ? common?.first : nil
  }
}
