import LedgerDomain
import WalletDomain

/// Makes refunds of what was cancelled of approvals of a card's statement.
///
/// A statement has a line for such a cancellation, or the line of the approval says how much it was; one
/// that only says that a part was cancelled stays as it is.
struct PartialCancellations {
  private struct Refund: Hashable {
    let name: String
    let amount: Won
  }

  private let lines: [StatementEntry]
  /// The most that other approvals have spent, by their numbers and by their texts.
  private var numbered: [String: Won] = [:]
  private var named: [String: Won] = [:]
  /// How many lines gave so much back, by their numbers, or their texts if they have none.
  private var refunds: [Refund: Int] = [:]
  /// The least that lines with an approval number gave back, by it.
  private var returned: [String: Won] = [:]

  /// Of lines in the order of time; `unclear` counts the approvals of which it is not known how much was
  /// cancelled.
  static func refunded(_ lines: [StatementEntry]) -> (lines: [StatementEntry], unclear: Int) {
    guard lines.contains(where: { $0.isPartly }) else { return (lines, 0) }
    var cancellations = PartialCancellations(lines)
    return cancellations.refunded()
  }

  private init(_ lines: [StatementEntry]) {
    self.lines = lines
    for line in lines where line.entry.amount > .zero {
      refunds[key(line.entry.amount, line), default: 0] += 1
      guard !line.approval.isEmpty else { continue }
      returned[line.approval] = min(returned[line.approval] ?? line.entry.amount, line.entry.amount)
    }
    for line in lines where line.entry.amount < .zero && line.cancelled != .ofPart {
      let (amount, text) = (line.entry.amount, line.entry.text)
      numbered[line.approval] = min(numbered[line.approval] ?? amount, amount)
      named[text] = min(named[text] ?? amount, amount)
    }
  }

  private func key(_ amount: Won, _ line: StatementEntry) -> Refund {
    Refund(name: line.approval.isEmpty ? line.entry.text : "#" + line.approval, amount: amount)
  }

  private mutating func takeRefund(of amount: Won, for line: StatementEntry) -> Bool {
    let key = key(amount, line)
    guard let count = refunds[key], count > 0 else { return false }
    refunds[key] = count - 1
    return true
  }

  private mutating func refunded() -> (lines: [StatementEntry], unclear: Int) {
    var unclear = 0
    let refunded = lines.flatMap { line -> [StatementEntry] in
      guard line.entry.amount < .zero else { return [line] }
      switch line.cancelled {
      case .none, .whole: return [line]
      case .part(let part?):
        // It may have a line of its own, too.
        if takeRefund(of: part, for: line) { return [line] }
        // Such a line may say that a column has what is left.
        if takeRefund(of: -line.entry.amount - part, for: line) { return [line] }
        return [line, line.givenBack(part, on: line.line?.cancelledOn)]
      case .part(nil), .ofPart:
        if isOfAnother(line) { return [line.withAmount(-line.entry.amount)] }
        // A line of its own says how much.
        let isSaid = returned[line.approval].map { $0 < -line.entry.amount } ?? false
        if !isSaid { unclear += 1 }
        return [isSaid || line.cancelled != .ofPart ? line : line.asPart]
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

extension StatementEntry {
  /// The same as what may be a part of a purchase that another file has, which its approval tells.
  fileprivate var asPart: StatementEntry {
    guard entry.bank?.approval != nil || entry.bank?.second != nil else { return self }
    var other = self
    other.entry.bank?.kind = BankRecord.partly
    return other
  }
}
