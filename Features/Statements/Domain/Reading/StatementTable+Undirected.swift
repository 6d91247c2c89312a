import LedgerDomain
import Storage
import WalletDomain

/// Lines in which the column that says which way the money went says nothing.
extension StatementTable {
  /// Those of them whose balance does not say it either; `lines` are in the order of time.
  func undirected(
    _ lines: [StatementEntry], _ rows: ArraySlice<FileRow>, _ columns: StatementColumns
  ) -> [Int] {
    let numbers = silent(rows, columns)
    guard !numbers.isEmpty else { return [] }
    var before: StatementEntry?
    var found: [Int] = []
    for line in lines {
      defer { before = line }
      let isProven = before?.balance.map { $0 + line.entry.amount == line.balance } ?? false
      if numbers.contains(line.number), !isProven, found.last != line.number {
        found.append(line.number)
      }
    }
    return found.sorted()
  }

  /// The lines with the amounts of such ones as their balances go on, if these do so with most others.
  func directed(
    _ lines: [StatementEntry], _ rows: ArraySlice<FileRow>, _ columns: StatementColumns
  ) -> [StatementEntry] {
    let numbers = silent(rows, columns)
    guard !numbers.isEmpty, columns.balance != nil else { return lines }
    let changes = lines.indices.map { index -> Won? in
      guard index > 0, let before = lines[index - 1].balance, let after = lines[index].balance
      else { return nil }
      return after - before
    }
    let others = zip(lines, changes).filter { !numbers.contains($0.0.number) }
    let (own, debt) = (
      others.count { $0.0.entry.amount == $0.1 }, others.count { -$0.0.entry.amount == $0.1 }
    )
    return zip(lines, changes).map { line, change in
      guard let change, numbers.contains(line.number), own >= debt,
        change.size == line.entry.amount.size
      else { return line }
      return line.withAmount(change)
    }
  }

  /// The numbers of those lines.
  private func silent(_ rows: ArraySlice<FileRow>, _ columns: StatementColumns) -> Set<Int> {
    guard let direction = columns.direction, let amount = mapping.onlyAmount else { return [] }
    return Set(
      rows.lazy.filter { row in
        columns.directions[row.cell(at: direction)] == nil
          && (row.plainAmount(at: amount) ?? 0) > 0
      }.map(\.number))
  }
}
