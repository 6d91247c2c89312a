import WalletDomain

/// From whom money came: a friend may owe a part of what was bought.
extension LinkFinder {
  enum Sender {
    case person
    /// A company may be called so as well, so that only equal parts are meant.
    case maybePerson
  }

  /// Nil where a bank or a wallet names no person from whom money came.
  func sender(of index: Int) -> Sender? {
    guard rows[index].origin == .imported, kinds[index] != .card else { return nil }
    let (party, kind) = (party(at: index), kindText(at: index))
    guard !party.isHolder, !LinkWords.isOfSales(party.text), !LinkWords.isOfSales(kind) else {
      return nil
    }
    if party.person.isEmpty { return settled(index, party) }
    if let name = LinkNames.latinName(party.shown) {
      return sender(of: index, kind, named: name)
    }
    let name = LinkNames.sender(in: party.shown)
    guard isName(name), !LinkWords.isNobody(name) else { return nil }
    // A column that says nothing but 입금 is none of words.
    if kind.isEmpty, !party.isColumn { return LinkNames.isPerson(party.text) ? .person : nil }
    let words: LinkWords.Kinds = [.transfer, .deposit]
    let isMoved = !kindWords(at: index).isDisjoint(with: words)
    // Names of shops look like those of persons, and a wallet says from whom it has received money.
    guard kinds[index] != .wallet else {
      return isMoved || isReceivedByWallet(index, kind) ? .person : nil
    }
    return isMoved || party.isColumn && !LinkWords.isNobody(kind) ? .person : nil
  }

  private func isReceivedByWallet(_ index: Int, _ kind: String) -> Bool {
    kindWords(at: index).contains(.received) || LinkWords.isSettled(kind)
  }

  /// What the note on money out of a wallet calls shared, from whomever it is.
  private func settled(_ index: Int, _ party: LinkParties.Party) -> Sender? {
    guard kinds[index] != .wallet, !party.text.isEmpty, !rows[index].entry.note.isEmpty,
      !kindWords(at: index).isDisjoint(with: [.transfer, .deposit]),
      LinkWords.isSettled(parties.folded(rows[index].entry.note)),
      !parties.institutions(in: party.text, of: .wallet).isEmpty
    else { return nil }
    return .maybePerson
  }

  private func sender(of index: Int, _ kind: String, named name: [String]) -> Sender? {
    let (text, note) = (name.joined(), parties.folded(rows[index].entry.note))
    guard !LinkWords.isNobody(text), !LinkWords.isReturned(kind), !LinkWords.isSold(note),
      !LinkWords.isInvestment(text, in: name.joined(separator: " ")),
      LinkNames.institutions(in: text, of: .bank).isEmpty
    else { return nil }
    if kinds[index] == .wallet {
      return LinkWords.isSettled(kind) || kind.has("받") ? .person : nil
    }
    guard !LinkWords.isEarned(kind) else { return nil }
    let isMoved =
      !kindWords(at: index).isDisjoint(with: [.transfer, .deposit]) || LinkWords.isSent(kind)
    return isMoved ? .maybePerson : nil
  }

  /// Whether a name may be a person's.
  private func isName(_ name: String) -> Bool {
    (2...4).contains(name.count)
      && name.unicodeScalars.allSatisfy { 0xAC00...0xD7A3 ~= $0.value || $0 == "*" }
  }
}

extension LinkNames {
  /// What stands beside the name of someone who pays a share.
  private static let besideSenders: Set = ["정산", "더치페이", "1n", "n분의1", "n빵", "회비"]
  private static let titles = ["님께서", "님이", "님"]

  /// Whom a text names as the sender of a share, without banks, wallets and such words around it, as 박민수 for
  /// 박민수님이 정산, 정산_박민수 and PAYCO박민수.
  static func sender(in text: String) -> String {
    let words = words(text)
    let names = words.filter { !besideSenders.contains($0) }.map { word in
      let title = titles.first { word.hasSuffix($0) && word.count > $0.count + 1 }
      return withoutBank(String(word.dropLast(title?.count ?? 0)))
    }
    let name = person(in: names.joined(separator: " "))
    // Beside them a shop may stand that has paid what it owes.
    guard names.count < words.count else { return name }
    return isPerson(name) && name.count > 2 ? name : ""
  }

  /// What companies have in their names, and what banks write where no person is.
  private static let noNames: Set = [
    "ltd", "limited", "inc", "llc", "plc", "co", "company", "corp", "gmbh", "ag", "bank", "pay",
    "payment", "payments", "card", "cards", "store", "stores", "shop", "service", "services",
    "lettings", "homes", "property", "properties", "estates", "insurance", "council", "refund",
    "group", "university", "college", "school", "salary", "payroll", "wages", "interest",
    "transfer", "deposit", "cash", "account", "savings", "saver", "credit", "debit", "the", "and",
    "of", "for", "online", "uk", "us", "usa", "tax", "hmrc", "benefit", "pension", "dividend",
    "loan", "rent", "direct", "order", "bill", "fee", "energy", "water", "gas", "mobile", "media",
    "solutions", "systems", "trading", "consulting", "partners", "holdings", "international",
    "foundation", "trust", "fund", "funds", "capital", "finance", "financial", "motors", "sales",
    "market", "marketplace", "express", "studio", "agency", "club", "association", "church",
  ]

  /// The two or three words of a text that may be the name of a person in Latin letters; nil for another text.
  static func latinName(_ text: String) -> [String]? {
    guard text.allSatisfy({ $0.isASCII && $0.isLetter || " .'-".contains($0) }) else { return nil }
    let words = text.split { " .".contains($0) }.map { folded(String($0)) }
      .filter { $0 != "from" }
    guard (2...3).contains(words.count), words.contains(where: { $0.count > 1 }),
      !words.contains(where: noNames.contains)
    else { return nil }
    return words
  }
}
