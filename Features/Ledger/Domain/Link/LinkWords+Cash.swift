/// What words say of cash, and of the machines for it.
extension LinkWords {
  static func isCash(_ text: String) -> Bool { has(["현금", "인출", "cash"], in: text) }

  /// Whether cash came out of an account.
  static func isWithdrawal(_ text: String) -> Bool {
    has(
      [
        "현금인출", "현금출금", "현금지급", "cd출금", "cd인출", "cd지급", "cd현금", "기기출금", "기기인출", "cashwithdrawal",
      ], in: text) || ["현금 ", "cd "].contains(where: text.hasPrefix) || text.hasSuffix(" 현금")
  }

  /// Whether a bank's word for an entry says that it is of cash, or of the card of the account.
  package static func isByMachineOrCard(_ kind: String) -> Bool {
    isWithdrawal(kind) || isPaidIn(kind) || isByAccountCard(kind)
  }

  /// Whether cash was paid into an account.
  static func isPaidIn(_ text: String) -> Bool {
    has(["현금입금", "현금예입", "cd입금", "기기입금", "cashdeposit"], in: text)
      || text.hasSuffix("입금 현금")
  }

  private static let dispensers = [
    "공동망출금", "공동망인출", "공동망지급", "현금ic", "자동화기기", "자동화코너", "현금자동", "무카드출금", "무매체출금", "qr출금",
    "cashdispenser",
  ]
  /// What stands before or behind CD.
  private static let ofDispensers = ["공동", "타행", "당행", "자행", "제휴", "나이스", "효성"]
    .flatMap { ["cd\($0)", "\($0)cd"] }
  private static let besideDispensers = transfers + ["결제", "구매", "승인"]
  private static let ofMachines = ["atm", "cd", "lnk"] + dispensers

  /// Whether a folded text may be of a machine for cash.
  static func mayBeMachine(_ text: String) -> Bool { ofMachines.contains(where: text.has) }

  /// Whether a text, as the bank writes it, names a machine for cash, and no word with its letters such as TREATMENT,
  /// and neither a transfer nor a purchase there.
  static func isMachine(_ text: String) -> Bool {
    let (letters, folded) = (LinkNames.latinWords(text), LinkNames.folded(text))
    // The latter is the network of British ones.
    if letters.contains("atm") || letters.contains("lnk") { return true }
    return (has(dispensers, in: folded) || letters.contains("cd") && has(ofDispensers, in: folded))
      && !has(besideDispensers, in: folded)
  }
}
