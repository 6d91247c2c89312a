import WalletDomain

/// Names of cards in their payments, and banks' words for these, of which some are also those for purchases.
extension LinkFinder {
  /// Whether a bank's words beside the text may be those of a card's bill.
  ///
  /// Many banks call what was bought with the account's own card a card payment, which says nothing of what names a
  /// shop.
  func namesBill(at index: Int) -> Bool {
    if columns.counterparts[index].map(parties.mayBeBill) ?? false { return true }
    guard let kind = columns.kindTexts[index], parties.mayBeBill(kind) else { return false }
    let key = [kind, texts[index], columns.counterparts[index]]
    if let known = billNames[key] { return known }
    let names = names(of: rows[index])
    let isBill =
      LinkWords.saysBill(parties.folded(kind))
      || names.contains { LinkWords.isIssuerAlone($0) || isProduct($0) }
      || names.allSatisfy { LinkWords.bareIssuer(in: $0).isEmpty }
    billNames[key] = isBill
    return isBill
  }

  /// The texts in which an entry may name a card, folded.
  func names(of row: LedgerRow) -> [String] {
    [row.said, row.entry.bank?.counterpart].compactMap(\.self).map { parties.folded($0) }
  }

  /// The cards that texts name, or else the one that is known to be the issuer's.
  func cards(
    named texts: [String], of issuer: String, among cards: [LinkParties.Account],
    _ known: [String: LedgerAccount.ID]
  ) -> [LedgerAccount.ID] {
    let named = cards.filter { card in texts.contains { names($0, card) } }
    let whole = named.filter { card in
      card.isNamed && texts.contains { $0.contains(card.name) }
    }
    // As 현대카드M, in which 현대카드 is, too.
    let exactly = whole.filter { card in
      !whole.contains { $0.name != card.name && $0.name.has(card.name) }
    }
    if exactly.count == 1, !named.contains(where: { mayBeMeant($0, by: exactly[0]) }) {
      return exactly.map(\.account.id)
    }
    if named.isEmpty, let card = known[issuer] { return [card] }
    return named.map(\.account.id)
  }

  /// Whether the name of a card, which a text has, may be meant to say no more than whose another card is, as 삼성카드
  /// beside 삼성카드 iD.
  private func mayBeMeant(_ other: LinkParties.Account, by card: LinkParties.Account) -> Bool {
    guard other.account.id != card.account.id, !LinkWords.isByAccountCard(other.name) else {
      return false
    }
    return !card.issuer.isEmpty && other.issuer.has(card.issuer)
      || LinkNames.isOfInstitutions(card.issuer)
        && !card.institutions.isDisjoint(with: other.institutions)
  }

  /// Whether a text names a card, or its issuer beside nothing but words of bills.
  func names(_ text: String, _ card: LinkParties.Account) -> Bool {
    if parties.names(text, card) { return true }
    let issuer = LinkWords.bareIssuer(in: text)
    // As 우리 of 우리BC카드.
    return Set([issuer, LinkWords.issuer(besideNetworks: issuer)]).contains { issuer in
      guard issuer.count > 1 else { return false }
      // As Capital One of Capital One Venture.
      return card.issuer == issuer || issuer.count > 3 && card.issuer.hasPrefix(issuer)
        || !card.institutions.isDisjoint(with: LinkNames.institutions(called: issuer))
    }
  }

  /// Whether a text is what a card of an institution is called, as 현대M of 현대카드M.
  private func isProduct(_ text: String) -> Bool {
    let name = LinkWords.bareIssuer(in: text)
    return !LinkNames.isShop(name)
      && parties.all.contains { $0.kind == .card && $0.issuer == name && !$0.institutions.isEmpty }
  }
}

extension LinkWords {
  /// Whether a bank's word for an entry is one of bills alone, and not of whatever was paid by card.
  static func saysBill(_ kind: String) -> Bool { kind == "dd" || has(ofBillsAlone, in: kind) }

  private static let ofBillsAlone =
    [
      "대금", "청구", "납부", "자동이체", "선결제", "즉시결제", "카드값", "cms", "지로", "bill", "autopay", "autopmt",
      "creditcrd",
      "crcard", "creditcardpayment", "creditcardbill", "directdebit",
    ] + issuersAlone

  /// Whether a text names institutions that issue cards and nothing else, as KB국민 9월, and no shop of the same name.
  static func isIssuerAlone(_ text: String) -> Bool {
    let letters = text.filter { !$0.isNumber }
    guard !letters.isEmpty, !LinkNames.isShop(letters) else { return false }
    return [letters, bareIssuer(in: letters)].contains { name in
      LinkNames.isOfInstitutions(
        ["은행", "뱅크", "bank"].reduce(name) { $0.hasSuffix($1) ? String($0.dropLast($1.count)) : $0 })
    }
  }
}

extension LinkNames {
  /// The names of institutions that are no mere letter, the longest first.
  private static let names = Institutions.names.joined().filter { $0.count > 1 }
    .sorted { $0.count > $1.count }

  /// Whether a folded text is the name of an institution, or several of its names, as kb국민.
  static func isOfInstitutions(_ text: String) -> Bool {
    names.contains { name in
      text.hasPrefix(name) && (text == name || isOfInstitutions(String(text.dropFirst(name.count))))
    }
  }
}
