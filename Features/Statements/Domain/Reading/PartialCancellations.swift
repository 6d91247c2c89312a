import LedgerDomain
import WalletDomain

/// Makes refunds of what was cancelled of approvals of a card's statement.
///
/// A statement has a line for such a cancellation, or the line of the approval says how much it was; one
/// that only says that a part was cancelled stays as it is.
struct PartialCancellations {
  private let lines: [ReadLine]
  /// The most that other approvals have spent, by their numbers and by their texts.
  private var numbered: [String: Won] = [:]
  private var named: [String: Won] = [:]

  /// Of lines in the order of time; `unclear` counts the approvals of which it is not known how much was
  /// cancelled.
  static func refunded(_ lines: [ReadLine]) -> (lines: [ReadLine], unclear: Int) {
    guard lines.contains(where: { $0.isPartly }) else { return (lines, 0) }
    return PartialCancellations(lines).refunded()
  }

  private init(_ lines: [ReadLine]) {
    self.lines = lines
    for line in lines where line.entry.entry.amount < .zero && line.cancellation != .ofPart {
      let (amount, text) = (line.entry.entry.amount, line.entry.entry.text)
      numbered[line.approval] = min(numbered[line.approval] ?? amount, amount)
      named[text] = min(named[text] ?? amount, amount)
    }
  }

  private func refunded() -> (lines: [ReadLine], unclear: Int) {
    var unclear = 0
    let refunded = lines.flatMap { line -> [ReadLine] in
      guard line.entry.entry.amount < .zero else { return [line] }
      switch line.cancellation {
      case .none, .whole: return [line]
      case .part(let part?):
        var refund = line.refund(of: part)
        refund.entry = refund.entry.withoutRecord
        return [line, refund]
      case .part(nil), .ofPart:
        if isOfAnother(line) { return [line.refund(of: -line.entry.entry.amount)] }
        unclear += 1
        return [line]
      }
    }
    return (refunded, unclear)
  }

  /// Whether there is a larger approval of which the line cancels a part.
  private func isOfAnother(_ line: ReadLine) -> Bool {
    let known = line.cancellation == .ofPart ? named[line.entry.entry.text] : nil
    let approvals = line.approval.isEmpty ? known : numbered[line.approval]
    return approvals.map { $0 < line.entry.entry.amount } == true
  }
}

extension ReadLine {
  /// The same line with this amount coming back.
  fileprivate func refund(of amount: Won) -> ReadLine {
    var refund = self
    refund.entry = entry.withAmount(amount)
    return refund
  }
}
