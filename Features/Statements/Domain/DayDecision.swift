import LedgerDomain
import Time

/// Decides by all days of a statement in which order they are written, if it can be known.
///
/// Of a column with 11/20/2026 the order is known; of one with only 03/04/2026 the user has to say it,
/// since a wrong day would go unnoticed.
struct DayDecision {
  let order: DayOrder?
  /// More than one order if the user has to choose, or has chosen.
  let choices: [DayOrder]

  /// How much longer a statement must be in another order for that to be out of the question.
  private static let ratio = 4

  init(_ lines: [StatementLine], _ mapping: ColumnMapping) {
    let counts = DayOrder.allCases.map { order in
      (order: order, count: lines.count { $0.day(mapping, in: order) != nil })
    }
    let most = counts.map(\.count).max() ?? 0
    guard most > 0 else {
      (order, choices) = (nil, [])
      return
    }
    // Years of two digits are known by the others, even where one line is no day.
    let likely = counts.filter { order, count in
      count == most || order == .yearFirst && count * 2 >= most
    }.map(\.order)
    if likely.count > 1, let chosen = mapping.dayOrder, likely.contains(chosen) {
      (order, choices) = (chosen, likely)
    } else if likely.count == 1 || likely.contains(.yearFirst) {
      let decided = Self.shortest(of: likely, lines, mapping)
      (order, choices) = (decided, decided == nil ? likely : [])
    } else {
      (order, choices) = (nil, likely)
    }
  }

  /// The order in which a statement is by far shorter than in the others; years of two digits are read
  /// as months or days otherwise.
  private static func shortest(
    of orders: [DayOrder], _ lines: [StatementLine], _ mapping: ColumnMapping
  ) -> DayOrder? {
    let spans = orders.map { order in
      let days = lines.compactMap { $0.day(mapping, in: order)?.rawValue }
      return (order: order, span: (days.max() ?? 0) - (days.min() ?? 0) + 1)
    }.sorted { $0.span < $1.span }
    guard let best = spans.first else { return nil }
    guard let next = spans.dropFirst().first else { return best.order }
    return best.span * ratio <= next.span ? best.order : nil
  }
}
