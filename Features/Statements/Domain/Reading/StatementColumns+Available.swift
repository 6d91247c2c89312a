import LedgerDomain
import Storage

/// What an account has after each entry.
extension StatementColumns {
  /// The column of balances of an account that is no loan; `headings` are plain.
  static func balance(
    _ headings: [String], _ mapping: ColumnMapping, _ rows: ArraySlice<FileRow>, isOfCard: Bool
  ) -> Int? {
    func first(_ words: [String]) -> Int? {
      words.lazy.compactMap { headings.firstIndex(of: $0) }
        .first { column in !StatementRole.allCases.contains { mapping[$0] == column } }
    }
    let named = first(StatementHeadings.balances(among: headings))
    if isOfCard {
      // Beside months a card may call so what is left of each purchase.
      guard let named, StatementHeadings.haveMonths(headings) else { return named }
      return mostFollow(named, mapping, rows) ? named : nil
    }
    return named ?? headings.firstIndex(where: StatementHeadings.isBalance)
      // What is drawn of an overdraft.
      ?? first(StatementHeadings.debts) ?? available(headings, mapping, rows)
  }

  /// The column of what may be spent, if the file has no other balances, and each of these follows from an amount; nil
  /// otherwise, and where a limit is part of it.
  static func available(
    _ headings: [String], _ mapping: ColumnMapping, _ rows: ArraySlice<FileRow>
  ) -> Int? {
    guard !headings.contains(where: { name in ["한도", "limit"].contains(where: name.contains) })
    else { return nil }
    return headings.indices.first { column in
      StatementHeadings.isAvailable(headings[column])
        && !StatementRole.allCases.contains { mapping[$0] == column }
        && follow(column, mapping, rows)
    }
  }

  /// Whether most balances of a column follow from the amounts beside them: what is left to pay of purchases over months
  /// does not.
  static func mostFollow(
    _ column: Int, _ mapping: ColumnMapping, _ rows: ArraySlice<FileRow>
  ) -> Bool {
    let steps = steps(column, mapping, rows)
    let pairs = zip(steps, steps.dropFirst())
    let on = pairs.count { ($1.balance &- $0.balance).magnitude == $1.size }
    let back = pairs.count { ($1.balance &- $0.balance).magnitude == $0.size }
    return steps.count > 2 && max(on, back) * 2 > steps.count - 1
  }

  private static func follow(
    _ column: Int, _ mapping: ColumnMapping, _ rows: ArraySlice<FileRow>
  ) -> Bool {
    let steps = steps(column, mapping, rows)
    guard steps.count > 2 else { return false }
    let pairs = zip(steps, steps.dropFirst())
    return pairs.allSatisfy { ($1.balance &- $0.balance).magnitude == $1.size }
      || pairs.allSatisfy { ($1.balance &- $0.balance).magnitude == $0.size }
  }

  private static func steps(
    _ column: Int, _ mapping: ColumnMapping, _ rows: ArraySlice<FileRow>
  ) -> [(balance: Int64, size: UInt64)] {
    let roles: [StatementRole] = [.amount, .spent, .received]
    return rows.compactMap { row in
      guard let balance = row.plainAmount(at: column) else { return nil }
      let amounts = roles.compactMap { row.plainAmount(at: mapping[$0]) }.filter { $0 != 0 }
      return amounts.count == 1 ? (balance, amounts[0].magnitude) : nil
    }
  }
}
