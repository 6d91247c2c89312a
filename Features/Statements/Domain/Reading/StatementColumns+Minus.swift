import LedgerDomain
import Storage
import WalletDomain

/// What a minus in a column means that says already which way the money went.
extension StatementColumns {
  /// How many amounts of a column have a minus, and how many have none.
  private func signs(
    _ column: Int?, _ rows: ArraySlice<FileRow>, _ counts: (FileRow) -> Bool = { _ in true }
  ) -> (minus: Int, plus: Int) {
    guard let column else { return (0, 0) }
    return rows.reduce(into: (0, 0)) { found, row in
      guard counts(row), let amount = row.plainAmount(at: column), amount != 0 else { return }
      if amount < 0 { found.0 += 1 } else { found.1 += 1 }
    }
  }

  /// Whether a column has amounts in lines that count, all with a minus.
  func areNegative(
    _ column: Int?, _ rows: ArraySlice<FileRow>, _ counts: (FileRow) -> Bool
  ) -> Bool {
    let signs = signs(column, rows, counts)
    return signs.minus > 0 && signs.plus == 0
  }

  /// Whether a minus only says again what the columns for what was spent and for what was received say.
  ///
  /// Then a plus among them is money that went the other way, as for what was cancelled. Where a column has both
  /// signs, or only a minus while the other column has none in some lines, the balances decide, or else the sign that
  /// most have.
  func negatives(
    _ mapping: ColumnMapping, _ rows: ArraySlice<FileRow>
  ) -> (spent: Bool, received: Bool) {
    let all = [mapping[.spent], mapping[.received]].map { signs($0, rows) }
    let likely = all.map { $0.minus > $0.plus }
    let open = all.indices.map { all[$0].minus > 0 && all.contains { $0.plus > 0 } }
    guard let balance, open.contains(true) else { return (likely[0], likely[1]) }
    let steps = rows.compactMap { row in
      StatementDraft.balance(row.cell(at: balance)).map { balance in
        (
          spent: row.plainAmount(at: mapping[.spent]) ?? 0,
          received: row.plainAmount(at: mapping[.received]) ?? 0, balance: balance.amount
        )
      }
    }
    // That it is a debt is less likely.
    func followers(_ spent: Bool, _ received: Bool) -> (Int, Int) {
      let amounts = steps.map {
        (received ? -$0.received : $0.received) - (spent ? -$0.spent : $0.spent)
      }
      let pairs = zip(steps, steps.dropFirst()).enumerated()
      var counts = [0, 0, 0, 0]
      for (index, pair) in pairs {
        let change = pair.1.balance &- pair.0.balance
        // As an account's own balances or as a debt, from the first line on or from the last.
        let fits = [
          change == amounts[index + 1], change == -amounts[index], change == -amounts[index + 1],
          change == amounts[index],
        ]
        for place in fits.indices where fits[place] { counts[place] += 1 }
      }
      let own = max(counts[0], counts[1])
      return (max(own, counts[2], counts[3]), own)
    }
    var best = (likely[0], likely[1])
    for spent in open[0] ? [true, false] : [likely[0]] {
      for received in open[1] ? [true, false] : [likely[1]]
      where followers(spent, received) > followers(best.0, best.1) { best = (spent, received) }
    }
    return best
  }
}
