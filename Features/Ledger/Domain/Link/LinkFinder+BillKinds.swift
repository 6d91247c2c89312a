/// Banks' words for payments of cards, of which some are also those for purchases.
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

  /// Whether a text is what a card of an institution is called, as 현대M of 현대카드M.
  private func isProduct(_ text: String) -> Bool {
    let name = LinkWords.bareIssuer(in: text)
    return !LinkNames.isShop(name)
      && parties.all.contains { $0.kind == .card && $0.issuer == name && !$0.institutions.isEmpty }
  }
}

extension LinkWords {
  /// Whether a bank's word for an entry is one of bills alone, and not of whatever was paid by card.
  static func saysBill(_ kind: String) -> Bool { has(ofBillsAlone, in: kind) }

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
