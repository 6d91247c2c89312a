import WalletDomain

/// What wallets call money that comes from a bank, or goes back there.
extension LinkWords {
  /// Whether a wallet calls a movement money from a card or an account, as Bank Deposit to PP Account.
  static func isWalletDeposit(_ kind: String) -> Bool {
    has(
      ["bankdeposit", "carddeposit", "depositto", "addmoney", "addfunds", "transferfrombank"],
      in: kind)
      && !has(["direct", "reversal", "fee"], in: kind)
  }

  private static let withdrawals = [
    "인출", "출금", "송금", "이체", "보내기", "계좌로", "withdraw", "transfertobank", "cashout", "payout",
    "standardtransfer", "instanttransfer",
  ]
  private static let purchases = [
    "결제", "구매", "사용", "취소", "환불", "수수료", "payment", "purchase", "fee",
  ]

  /// Whether a wallet calls a movement money that goes to an account.
  static func isWalletWithdrawal(_ kind: String) -> Bool {
    has(withdrawals, in: kind) && !has(purchases, in: kind)
  }
}

extension LinkFinder {
  /// What a wallet pays out to a bank, or without naming anyone; only the user knows whether the account is his own.
  func withdrawal(from row: LedgerRow) -> Meaning? {
    let (kind, text) = (parties.kindText(row), parties.folded(row.said))
    guard row.amount < .zero, !LinkWords.isTopUp(kind), !LinkWords.isTopUp(text),
      LinkWords.isWalletWithdrawal(kind) || LinkWords.isWalletWithdrawal(text)
    else { return nil }
    let party = parties.party(row)
    guard
      party.person.isEmpty || party.isHolder || LinkWords.isWalletWithdrawal(party.person)
        || LinkWords.isBetweenOwn(text)
    else { return nil }
    return Meaning(key: "withdrawn \(row.account.rawValue)", account: nil, isClear: false)
  }

  /// Whether a wallet that was paid with was filled by as much on about the same day, which an account's entry then is
  /// that names no more than the wallet.
  func hasFilled(_ index: Int, _ target: Int) -> Bool {
    guard kinds[target] == .wallet, kinds[index] != .card,
      !kindWords(at: index).contains(.byAccountCard)
    else { return false }
    return (fillings[-amounts[index]] ?? []).contains { filled in
      places[filled] == places[target] && abs(days(from: index, to: filled)) <= 1
        && isFree(at: filled)
    }
  }
}
