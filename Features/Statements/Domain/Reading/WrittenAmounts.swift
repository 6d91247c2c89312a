import LedgerDomain
import Storage

/// Amounts that a file writes otherwise than in won: as they are said (3만5천원), with points between thousands (3.000,00),
/// or as a spreadsheet shortens them (1.23E+06).
struct WrittenAmounts {
  private let columns: [Int]
  private let balance: Int?
  /// Whether points stand between thousands, and commas before cents, by what all of the amounts have.
  private let hasPoints: Bool

  /// Nil where all amounts are written as usual.
  init?(_ rows: ArraySlice<FileRow>, _ headings: [String], _ mapping: ColumnMapping) {
    let names = ColumnMapping.plain(headings)
    balance = names.firstIndex(where: StatementHeadings.isBalance)
    let roles = [mapping[.amount], mapping[.spent], mapping[.received]].compactMap(\.self)
    let named = names.indices.filter {
      StatementHeadings.isAmount(names[$0]) || StatementHeadings.isBalance(names[$0])
    }
    let columns = Set(roles + named).sorted()
    self.columns = columns
    // The headings may stand above each page once more.
    let cells = rows.dropFirst(headings.isEmpty ? 0 : 1).lazy.filter { $0.cells != headings }
      .flatMap { row in columns.map { row.cell(at: $0) } }.filter { !$0.hasPrefix("=") }
    guard cells.contains(where: Self.isOther) else { return nil }
    let currency = names.firstIndex(where: StatementHeadings.isCurrency)
    let stated = Set(rows.dropFirst(1).map { StatementWords.plain($0.cell(at: currency)) })
    // Won have no fractions.
    let areWon = currency != nil && stated.subtracting([""]) == ["krw"]
    hasPoints = Self.havePoints(cells, areWon: areWon)
  }

  /// Whether a cell may be written so; most have digits and commas alone.
  private static func isOther(_ cell: String) -> Bool {
    cell.utf8.contains { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") || $0 > 0x7F }
      && AmountText.read(cell) == .unreadable
  }

  private static func havePoints(_ cells: some Sequence<String>, areWon: Bool) -> Bool {
    var (proofs, doubts, smalls, dotted) = (0, 0, 0, 0)
    for cell in cells {
      let digits = cell.filter { ($0.isASCII && $0.isNumber) || $0 == "." || $0 == "," }
      switch Shape(digits) {
      case .pointed: proofs += 1
      case .dotted: dotted += 1
      case .small: if Int(digits) != 0 { smalls += 1 }
      case .other: if !digits.isEmpty, exponent(cell) == nil { doubts += 1 }
      }
    }
    // What has no point is below a thousand only where points stand between thousands.
    return doubts == 0 && (proofs > 0 || dotted > 0 && (smalls > 0 || areWon))
  }

  /// What the signs between digits may mean; each cell of a file is looked at, for which a regex takes too long.
  private enum Shape {
    /// Points between thousands, as 3.000,00, 3,50 or 1.234.567.
    case pointed
    /// One point, as 3.000.
    case dotted
    /// Below a thousand, as 300.
    case small
    case other

    /// Of digits, points and commas.
    init(_ digits: some StringProtocol) {
      let halves = digits.split(separator: ",", omittingEmptySubsequences: false)
      let groups = halves[0].split(separator: ".", omittingEmptySubsequences: false)
      let areGroups = 1...3 ~= groups[0].count && groups.dropFirst().allSatisfy { $0.count == 3 }
      let isWhole = groups.count == 1 && !groups[0].isEmpty
      switch halves.count {
      case 1 where areGroups:
        self = groups.count == 1 ? .small : groups.count == 2 ? .dotted : .pointed
      case 2 where 1...2 ~= halves[1].count && !halves[1].contains("."):
        self = isWhole || areGroups ? .pointed : .other
      default: self = .other
      }
    }
  }

  /// The rows with these amounts as usual, as far as that leaves no question.
  func plain(_ rows: ArraySlice<FileRow>) -> ArraySlice<FileRow> {
    let rows = rows.map { row in
      row.with(columns) { hasPoints ? Self.withoutPoints($0) : Self.said($0) }
    }
    let balances = rows.map { balance.flatMap($0.plainAmount) }
    return rows.indices.map { index in
      rows[index].with(columns) { cell in
        Self.exponent(cell).flatMap {
          $0.exact(among: Self.changes(of: balances, at: index)).map(String.init)
        } ?? cell
      }
    }[...]
  }

  private static func withoutPoints(_ cell: String) -> String {
    guard cell.contains(where: { $0 == "." || $0 == "," }), exponent(cell) == nil else {
      return cell
    }
    return String(cell.compactMap { $0 == "." ? nil : $0 == "," ? "." : $0 })
  }

  private static func said(_ cell: String) -> String {
    if let amount = withoutWay(cell) { return amount }
    guard isOther(cell), case .amount(let amount) = AmountText.typed(cell) else { return cell }
    return "\(amount)"
  }

  /// The amount of a cell that also says how it is paid, as 6,200 (일시불), 300,000원/3개월 or (일시불) 6,200; nil for another
  /// text.
  private static func withoutWay(_ cell: String) -> String? {
    guard isOther(cell), cell.utf8.count <= 60 else { return nil }
    let parts = cell.split { "()（）/\n\r[]".contains($0) }.map {
      $0.drop(while: \.isWhitespace)
    }.filter { !$0.isEmpty }
    let amounts = parts.filter { AmountText.read(String($0)) != .unreadable }
    let ways = parts.filter { part in
      part.contains(where: \.isLetter) && StatementWords.isWay(ofCard: String(part))
    }
    return amounts.count == 1 && ways.count == 1 && parts.count == 2 ? String(amounts[0]) : nil
  }

  /// By how much the balance may have changed with a row, in either order of the rows; nothing where only one of them
  /// is known, which may be the change of another row.
  private static func changes(of balances: [Int64?], at index: Int) -> Set<Int64> {
    guard let own = balances[index] else { return [] }
    let others = [index - 1, index + 1].filter(balances.indices.contains).compactMap {
      balances[$0]
    }
    return others.count == 2 ? Set(others.map { abs(own &- $0) }) : []
  }

  private nonisolated(unsafe) static let shortForm =
    /^\s*([-+]?)(\d)(?:[.,](\d{1,12}))?[eE]\+?(\d\d?)\s*$/

  /// A number as a spreadsheet shortens it; nil for another text.
  static func exponent(_ cell: String) -> ShortNumber? {
    guard cell.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }),
      let found = cell.firstMatch(of: shortForm),
      let digits = Int64(found.2 + (found.3 ?? "")), let zeros = Int(found.4), zeros < 13
    else { return nil }
    return ShortNumber(
      isNegative: found.1 == "-", digits: digits, zeros: zeros - (found.3?.count ?? 0))
  }

  /// Why a text is no amount, of which so much is shown.
  static func error(_ text: String, _ shown: String) -> StatementValidationError {
    if text.hasPrefix("=") { return .formula(shown) }
    if exponent(text) != nil { return .rounded(shown) }
    let parts = text.split { !($0.isASCII && $0.isNumber || ".,".contains($0)) }
    return parts.count == 1 && Shape(parts[0]) == .dotted
      ? .ambiguousAmount(shown) : .badAmount(shown)
  }

  /// Digits with so many zeros behind them, of which others may have been there.
  struct ShortNumber {
    let isNegative: Bool
    let digits: Int64
    /// Negative for digits behind the point.
    let zeros: Int

    /// The amount, if it has all of its digits, or is the only one of several that is shortened so.
    func exact(among amounts: Set<Int64>) -> Int64? {
      func power(_ count: Int) -> Int64 { (0..<count).reduce(1) { power, _ in power * 10 } }
      let (unit, sign) = (power(abs(zeros)), isNegative ? Int64(-1) : 1)
      if zeros <= 0 { return digits % unit == 0 ? sign * digits / unit : nil }
      let found = amounts.filter { abs($0 - digits * unit) * 2 <= unit }
      return found.count == 1 ? found.first.map { sign * $0 } : nil
    }
  }
}

extension FileRow {
  fileprivate func with(_ columns: [Int], _ change: (String) -> String) -> FileRow {
    var cells = cells
    for column in columns where cells.indices.contains(column) {
      cells[column] = change(cells[column])
    }
    return FileRow(number: number, cells: cells)
  }
}
