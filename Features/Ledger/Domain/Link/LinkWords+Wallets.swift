import WalletDomain

/// What wallets call money that comes from a bank, or goes back there.
extension LinkWords {
  /// Whether a wallet calls a movement money from a card or an account, as Bank Deposit to PP Account.
  static func isWalletDeposit(_ kind: String) -> Bool {
    has(
      ["bankdeposit", "carddeposit", "depositto", "addmoney", "addfunds", "transferfrombank"],
      in: kind)
      && !has(["direct", "reversal", "fee"], in: kind) || isLentByWallet(kind)
  }

  /// Whether a wallet has lent money for a purchase, as Buyer Credit Payment Funding.
  static func isLentByWallet(_ kind: String) -> Bool {
    kind.has("credit") && kind.has("funding") || kind.has("buyercredit")
  }

  /// Whether a text says that a purchase is paid for later than it was made.
  static func isPaidLater(_ text: String) -> Bool {
    has(
      [
        "후불", "나중결제", "페이레이터", "paylater", "payin4", "payin3", "payinfour", "paymonthly",
        "paypalcredit",
      ], in: text) && !has(["교통", "하이패스", "후불제"], in: text)
  }

  /// Those in which people keep money in other currencies, as banks name them, and words beside these names.
  private static let foreignWallets = [
    "트래블월렛", "트래블로그", "트래블러스", "쏠트래블", "sol트래블", "위비트래블", "travelwallet", "travellog", "travlog",
    "와이즈",
    "wise", "transferwise", "레볼루트", "revolut",
  ]
  private static let besideForeignWallets = [
    "충전", "환불", "환급", "환전", "송금", "이체", "입금", "출금", "카드", "서비스", "하나", "신한", "국민", "kb", "우리", "토스",
    "주식회사",
    "코리아", "korea", "페이먼츠", "페이먼트", "payments", "payment", "europe", "uk", "us", "inc", "ltd",
    "limited",
    "topup", "transfer", "주", "sa",
  ]

  /// Which of these a folded text names, alone or beside such words: 와이즈만 is a school, and Wisely a shop.
  static func foreignWallet(in text: String) -> String? {
    guard let wallet = foreignWallets.last(where: text.has) else { return nil }
    let rest = text.filter { !$0.isNumber }.replacing(wallet, with: " ")
    return besideForeignWallets.reduce(rest) { $0.replacing($1, with: "") } == " " ? wallet : nil
  }

  private static let withdrawals = [
    "인출", "출금", "송금", "이체", "보내기", "계좌로", "withdraw", "transfertobank", "cashout", "payout",
    "standardtransfer", "instanttransfer",
  ]
  private static let purchases = [
    "결제", "구매", "사용", "취소", "환불", "수수료", "payment", "purchase", "fee",
  ]

  /// What wallets call it that what was filled goes back to the bank, and what stands before that.
  private static let givenBack: Set = ["환불", "환급", "반환"]
  private static let besideGivenBack = ["계좌", "잔액", "머니", "충전금", "금액", "신청", "완료"]

  /// Whether a wallet says no more than that of what has left it.
  static func isGivenBack(_ kind: String) -> Bool {
    givenBack.contains(besideGivenBack.reduce(kind) { $0.replacing($1, with: "") })
  }

  /// Whether a wallet calls a movement money that goes to an account.
  static func isWalletWithdrawal(_ kind: String) -> Bool {
    has(withdrawals, in: kind) && !has(purchases, in: kind)
  }
}

extension LinkFinder {
  /// The only wallet that is kept here which an account pays for what it has lent, as 네이버페이후불결제.
  func lender(of row: LedgerRow) -> LinkParties.Account? {
    let text = parties.folded(row.said)
    guard row.amount < .zero, LinkWords.isPaidLater(text),
      [.bank, .other].contains(parties.kind(row))
    else { return nil }
    let named = LinkNames.institutions(named: text)
    let found = parties.all.filter {
      $0.kind == .wallet
        && (parties.names(text, $0) || !$0.institutions.isDisjoint(with: named))
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Whether a wallet's own entries have what it has lent, which then is owed elsewhere.
  func hasLent(_ wallet: LinkParties.Account) -> Bool {
    rows.indices.contains { index in
      kinds[index] == .wallet && amounts[index] > 0 && rows[index].account == wallet.account.id
        && LinkWords.isLentByWallet(kindText(at: index))
    }
  }

  /// The positions of what wallets have paid out, by its amount.
  func findPaidOut() -> [Int64: [Int]] {
    Dictionary(
      grouping: rows.indices.filter { index in
        kinds[index] == .wallet && amounts[index] < 0
          && !traits[index].contains(.isOfWallet) && withdrawal(from: rows[index]) != nil
      }
    ) { amounts[$0] }
  }

  /// Whether a wallet has paid out as much as came into another account within some days, which is no purchase that
  /// both have.
  func isPaidOut(_ index: Int, by target: Int, within reach: Int) -> Bool {
    guard amounts[index] > 0, kinds[target] == .wallet, kinds[index] != .wallet else {
      return false
    }
    return (paidOut[-amounts[index]] ?? []).contains { other in
      places[other] == places[target] && abs(days(from: other, to: index)) <= reach
    }
  }

  /// What a wallet pays out to a bank, or without naming anyone; only the user knows whether the account is his own.
  func withdrawal(from row: LedgerRow) -> Meaning? {
    let (kind, text) = (parties.kindText(row), parties.folded(row.said))
    guard row.amount < .zero, !LinkWords.isTopUp(kind), !LinkWords.isTopUp(text),
      LinkWords.isWalletWithdrawal(kind) || LinkWords.isWalletWithdrawal(text)
        || LinkWords.isGivenBack(kind) || LinkWords.isGivenBack(text)
    else { return nil }
    let party = parties.party(row)
    guard
      party.person.isEmpty || party.isHolder || LinkWords.isWalletWithdrawal(party.person)
        || LinkWords.isGivenBack(party.person)
        || LinkWords.isBetweenOwn(text)
    else { return nil }
    return Meaning(key: "withdrawn \(row.account.rawValue)", account: nil, isClear: false)
  }

  /// Whether a wallet that was paid with was filled by as much on about the same day, which an account's entry then is
  /// that names no more than the wallet.
  func hasFilled(_ index: Int, _ target: Int, within reach: Int = 1) -> Bool {
    guard kinds[target] == .wallet, kinds[index] != .card,
      !kindWords(at: index).contains(.byAccountCard)
    else { return false }
    return (fillings[-amounts[index]] ?? []).contains { filled in
      places[filled] == places[target] && abs(days(from: index, to: filled)) <= reach
        && isFree(at: filled)
    }
  }
}
