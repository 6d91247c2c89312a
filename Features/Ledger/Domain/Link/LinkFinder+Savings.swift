import WalletDomain

/// What the file of savings says by itself, whether or not the other account is kept here.
extension LinkFinder {
  /// What comes into savings by the user's order; in an account that may be another one, only what says so.
  func saving(_ row: LedgerRow, _ words: String) -> Meaning? {
    let isOfSavings = parties.kind(row) == .savings
    let (kind, text) = (parties.kindText(row), parties.folded(row.said))
    let isOrdered = LinkWords.isOrdered(kind)
    let isPaidIn = isOfSavings && LinkWords.saysPaidInto(text) && !LinkWords.isEarned(kind)
    guard !LinkWords.isRefund(words),
      LinkWords.isSaving(words) || isOfSavings && LinkWords.isTransfer(kind) || isPaidIn
    else { return nil }
    // What else is called savings may be an account of every day.
    let isMeant = isPaidIn && LinkWords.isForSaving(parties[row.account].name)
    return Meaning(
      key: "saved \(row.account.rawValue)", account: nil,
      isClear: isOrdered || isMeant || isOfSavings && LinkWords.isSaving(words))
  }

  /// What savings pay out: in the end all that was in them, with interest that is an entry of its own, and before that
  /// what only the user knows.
  func paidOut(ofSavings row: LedgerRow, _ words: String) -> Meaning? {
    guard isEndOfSavings(row, words) else {
      guard parties.kind(row) == .savings, LinkWords.saysPaidOut(parties.folded(row.said)) else {
        return nil
      }
      return Meaning(key: "taken \(row.account.rawValue)", account: nil, isClear: false)
    }
    return Meaning(key: "ended \(row.account.rawValue)", account: nil, isClear: true)
  }

  func isEndOfSavings(_ row: LedgerRow, _ words: String) -> Bool {
    guard parties.kind(row) == .savings, row.amount < .zero else { return false }
    // What leaves nothing is the end, too.
    return LinkWords.isEnd(words)
      || row.entry.bank?.balance == 0 && LinkWords.saysPaidOut(parties.folded(row.said))
  }

  /// Whether what the account of an entry says by itself may be a part of another account's payment.
  func isPartElsewhere(at index: Int) -> Bool {
    guard kinds[index] == .savings, amounts[index] < 0 else { return isOfLoan(at: index) }
    return isEndOfSavings(
      rows[index], "\(kindText(at: index)) \(parties.folded(texts[index]))")
  }

  /// Whether an entry is what is left of a payment that was split, such as its interest, while the payment itself is
  /// asked about.
  func isLeftOfPayment(at index: Int) -> Bool {
    guard traits[index].contains(.isPart), let whole = rows[index].partOf.flatMap(index(of:)),
      isUnlinked(at: whole), !isRefused(.transfer, ids[whole], nil)
    else { return false }
    return [whole, index].allSatisfy { meaning(rows[$0])?.mayHaveInterest == true }
  }
}

extension LinkWords {
  /// What the files of savings call each payment into them, of which some say how many there were.
  private static let paidInto: Set = [
    "입금", "납입", "불입", "적립", "월부금", "월납입", "월납입금", "납입금", "불입금", "부금", "자동이체", "자동대체", "자동납입", "이체",
    "대체", "계좌이체", "이체입금", "대체입금", "추가입금", "추가납입", "신규", "신규입금", "신규가입", "가입", "자유적립", "정기적립",
    "회차", "회", "차", "회납입", "회차납입", "회불입", "회차불입", "회차입금",
  ]
  private static let paidOutOf: Set = [
    "출금", "지급", "인출", "이체", "대체", "계좌이체", "이체출금", "대체출금", "일부출금", "일부인출", "중도인출", "긴급출금",
  ]

  /// Whether the name of an account says that nothing comes into it but what its holder saves.
  static func isForSaving(_ name: String) -> Bool {
    has(["적금", "정기예금", "청약", "부금", "적립"], in: name)
  }

  /// Whether the text of an entry of savings says no more than that something was paid in.
  static func saysPaidInto(_ text: String) -> Bool {
    paidInto.contains(text.filter { !$0.isNumber })
  }

  /// Whether it says no more than that something was paid out.
  static func saysPaidOut(_ text: String) -> Bool {
    paidOutOf.contains(text.filter { !$0.isNumber })
  }

  /// What savings are called in a folded text of their end, as 주택청약종합저축 for 해지 주택청약종합저축; nil where it
  /// names none.
  static func savings(endedIn text: String) -> String? {
    let name = ["만기해지", "중도해지", "만기지급", "해지", "만기", "지급", "입금"].reduce(
      text.filter { !$0.isNumber }
    ) { $0.has($1) ? $0.replacing($1, with: "") : $0 }
    return isSaving(name) ? name : nil
  }
}
