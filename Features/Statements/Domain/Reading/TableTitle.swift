import LedgerDomain
import Storage

/// What stands above the headings of a table, or is the name of its sheet, as far as it says something of each line:
/// 취소내역, 승인거절내역, 입금내역.
enum TableTitle: Equatable {
  /// What became of the payments.
  case state(StatementWords.State)
  /// Which way the money went.
  case direction(StatementWords.Direction)

  /// Behind what a table is of.
  private static let ends = [
    "거래내역서", "내역조회", "내역서", "내역", "명세서", "명세", "목록", "리스트", "현황", "조회", "상세", "list", "history",
    "transactions",
  ]
  private static let letters = 20
  private static let received = ["입금", "수입", "선결제", "즉시결제", "납부", "수납", "deposit", "deposits"]
  private static let out = ["출금", "지출", "연회비", "수수료", "withdrawal", "withdrawals"]

  /// Nil for other words, and for such as say several, as 승인/취소 내역.
  init?(_ text: String) {
    let outer = text.prefix { !"([（［".contains($0) || $0 == text.first }
    guard StatementWords.isShort(text) else { return nil }
    let parts = StatementWords.plain(String(outer)).replacing("및", with: "/")
      .split { "/·,&+".contains($0) }.map { $0.filter(\.isLetter) }.filter { !$0.isEmpty }
    let titles = parts.map { Self.title(Self.withoutEnd($0)) }
    guard let first = titles.first, let title = first, titles.allSatisfy({ $0 == title }),
      parts.joined().count <= Self.letters
    else { return nil }
    self = title
  }

  private static func withoutEnd(_ word: String) -> String {
    guard let end = ends.first(where: word.hasSuffix) else { return word }
    return String(word.dropLast(end.count))
  }

  private static func title(_ word: String) -> TableTitle? {
    if received.contains(word) { return .direction(.received) }
    if out.contains(word) { return .direction(.out) }
    // What a card has not billed yet.
    if ["미청구", "미결제", "미매입"].contains(word) { return .state(.pending) }
    switch StatementWords.title(word) {
    case .happened?, nil: return nil
    case let state?: return .state(state)
    }
  }

  /// What a line of a table has that is not a line of entries, as its title; nil for a line of several cells.
  static func text(_ row: FileRow) -> String? {
    let cells = row.cells.filter { !$0.allSatisfy(\.isWhitespace) }
    guard cells.count == 1, StatementWords.isShort(cells[0]) else { return nil }
    let isNamed = ends.contains { end in
      StatementWords.plain(cells[0]).filter(\.isLetter).hasSuffix(end)
    }
    return isNamed || TableTitle(cells[0]) != nil ? cells[0] : nil
  }

  /// A column that says the same of each line.
  var column: (heading: String, word: String) {
    switch self {
    case .state(.pending): ("승인상태", "미매입")
    case .state(.failed): ("승인상태", "거절")
    case .state(.partlyCancelled): ("승인상태", "부분취소")
    case .state: ("승인상태", "취소")
    case .direction(.received): ("입출금구분", "입금")
    case .direction(.out): ("입출금구분", "출금")
    }
  }
}

extension StatementTable {
  /// The table with what its title says in a column of its own, unless it has such a column.
  func saying(_ title: TableTitle?) -> StatementTable {
    guard let title, !headings.isEmpty, mapping.isUsable else { return self }
    let (heading, word) = title.column
    let count = headings.count
    var mapping = mapping
    if case .state = title {
      guard mapping[.status] == nil else { return self }
      mapping[.status] = count
    } else if mapping[.spent] != nil, mapping[.received] != nil {
      return self
    }
    let said = rows.map { row in
      guard hasDay(row), !row.isLonger(than: count) else { return row }
      let cells = Array(row.cells.prefix(count))
      return FileRow(
        number: row.number,
        cells: cells + Array(repeating: "", count: count - cells.count) + [word])
    }
    return StatementTable(headings + [heading], mapping, said[...], exported)
  }
}
