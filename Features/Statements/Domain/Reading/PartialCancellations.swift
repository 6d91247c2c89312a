import LedgerDomain
import WalletDomain

/// Makes refunds of what was cancelled of approvals of a card's statement.
///
/// A statement has a line for such a cancellation, or the line of the approval says how much it was; one
/// that only says that a part was cancelled stays as it is.
struct PartialCancellations {
  private let lines: [StatementEntry]
  /// The most that other approvals have spent, by their numbers and by their texts.
  private var numbered: [String: Won] = [:]
  private var named: [String: Won] = [:]

  /// Of lines in the order of time; `unclear` counts the approvals of which it is not known how much was
  /// cancelled.
  static func refunded(_ lines: [StatementEntry]) -> (lines: [StatementEntry], unclear: Int) {
    guard lines.contains(where: { $0.isPartly }) else { return (lines, 0) }
    return PartialCancellations(lines).refunded()
  }

  private init(_ lines: [StatementEntry]) {
    self.lines = lines
    for line in lines where line.entry.amount < .zero && line.cancelled != .ofPart {
      let (amount, text) = (line.entry.amount, line.entry.text)
      numbered[line.approval] = min(numbered[line.approval] ?? amount, amount)
      named[text] = min(named[text] ?? amount, amount)
    }
  }

  private func refunded() -> (lines: [StatementEntry], unclear: Int) {
    var unclear = 0
    let refunded = lines.flatMap { line -> [StatementEntry] in
      guard line.entry.amount < .zero else { return [line] }
      switch line.cancelled {
      case .none, .whole: return [line]
      case .part(let part?):
        return [line, line.withAmount(part).withoutRecord]
      case .part(nil), .ofPart:
        if isOfAnother(line) { return [line.withAmount(-line.entry.amount)] }
        unclear += 1
        return [line]
      }
    }
    return (refunded, unclear)
  }

  /// Whether there is a larger approval of which the line cancels a part.
  private func isOfAnother(_ line: StatementEntry) -> Bool {
    let known = line.cancelled == .ofPart ? named[line.entry.text] : nil
    let approvals = line.approval.isEmpty ? known : numbered[line.approval]
    return approvals.map { $0 < line.entry.amount } == true
  }
}
