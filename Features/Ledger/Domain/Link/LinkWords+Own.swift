/// What banks write of money between two accounts of one customer.
extension LinkWords {
  private static let betweenOwn = [
    "acctxfer", "accttransfer", "accounttransfer", "owntransfer", "ownaccount", "internaltransfer",
    "internalxfer", "exttrnsfr", "exttransfer", "externaltransfer", "betweenaccounts",
    "selftransfer", "spacetransfer", "pockettransfer", "내통장",
    "내계좌", "나의계좌", "나의통장", "본인이체",
  ]
  /// The bare words for a transfer, of banks that have others for what goes to other people.
  private static let bareTransfers: Set = ["tfr", "trf", "xfer"]

  /// Whether a bank calls an entry a transfer by a word that is short for one.
  static func isBareTransfer(_ kind: String) -> Bool { bareTransfers.contains(kind) }

  /// Whether a folded text says that both accounts are the customer's.
  static func isBetweenOwn(_ text: String) -> Bool { has(betweenOwn, in: text) }

  /// What accounts of one customer are called beside the word for a transfer.
  private static let ownAccounts: Set = [
    "sav", "savings", "saver", "chk", "chkg", "checking", "isa", "sipp", "pocket", "pot", "space",
    "vault", "jar", "brokerage", "account", "acct",
  ]
  /// Those in which banks keep money apart, which no other person has.
  private static let keptApart: Set = [
    "pocket", "pot", "space", "vault", "jar", "savings", "saver",
  ]

  /// Whether a text, as the bank writes it, says that money goes to or comes from one of the customer's accounts by
  /// what that is, as `Online Transfer to SAV ...1234` and `To pocket Holiday`; `isTransfer` is what its kind says.
  static func namesOwnAccount(_ text: String, isTransfer: Bool) -> Bool {
    let words = LinkNames.latinWords(text)
    guard let first = words.first else { return false }
    let isMoved =
      isTransfer || words.contains { $0.hasPrefix("transfer") || bareTransfers.contains($0) }
    if isMoved, words.contains(where: ownAccounts.contains) { return true }
    // As REGULAR SAVER.
    if words.count > 1, words.last == "saver" { return true }
    return ["to", "from"].contains(first) && words.dropFirst().first.map(keptApart.contains) == true
  }

  /// Banks that stand before the word for a transfer, as whole words.
  private static let banksOfTransfers =
    Set(
      Institutions.banksElsewhere + [
        "synchrony", "discover", "monzo", "starling", "revolut", "barclays", "hsbc", "lloyds",
        "natwest", "santander", "nationwide", "citi",
      ]
    ).subtracting(banksLikePeople)
  /// Banks that are called like people, and what is beside their names.
  private static let banksLikePeople: Set = ["ally", "marcus"]
  private static let besideBanks: Set = [
    "bank", "goldman", "sachs", "savings", "savngs", "sav", "hysa",
  ]

  /// Whether a text, as a bank writes it, has another bank's name beside the word for a transfer, as SOFI BANK TRANSFER.
  static func namesBankOfTransfer(_ text: String) -> Bool {
    guard isTransfer(LinkNames.folded(text)) else { return false }
    let words = Set(LinkNames.latinWords(text))
    return !words.isDisjoint(with: banksOfTransfers)
      || !words.isDisjoint(with: banksLikePeople) && !words.isDisjoint(with: besideBanks)
  }

  /// British words for money that a customer sends and gets, short for which are those of the second line.
  private static let sent = ["fasterpayment", "standingorder", "billpayment", "bankpayment"]
  private static let sentAlone: Set = ["fpo", "fpi", "fps", "so", "sto", "bp", "tfr", "trf"]

  /// Whether a British bank calls an entry money that was sent or came by the other side’s number.
  static func isSent(_ kind: String) -> Bool { sentAlone.contains(kind) || has(sent, in: kind) }

  /// Other banks that stand beside the holder's name, and those of two words.
  private static let banksOfHolders = banksOfTransfers.union([
    "atom", "tandem", "kroo", "tsb", "rbs", "halifax", "shawbrook", "aldermore", "zopa",
  ])
  private static let banksOfWords = [
    "firstdirect", "virginmoney", "metrobank", "coopbank", "cooperativebank", "chasebank",
  ]

  /// Whether money that was sent names no more than another bank, perhaps beside a person, who may be the user.
  static func namesBank(_ said: String) -> Bool {
    let words = LinkNames.latinWords(said)
    guard !words.contains(where: ["insurance", "insure", "mortgage", "mortgages"].contains) else {
      return false
    }
    let text = words.joined()
    return words.contains(where: banksOfHolders.contains) || banksOfWords.contains(where: text.has)
  }

  private static let accounts = ["통장", "계좌"]
  /// Short for 마이너스통장, and the end of other words.
  private static let overdraft = "마통"
  /// Accounts of several people, of shops and of no one.
  private static let noAccounts = [
    "모임통장", "모임계좌", "회비통장", "가상계좌", "수납계좌", "납부계좌", "납입계좌", "전용계좌", "환불계좌", "입금계좌", "출금계좌",
  ]

  /// Whether a folded text is what people call an account for some purpose, as 생활비통장.
  static func isAccount(_ text: String) -> Bool {
    let name = text.filter { !$0.isNumber }
    if name.hasSuffix(overdraft) { return isBankOrNothing(name.dropLast(overdraft.count)) }
    return name.count > 2 && accounts.contains(where: name.hasSuffix)
      && !noAccounts.contains(where: name.hasSuffix)
  }

  /// What people keep an account for, before the word for the account; no names of people, and nothing that is given to
  /// others, as 조의금.
  private static let purposes = [
    "마이너스", "생활비", "공과금", "비상금", "여행비", "여행경비", "용돈", "식비", "교통비", "통신비", "의료비", "병원비",
    "예비비", "고정비", "변동비", "비자금", "여유자금", "비상자금", "결혼자금", "주택자금", "전세금", "투자금", "세금", "적금",
    "예금", "저금", "목돈",
  ]

  /// Whether a folded text is an account that people call by its purpose (생활비통장), alone or behind its bank’s name;
  /// another name before it may be that of a person (엄마통장).
  static func isOwnAccount(_ text: String) -> Bool {
    guard isAccount(text) else { return false }
    let name = text.filter { !$0.isNumber }
    guard let end = accounts.first(where: name.hasSuffix) else { return true }
    let words = name.dropLast(end.count)
    return purposes.contains { words.hasSuffix($0) && isBankOrNothing(words.dropLast($0.count)) }
  }

  private static func isBankOrNothing(_ text: Substring) -> Bool {
    let name = String(text)
    return name.isEmpty || LinkNames.isInstitution(name) || LinkNames.isBank(name)
  }

  /// Whether a bank's word for an entry says that money was moved by the account's holder, to whomever.
  static func isMoved(_ kind: String) -> Bool {
    isTransfer(kind) || has(["펌뱅킹", "타행", "당행"], in: kind) && !has(["카드", "급여"], in: kind)
  }
}

extension LinkFinder {
  /// What looks like money of the user's that another account has which is not kept here, about which is asked once
  /// for each other side.
  func own(_ row: LedgerRow, _ words: String) -> Meaning? {
    let (kind, text) = (parties.kindText(row), parties.folded(row.said))
    let party = parties.party(row)
    guard !LinkWords.isByAccountCard(kind), !LinkWords.isEarned(kind), !party.isHolder,
      !LinkWords.mayBeBill(text),
      LinkWords.isAccount(party.text)
        || !LinkWords.isEarned(words) && !parties.isOtherPerson(party)
          && saysOwn(row, kind, text, party)
    else { return nil }
    let side =
      LinkWords.foreignWallet(in: text) ?? party.endings.first ?? LinkNames.sortedNumber(row.said)
      ?? text.filter { !$0.isNumber }
    return Meaning(key: "own \(side.isEmpty ? kind : side)", account: nil, isClear: false)
  }

  private func saysOwn(
    _ row: LedgerRow, _ kind: String, _ text: String, _ party: LinkParties.Party
  ) -> Bool {
    if LinkWords.isBareTransfer(kind) || LinkWords.isBetweenOwn(kind)
      || LinkWords.isBetweenOwn(text)
    {
      return true
    }
    let isSent = LinkWords.isSent(kind)
    if isSent, LinkWords.namesBank(row.said) { return true }
    if isSent || LinkWords.isTransfer(kind) || LinkWords.isTransfer(text),
      LinkNames.sortedNumber(row.said) != nil
    {
      return true
    }
    return LinkWords.namesBankOfTransfer(row.said) || LinkWords.foreignWallet(in: text) != nil
      || LinkWords.namesOwnAccount(row.said, isTransfer: LinkWords.isTransfer(kind))
      || LinkWords.isMoved(kind) && party.person.isEmpty && LinkNames.isBank(party.text)
  }
}
