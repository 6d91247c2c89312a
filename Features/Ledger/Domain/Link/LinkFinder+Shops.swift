import WalletDomain

/// Which entries name a shop, that may give money back.
extension LinkFinder {
  func isShop(_ index: Int) -> Bool {
    let payee = parties.payee(of: texts[index])
    guard !payee.isEmpty else { return false }
    guard kinds[index] != .card, !kindWords(at: index).contains(.byAccountCard) else {
      return true
    }
    // A bank gives many entries such words, or the name of another bank.
    let party = party(at: index)
    guard !parties.isNobody(texts[index]), !party.isHolder, !party.mayBeHolder else { return false }
    if !party.person.isEmpty || party.text.isEmpty { return true }
    return LinkNames.company(in: payee) != nil || isOfWallet(payee) && !isFromKeptWallet(index)
  }

  /// Whether a payee is a company that sells by itself, or pays shops by a wallet.
  func isOfWallet(_ payee: String) -> Bool {
    LinkNames.isShop(payee)
      || !LinkNames.isInstitution(payee) && !parties.institutions(in: payee, of: .wallet).isEmpty
  }

  /// Whether money may have come out of a wallet that is kept here, since nothing says that a shop gives it back.
  private func isFromKeptWallet(_ index: Int) -> Bool {
    let text = parties.folded(texts[index])
    guard amounts[index] > 0, !LinkWords.isReturned(text),
      !LinkWords.isReturned(kindText(at: index))
    else { return false }
    return parties.all.contains {
      $0.mayBeWallet && $0.account.id != rows[index].account && parties.names(text, $0)
    }
  }
}
