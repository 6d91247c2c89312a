import LedgerDomain
import Phrases
import Storage

/// Tables that stand beside each other in one.
extension StatementTable {
  /// The columns of each, by the headings, among which the day comes again; one if there is nothing beside it.
  static func blocks(_ headings: [String]) -> [Range<Int>] {
    let all = [headings.indices]
    let plain = ColumnMapping.plain(headings)
    guard let day = ColumnMapping(headings: headings, line: 1)[.day] else { return all }
    let days = plain.indices.filter { plain[$0] == plain[day] }
    guard let first = days.first, days.count > 1 else { return all }
    // A number of the line may stand before the day.
    let before = plain[..<first]
    let starts = days.enumerated().map { index, day in
      index == 0 ? 0 : day >= first && plain[(day - first)..<day] == before ? day - first : day
    }
    let ranges = starts.indices.map { index in
      starts[index]..<(starts.indices.contains(index + 1) ? starts[index + 1] : plain.count)
    }
    let areUsable = ranges.allSatisfy {
      !$0.isEmpty && ColumnMapping(headings: Array(headings[$0]), line: 1).isUsable
    }
    return areUsable ? ranges : all
  }

  /// The tables in these columns, one after another; the mapping is that of the first.
  func blocks(_ ranges: [Range<Int>]) -> [StatementTable] {
    ranges.enumerated().flatMap { index, range in
      let headings = Array(headings[range])
      var own = ColumnMapping(headings: headings, line: mapping.headingLine)
      (own.dayOrder, own.kind, own.isAsBilled) = (
        mapping.dayOrder, mapping.kind, mapping.isAsBilled
      )
      let isLast = index == ranges.count - 1
      let rows = rows.lazy.map { row in
        FileRow(
          number: row.number,
          cells: Array(row.cells.dropFirst(range.lowerBound).prefix(isLast ? .max : range.count)))
      }.filter { !$0.isBlank }
      return StatementTable(headings, index == 0 ? mapping : own, Array(rows)[...]).split()
    }
  }
}

/// Tables of several accounts.
extension StatementTable {
  /// When a payment began, beside when it was completed, and of which account it is.
  private static let begun: Set = ["starteddate", "시작일", "시작일자", "시작일시", "시작날짜", "개시일", "시작시간"]
  private static let pockets: Set = ["product", "제품", "상품", "계정", "계좌유형", "계좌종류"]
  private static let usual: Set = [
    "current", "현재", "당좌", "입출금", "당좌계좌", "입출금계좌", "일반", "기본", "주계좌",
  ]

  /// The rows of the usual account, as those of Revolut name it; what others have is refused.
  func ofOneAccount(
    _ rows: ArraySlice<FileRow>, into statement: inout BankStatement
  ) -> ArraySlice<FileRow> {
    let names = ColumnMapping.plain(headings)
    guard names.contains(where: Self.begun.contains),
      let column = names.firstIndex(where: Self.pockets.contains)
    else { return rows }
    let accounts = rows.map { StatementWords.plain($0.cell(at: column)) }
    let usual = accounts.first(where: Self.usual.contains) ?? accounts.first
    return zip(rows, accounts).filter { row, account in
      guard account != usual else { return true }
      let name = LedgerEntry.normalised(row.cell(at: column)).shortened(to: FileRow.quoted)
      statement.refuse(row.number, .otherAccount(name))
      return false
    }.map(\.0)[...]
  }
}

extension Character {
  var isHangul: Bool {
    unicodeScalars.first.map { 0xAC00...0xD7A3 ~= $0.value } == true
  }
}
