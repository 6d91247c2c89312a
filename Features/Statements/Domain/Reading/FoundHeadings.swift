import LedgerDomain
import Storage

/// Headings below which another table begins, in one line or in two.
struct FoundHeadings {
  let cells: [String]
  /// Not usable if the headings are not understood.
  let mapping: ColumnMapping
  let lines: Int

  /// Whether a cell is the heading of any days, as 적립일.
  static func isDay(_ cell: String) -> Bool {
    let word = StatementWords.plain(cell)
    return word.count <= 8 && ["일", "일자", "일시", "날짜", "date"].contains(where: word.hasSuffix)
      || StatementRole.day.words.contains(word)
  }

  /// Whether a line is one of words, of which the day or two others at least are known; most others take no time.
  static func mayBegin(at row: FileRow) -> Bool {
    guard row.cells.count > 1, !row.cells.joined().contains(where: \.isNumber) else { return false }
    return isLikely(row) || row.cells.contains(where: ColumnMapping.namesDay)
  }

  private static func isLikely(_ row: FileRow) -> Bool {
    let filled = row.cells.count { !$0.allSatisfy(\.isWhitespace) }
    let known = ColumnMapping.plain(row.cells).count(where: StatementHeadings.isKnown)
    return filled > 2 && (known > 1 || row.cells.contains(where: isDay))
  }

  /// Nil for a line of another kind.
  init?(at row: FileRow, before rest: ArraySlice<FileRow>) {
    let guess = ColumnMapping(headings: row.cells, line: row.number)
    guard guess.isUsable || Self.isLikely(row) else { return nil }
    let all = ArraySlice([row] + rest.prefix(2))
    let both =
      StatementReading.secondHeadings(all) ?? StatementReading.groupedHeadings(all)
      ?? StatementReading.headingsBelow(all)
    if let both {
      (cells, lines) = (both, 2)
    } else {
      (cells, lines) = (row.cells, 1)
    }
    mapping = ColumnMapping(headings: cells, line: row.number).withText(cells)
  }
}

extension StatementHeadings {
  /// Whether what stands below a heading is known.
  static func isKnown(_ heading: String) -> Bool {
    isDay(heading) || isAmount(heading) || isBalance(heading) || isText(heading) || isKind(heading)
      || isFee(heading, ofCard: true) || isPrincipal(heading)
      || instalments.contains(heading) || instalmentNumbers.contains(heading)
      || StatementRole.allCases.contains { $0.words.contains(heading) }
  }
}

extension ArraySlice<FileRow> {
  /// Whether nothing but numbers that are no days stands in a column, where anything does.
  func haveNumbers(in column: Int) -> Bool {
    let cells = lazy.map { $0.cell(at: column) }.filter { !$0.allSatisfy(\.isWhitespace) }
    return !cells.isEmpty
      && cells.allSatisfy { cell in
        DayText.read(cell) == nil && cell.contains(where: \.isNumber)
          && !cell.replacing("KRW", with: "").contains { $0.isLetter && $0 != "원" }
      }
  }
}

extension ColumnMapping {
  private static let neverAmounts = [
    "잔액", "잔고", "잔여", "남은", "미청구", "예수금", "예탁금", "한도", "누적", "balance", "bal.", "saldo",
    "kontostand", "solde", "残高", "余额", "cleared",
    "status", "상태", "original", "foreign", "exchange", "환율",
  ]

  /// The column that is likely to hold what is missing, by the headings of a file; nil if it has no other columns.
  ///
  /// Balances, states and currencies are never proposed as amounts, nor what is not among `numbers`, if these are known.
  public func likelyColumn(
    for role: StatementRole, among headings: [String], numbers: [Int]? = nil
  ) -> Int? {
    let names = Self.plain(headings)
    func isAny(_ words: [String], _ column: Int) -> Bool {
      words.contains(where: names[column].contains)
    }
    let free = headings.indices.filter { column in
      !StatementRole.allCases.contains { self[$0] == column }
        && !isAny(Self.neverAmounts, column) && !StatementHeadings.isCurrency(names[column])
        && (role != .amount || numbers?.contains(column) ?? true)
    }
    let ends = ["금", "액", "원", "요금", "료", "amount", "price", "fare"]
    let amounts = free.filter { column in
      ends.contains { headings[column].lowercased().hasSuffix($0) || names[column].hasSuffix($0) }
    }
    let others = free.filter { !amounts.contains($0) }
    switch role {
    case .amount:
      let own = amounts.filter { !isAny(["수수료", "이자", "할인", "포인트", "적립", "세금"], $0) }
      return own.last ?? others.last ?? amounts.last
    case .text:
      return others.first {
        let name = names[$0]
        let isDay = ["일", "date", "datum", "valuta", "日", "日付"].contains(where: name.hasSuffix)
        return !Self.counts(name) && !isDay && !StatementHeadings.isAmount(name)
          && !isAny(["입출", "입지"], $0)
      } ?? free.first
    default: return others.first ?? free.first
    }
  }

  /// Whether a column has the numbers of lines.
  private static func counts(_ name: String) -> Bool {
    name.hasPrefix("번호") || ["일련번호", "순번", "연번", "순서", "no", "no.", "#"].contains(name)
  }

  /// The same with a remark as its text, if there is no other, or else with what a bank calls the kind of an entry.
  func withText(_ cells: [String]) -> ColumnMapping {
    guard hasHeadings, self[.text] == nil else { return self }
    let headings = Self.plain(cells)
    if let note = self[.note], headings.indices.contains(note), headings[note] == "비고" {
      var mapping = self
      (mapping[.text], mapping[.note]) = (note, nil)
      return mapping
    }
    let amounts = [self[.day], self[.amount], self[.spent], self[.received]]
    let kind = headings.indices.first {
      StatementHeadings.isKind(headings[$0]) && !amounts.contains($0)
    }
    let number =
      StatementHeadings.areOfCard(headings)
      ? nil : headings.firstIndex(where: StatementHeadings.depositNumbers.contains)
    let column = kind ?? number
    var mapping = self
    if mapping[.status] == column { mapping[.status] = nil }
    mapping[.text] = column
    return mapping
  }
}
