import LedgerDomain
import Storage

/// A column of what was paid after all, as 실결제금액 or 합계금액: the amount, with what is on top of it and without what
/// was taken off, in each line that has such parts.
struct PaidColumn: Hashable {
  let column: Int
  /// The parts on top of the amount that it has.
  let additions: [Int]
  /// Those that were taken off.
  let discounts: [Int]

  /// How many columns of parts there may be.
  private static let most = 5

  /// The one of `free` that agrees with most lines, and with the fewest parts; nil if no column does, or a line
  /// contradicts it.
  init?(
    _ headings: [String], amount: Int, _ columns: StatementColumns, _ free: [Int],
    _ rows: ArraySlice<FileRow>
  ) {
    // A tax in a column of its own is a part of the price only if the sum says so.
    let additions = free.filter {
      StatementHeadings.isAddition(headings[$0]) || columns.taxes.contains($0)
    }
    let parts = (additions + columns.discounts + columns.fees).prefix(Self.most)
    let candidates = free.filter { column in
      StatementHeadings.mayBePaid(headings[column]) && !parts.contains(column)
        && ![
          columns.foreignAmount, columns.otherAmount, columns.cancelledAmount, columns.purchased,
        ]
        .contains(column)
    }
    guard additions.count + columns.discounts.count > 0, !candidates.isEmpty else { return nil }
    let lines = rows.filter { row in
      row.plainAmount(at: amount).map { $0 != 0 } == true && columns.instalment(row) == nil
        && !row.cells.contains(where: StatementWords.isTotal)
    }
    var best: (fits: Int, count: Int, column: Int, parts: [Int])?
    for set in 1..<(1 << parts.count) {
      let own = parts.indices.filter { set & 1 << $0 != 0 }.map { parts[$0] }
      for column in candidates {
        var (fits, misses) = (0, 0)
        for line in lines {
          let sum = own.reduce(Int64(0)) { sum, part in
            let value = Int64(clamping: line.plainAmount(at: part)?.magnitude ?? 0)
            return columns.discounts.contains(part) ? sum &- value : sum &+ value
          }
          guard sum != 0, let whole = line.plainAmount(at: amount)?.magnitude else { continue }
          let paid = line.plainAmount(at: column)?.magnitude ?? 0
          if Int64(clamping: paid) == Int64(clamping: whole) &+ sum {
            fits += 1
          } else {
            misses += 1
          }
        }
        guard fits > 0, misses == 0 else { continue }
        if best.map({ (fits, -own.count) > ($0.fits, -$0.count) }) ?? true {
          best = (fits, own.count, column, own)
        }
      }
    }
    guard let best else { return nil }
    column = best.column
    self.additions = best.parts.filter(additions.contains)
    discounts = best.parts.filter(columns.discounts.contains)
    guard !self.additions.isEmpty || !discounts.isEmpty else { return nil }
  }
}

extension PaidColumn {
  /// Whether one of several columns has in each line what the others have together, as 수수료 beside 할부수수료.
  static func isSum(_ column: Int, of all: [Int], _ rows: ArraySlice<FileRow>) -> Bool {
    let others = all.filter { $0 != column }
    // Of two that are equal the first one is taken.
    guard others.count > 0, column != all.first || others.count > 1 else { return false }
    var found = false
    for row in rows {
      let sum = others.reduce(Int64(0)) { $0 &+ (row.plainAmount(at: $1) ?? 0) }
      guard row.plainAmount(at: column) ?? 0 == sum else { return false }
      if sum != 0 { found = true }
    }
    return found
  }
}

extension StatementColumns {
  /// Whether each amount is that of another column with its fees and without other parts, in the lines that have any.
  func hasWithin(
    _ amount: Int, _ fees: [Int], less parts: [Int], _ free: [Int], _ headings: [String],
    _ rows: ArraySlice<FileRow>
  ) -> Bool {
    let own = fees.isEmpty ? parts : fees
    guard !own.isEmpty else { return false }
    func size(_ row: FileRow, _ column: Int) -> Int64 {
      Int64(clamping: row.plainAmount(at: column)?.magnitude ?? 0)
    }
    func sum(_ row: FileRow, _ columns: [Int]) -> Int64 {
      columns.reduce(Int64(0)) { $0 &+ size(row, $1) }
    }
    let lines = rows.filter { row in
      sum(row, own) != 0 && !row.cells.contains(where: StatementWords.isTotal)
    }
    return free.contains { column in
      let isOther =
        StatementHeadings.mayBePaid(headings[column]) && !(fees + parts).contains(column)
      let stated = lines.filter { size($0, column) != 0 }
      guard isOther, !stated.isEmpty else { return false }
      return stated.allSatisfy { row in
        let whole = size(row, column) &+ sum(row, fees)
        return [whole, whole &- sum(row, parts)].suffix(fees.isEmpty ? 1 : 2)
          .contains(size(row, amount))
      }
    }
  }

  /// Whether what bills have of purchases has their fees in it, by most lines that say it.
  func haveFees(_ amount: Int, _ rows: ArraySlice<FileRow>) -> Bool {
    guard let principal, !fees.isEmpty else { return false }
    var (within, beside) = (0, 0)
    for row in rows {
      guard let billed = row.plainAmount(at: principal).map({ Int64(clamping: $0.magnitude) }),
        billed != 0, let whole = row.plainAmount(at: amount).map({ Int64(clamping: $0.magnitude) })
      else { continue }
      let fee = fees.reduce(Int64(0)) {
        $0 &+ Int64(clamping: row.plainAmount(at: $1)?.magnitude ?? 0)
      }
      guard fee != 0 else { continue }
      let months = Int64(instalment(row)?.months ?? 1)
      // Parts are rounded to a won.
      func isPart(_ part: Int64) -> Bool { abs(part &* months &- whole) <= months }
      if isPart(billed) { beside += 1 } else if isPart(billed - fee) { within += 1 }
    }
    return within > beside
  }
}
