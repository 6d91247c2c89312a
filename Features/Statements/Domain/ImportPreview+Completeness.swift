import LedgerDomain
public import Phrases

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
    let isUnsure = chain.count < 2 || !statement.chain.rest.isEmpty || statement.hasUnread
    return chain.gaps.isEmpty && isUnsure ? nil : BalanceText.missing(chain)
  }
}
