import LedgerDomain
import Storage
import WalletDomain

/// Which columns of a loan's own file have what was paid back of it, and what is still owed.
struct LoanColumns {
  let principal: Int
  /// Nil where it has none that is called so.
  let balance: Int?

  /// How many balances fall by the principal of their lines, and how many rise by it.
  private struct Changes {
    var falls = 0
    /// Those that leave something, as the last one of savings does not.
    var fallsWithRest = 0
    var rises = 0
    /// Whether a line says that savings ended, or a part of them, or that what was bought is sold.
    var hasEnded = false

    /// Savings fall when they end, or a part of them; what is paid in to them rises.
    var areOfLoan: Bool { !hasEnded && fallsWithRest > 0 && falls >= rises }
  }

  /// Nil for the file of another account; `headings` are as they are written.
  ///
  /// Where no heading says what is owed, the balances do: they fall by the principal, without the interest beside it.
  init?(_ headings: [String], _ mapping: ColumnMapping, _ rows: ArraySlice<FileRow>) {
    let names = ColumnMapping.plain(headings)
    func first(_ words: [String]) -> Int? {
      words.lazy.compactMap { names.firstIndex(of: $0) }.first
    }
    guard let principal = first(StatementHeadings.repayments) else { return nil }
    self.principal = principal
    if StatementHeadings.areOfLoan(names) {
      balance = first(StatementHeadings.debts)
      return
    }
    guard !StatementHeadings.areOfCard(names),
      let interest = names.firstIndex(where: StatementHeadings.isInterest)
    else { return nil }
    let balances = names.indices.filter {
      StatementHeadings.isBalance(names[$0]) || StatementHeadings.debts.contains(names[$0])
    }
    guard
      let balance = balances.first(where: {
        Self.areOfLoan($0, by: principal, interest, mapping, rows)
      })
    else { return nil }
    self.balance = balance
  }

  /// What a line has paid back, what is left after it, its interest, and whether it is called the end of savings.
  private typealias Step = (paid: UInt64, rest: UInt64, interest: UInt64, isEnd: Bool)

  private static func areOfLoan(
    _ balance: Int, by principal: Int, _ interest: Int, _ mapping: ColumnMapping,
    _ rows: ArraySlice<FileRow>
  ) -> Bool {
    func size(_ row: FileRow, _ column: Int) -> UInt64? {
      row.plainAmount(at: column)?.magnitude
    }
    let steps = rows.compactMap { row -> Step? in
      guard let paid = size(row, principal),
        let rest = StatementDraft.balance(row.cell(at: balance))?.amount.magnitude
      else { return nil }
      return (paid, rest, size(row, interest) ?? 0, isEnd(row))
    }
    let days = rows.compactMap { DayText.read($0.day(mapping)) }
    guard let one = days.first, let other = days.last, one != other else {
      // Of days such as 12/11/2025 it is not known yet which is first.
      return changes(steps).areOfLoan || changes(steps.reversed()).areOfLoan
    }
    return changes(one > other ? steps.reversed() : steps).areOfLoan
  }

  private static let ends = [
    "해지", "만기", "매도", "환매", "인출", "일부출금", "일부지급", "withdraw", "matur", "redempt", "redeem",
    "closure",
  ]
  /// Loans have some of these words, too, as 만기일시상환 and 예금담보대출.
  private static let ofLoans = ["상환", "대출", "원리금", "융자", "loan", "repay", "instal"]

  private static func isEnd(_ row: FileRow) -> Bool {
    let words = row.cells.map(StatementWords.plain).joined(separator: " ")
    return ends.contains(where: words.has) && !ofLoans.contains(where: words.has)
  }

  private static func changes(_ steps: [Step]) -> Changes {
    var found = Changes()
    if let start = steps.first, start.paid > 0, start.paid == start.rest { found.rises += 1 }
    for (before, after) in zip(steps, steps.dropFirst()) where after.paid > 0 {
      if before.rest > after.rest, before.rest - after.rest == after.paid, after.interest > 0 {
        found.falls += 1
        if after.isEnd { found.hasEnded = true }
        if after.rest > 0 { found.fallsWithRest += 1 }
      } else if after.rest > before.rest, after.rest - before.rest == after.paid {
        found.rises += 1
      }
    }
    return found
  }
}

extension StatementHeadings {
  /// Whether the interest that was paid is below a heading, as 납입이자.
  static func isInterest(_ heading: String) -> Bool {
    ["이자", "이자액", "이자금액", "interest", "interestpaid", "interestamount", "zinsen"]
      .contains(where: heading.hasSuffix) && !["율", "세", "rate"].contains(where: heading.has)
  }
}
