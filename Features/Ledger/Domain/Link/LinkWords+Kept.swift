import WalletDomain

/// What words say of money of the user that another person has, and gives back.
extension LinkWords {
  private static let kept = [
    "보증금", "전세금", "빌려", "빌린", "대여금", "곗돈", "계모임", "securitydeposit", "rentaldeposit", "rentdeposit",
    "tenancydeposit", "damagedeposit", "depositprotection", "tdscustodial", "mydeposits",
  ]
  /// What insures, lends or earns such money, and what is paid at a till.
  private static let besideKept = [
    "보증료", "보증보험", "보험료", "수수료", "이자", "대출", "컵보증금", "병보증금", "용기보증금", "interest", "fee",
  ]

  /// Whether a folded text or note names money that the other side will give back, such as a rent deposit.
  static func isKeptByOthers(_ text: String) -> Bool {
    has(kept, in: text) && !has(besideKept, in: text)
  }

  /// Whether a bank's note on a transfer says that money comes back, though nothing else does.
  static func saysPaidBack(inNote note: String) -> Bool {
    !note.isEmpty && saysPaidBack(note) && !isKeptByOthers(note)
  }
}

extension LinkFinder {
  /// What went to someone who keeps it for the user, or came back from there, by the text or the note; asked once for
  /// each other side.
  func keptByOthers(_ row: LedgerRow, _ words: String) -> Meaning? {
    let note = parties.folded(row.entry.note)
    let isSaid = LinkWords.isKeptByOthers(words)
    guard isSaid || LinkWords.isKeptByOthers(note), !LinkWords.isByAccountCard(words),
      !LinkWords.isEarned(words), !parties.party(row).isHolder
    else { return nil }
    let side = parties.folded(row.said).filter { !$0.isNumber }
    let isOut = row.amount < .zero
    return Meaning(
      key: "kept \(isOut) \(side) \(isSaid ? "" : note.filter { !$0.isNumber })", account: nil,
      isClear: false)
  }

  /// Whether the note on a transfer that names no one says that the other account is the user's.
  func saysOwnInNote(_ row: LedgerRow, _ party: LinkParties.Party) -> Bool {
    guard !row.entry.note.isEmpty, party.person.isEmpty else { return false }
    let kind = parties.kindText(row)
    guard kind.isEmpty || LinkWords.isMoved(kind) || LinkWords.isDeposit(kind) else { return false }
    let note = parties.number(of: row.entry.note)
    return LinkWords.isBetweenOwn(parties.folded(note)) || LinkWords.isAccount(parties.folded(note))
      || parties.party(LinkParties.Naming(text: note, number: nil, isColumn: false)).isHolder
  }
}
