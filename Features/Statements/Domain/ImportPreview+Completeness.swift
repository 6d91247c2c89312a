import LedgerDomain
public import Phrases
import Time
import WalletDomain

extension ImportPreview {
  /// What the balances say of the period: where entries are missing, or that none are.
  ///
  /// Nil if they do not say it, as where a line could not be read that may be an entry.
  public var completeness: Phrase? {
    if statement.contradictsItself {
      return Phrase(
        ko: "잔액이 금액과 맞지 않아, 빠진 내역이 있는지 알 수 없습니다.",
        en: "The balances don’t follow from the amounts, so nothing is known of what is missing.")
    }
    guard statement.chain.isCredible else { return nil }
    let unbalanced = unbalanced
    if !unbalanced.isEmpty, chain.gaps.isEmpty {
      let (count, sum) = (unbalanced.count, unbalanced.map(\.amount).reduce(.zero, +))
      return Phrase(
        ko: "은행 잔액에 없는 내역이 계좌에 \(count.grouped)건 있습니다(\(sum.text(.korean))).",
        en: "The account has \(count.grouped) \(count == 1 ? "entry" : "entries") that the bank’s "
          + "balances don’t have (\(sum.text(.english))).")
    }
    let isUnsure = chain.count < 2 || !statement.chain.rest.isEmpty || statement.hasUnread
    return chain.gaps.isEmpty && isUnsure ? nil : BalanceText.missing(chain)
  }

  /// Whether the balances of the file contradict each other, or what the account has.
  public var isContradicted: Bool {
    statement.contradictsItself || isApart || !unbalanced.isEmpty && chain.gaps.isEmpty
  }

  /// What the account has on days between balances that these do not have, and the file neither.
  private var unbalanced: [BalanceStep] {
    guard continuity == .joined, let days = chain.days else { return [] }
    var stated = statement.chain.rest
    return chain.rest.filter { step in
      // What is after the last balance of its day is not in that yet.
      guard days.lowerBound < step.day, step.day < days.upperBound else { return false }
      if let index = stated.firstIndex(where: { ($0.day, $0.amount) == (step.day, step.amount) }) {
        stated.remove(at: index)
        return false
      }
      return !statement.steps.contains {
        $0.amount == step.amount && abs($0.day.distance(to: step.day)) <= 1
      }
    }
  }
}
