import LedgerDomain
import Storage

extension StatementColumns {
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

  private static func follow(
    _ column: Int, _ mapping: ColumnMapping, _ rows: ArraySlice<FileRow>
  ) -> Bool {
    let roles: [StatementRole] = [.amount, .spent, .received]
    let steps = rows.compactMap { row -> (balance: Int64, size: UInt64)? in
      guard let balance = row.plainAmount(at: column) else { return nil }
      let amounts = roles.compactMap { row.plainAmount(at: mapping[$0]) }.filter { $0 != 0 }
      return amounts.count == 1 ? (balance, amounts[0].magnitude) : nil
    }
    guard steps.count > 2 else { return false }
    let pairs = zip(steps, steps.dropFirst())
    return pairs.allSatisfy { ($1.balance &- $0.balance).magnitude == $1.size }
      || pairs.allSatisfy { ($1.balance &- $0.balance).magnitude == $0.size }
  }
}
