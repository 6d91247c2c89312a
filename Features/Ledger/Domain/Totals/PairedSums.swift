public import WalletDomain

/// What sums of rows have twice: the second entries of links of which both are among the rows.
///
/// Each part of a sum, such as a month and a category, has what it leaves out; money that moves from one part to
/// another is left out of both, and once of what has both.
public struct PairedSums<Part: Hashable & Sendable>: Hashable, Sendable {
  private struct Pair: Hashable {
    let first: Part
    let second: Part
  }

  private var amounts: [Pair: Won] = [:]

  public init() {}

  /// Adds the second entry of a link, which is left out as a whole.
  public mutating func add(_ amount: Won, from first: Part, to second: Part) {
    guard amount > .zero else { return }
    let pair = Pair(first: first, second: second)
    amounts[pair] = (amounts[pair] ?? .zero) + amount
  }

  /// Adds what these links leave out twice of rows, of which each that may be an entry of one has its part.
  public mutating func add(
    _ links: some Sequence<EntryLink>, among rows: [LedgerRow.ID: (part: Part, leftOut: Won)]
  ) {
    for link in links where !link.isRefused && EntryLink.Kind.movements.contains(link.kind) {
      guard let first = rows[link.first], let second = link.second.flatMap({ rows[$0] }) else {
        continue
      }
      add(second.leftOut, from: first.part, to: second.part)
    }
  }

  /// The same by other parts, such as larger ones; what has none is left out.
  public func grouped<Other>(by part: (Part) -> Other?) -> PairedSums<Other> {
    var sums = PairedSums<Other>()
    for (pair, amount) in amounts {
      guard let first = part(pair.first), let second = part(pair.second) else { continue }
      sums.add(amount, from: first, to: second)
    }
    return sums
  }

  /// The sums of these parts, with what moved between them counted once.
  public func once(_ sum: LedgerSummary, among isMeant: (Part) -> Bool) -> LedgerSummary {
    guard sum.leftOut.out > .zero, sum.leftOut.received > .zero else { return sum }
    let twice = amounts.reduce(Won.zero) { twice, pair in
      isMeant(pair.key.first) && isMeant(pair.key.second) ? twice + pair.value : twice
    }
    return sum.with(twice: twice)
  }
}
