import LedgerDomain
import WalletDomain

/// Pairs each cancelled approval of a card's statement with its cancellation.
///
/// A statement has a line for each of the two, or one line, which says that it was cancelled; that one
/// gets a refund, so that a pair always comes to zero.
struct CancelledApprovals {
  /// The lines that may be one approval: those with its number, or with its text.
  private struct Key: Hashable {
    let name: String
    let isNumber: Bool
    let amount: Won
  }

  private var lines: [StatementEntry]
  /// The positions of approvals without a cancellation, the last ones at the end.
  private var valid: [Key: [Int]] = [:]
  /// Those of approvals that say that they were cancelled.
  private var cancelled: [Key: [Int]] = [:]
  /// Those of all approvals with a number, the last ones at the end.
  private var approvals: [String: [Int]] = [:]
  private var pairs = 0
  /// Those of what was taken off lines, by the numbers of these.
  private var discounts: [Int: Int] = [:]

  /// The entries of lines that are in the order of time, and the numbers of the lines of each pair.
  ///
  /// With `isCard` everything that was received is a refund.
  static func paired(_ lines: [StatementEntry], isCard: Bool) -> (
    entries: [StatementEntry], pairs: [[Int]]
  ) {
    guard isCard || lines.contains(where: \.isCancelled) else { return (lines.map(\.read), []) }
    var approvals = CancelledApprovals(lines: lines)
    for index in lines.indices { approvals.take(index, isCard: isCard) }
    let entries = approvals.entries()
    return (entries, approvals.numbers())
  }

  private init(lines: [StatementEntry]) {
    self.lines = lines
    for index in lines.indices where lines[index].isDiscount {
      discounts[lines[index].number] = index
    }
  }

  private mutating func take(_ index: Int, isCard: Bool) {
    let line = lines[index]
    let isRefund = line.isBack
    let keys = keys(of: line)
    // The number of a refund may be its own.
    let searched = isRefund ? keys : Array(keys.prefix(1))
    if isRefund {
      guard isCard || line.isCancelled || line.isDiscount, !line.isPartly else { return }
      if let approval = take(from: &cancelled, searched) ?? take(from: &valid, searched) {
        pair(index, with: approval)
      }
    } else if line.isCancelled {
      if let approval = take(from: &valid, searched) {
        lines[index] = line.reversed
        pair(index, with: approval)
      } else if isEnd(line) {
        lines[index] = line.reversed
      } else {
        for key in keys { cancelled[key, default: []].append(index) }
      }
    } else {
      for key in keys { valid[key, default: []].append(index) }
      if !line.approval.isEmpty { approvals[line.approval, default: []].append(index) }
    }
  }

  /// Whether a line cancels an approval that had another amount in won: with its number and its text, and not more than
  /// it, or its amount in another currency.
  private func isEnd(_ line: StatementEntry) -> Bool {
    approvals[line.approval]?.contains { index in
      let approval = lines[index].entry
      let foreign = line.entry.bank?.foreign
      return isOpen(index) && approval.text == line.entry.text
        && (approval.amount <= line.entry.amount
          || foreign != nil && foreign == approval.bank?.foreign)
    } ?? false
  }

  private func keys(of line: StatementEntry) -> [Key] {
    let amount = max(line.entry.amount, -line.entry.amount)
    let text = Key(name: line.entry.text, isNumber: false, amount: amount)
    let number = Key(name: line.approval, isNumber: true, amount: amount)
    return line.approval.isEmpty ? [text] : [number, text]
  }

  /// The last approval with one of the keys.
  private func take(from approvals: inout [Key: [Int]], _ keys: [Key]) -> Int? {
    for key in keys {
      while let index = approvals[key]?.popLast() {
        guard isOpen(index) else { continue }
        // One that is collected over months may have taken the place of another one.
        guard lines[index].instalment != nil,
          let place = approvals[key]?.lastIndex(where: {
            isOpen($0) && lines[$0].instalment == nil
          }), let first = approvals[key]?[place]
        else { return index }
        approvals[key]?[place] = index
        return first
      }
    }
    return nil
  }

  private func isOpen(_ index: Int) -> Bool { lines[index].cancellation == nil }

  private mutating func pair(_ index: Int, with approval: Int) {
    lines[index].cancellation = pairs
    lines[approval].cancellation = pairs
    pairs += 1
    // What was taken off a purchase goes with it, unless the line that cancels it says how much comes back.
    guard index != approval, lines[index].billed == nil, discounts[lines[index].number] == nil,
      let discount = discounts[lines[approval].number], isOpen(discount)
    else { return }
    lines[discount].line?.cancelled = .whole
  }

  private mutating func entries() -> [StatementEntry] {
    var areInOrder = true
    let entries = lines.indices.flatMap { index -> [StatementEntry] in
      let entry = lines[index]
      guard entry.isCancelled, !entry.isBack, entry.cancellation == nil else {
        return [entry.read]
      }
      pair(index, with: index)
      let approval = lines[index].read
      let day = entry.line?.cancelledOn
      if day != nil { areInOrder = false }
      return [approval, approval.givenBack(-approval.entry.amount, on: day)]
    }
    if areInOrder { return entries }
    return entries.enumerated().sorted {
      ($0.element.entry.day, $0.offset) < ($1.element.entry.day, $1.offset)
    }.map(\.element)
  }

  private func numbers() -> [[Int]] {
    lines.reduce(into: Array(repeating: [], count: pairs)) { numbers, line in
      if let pair = line.cancellation { numbers[pair].append(line.number) }
    }
  }
}

extension StatementEntry {
  /// Whether money came back by it; what was taken off a purchase goes the other way.
  fileprivate var isBack: Bool { (entry.amount > .zero) != isDiscount }
}
