import WalletDomain

/// What is owed for one card and becomes the debt of another, and what is held back for a while.
extension LinkWords {
  /// Whether a card pays what another one is owed.
  static func isMovedDebt(_ text: String) -> Bool {
    has(["balancetransfer", "baltransfer", "balancexfer", "balxfer"], in: text) && !isPrice(text)
  }

  /// Whether money was only held back for what is not paid yet, or is free again.
  static func isHold(_ text: String) -> Bool {
    has(["accounthold", "authorizationhold", "holdforopenauthorization", "generalhold"], in: text)
  }
}

extension LinkFinder {
  /// Whether a card says of an entry that a debt went from one card to another.
  func isMovedDebt(_ index: Int) -> Bool {
    kinds[index] == .card
      && [kindText(at: index), parties.folded(texts[index])].contains(where: LinkWords.isMovedDebt)
  }

  /// Whether what came into a card may be a debt that another card has taken over, of which both are one movement.
  func isOfMovedDebt(_ index: Int) -> Bool {
    isMovedDebt(index)
      && rows.indices.contains { other in
        amounts[other] == -amounts[index] && places[other] != places[index] && isMovedDebt(other)
          && abs(days(from: other, to: index)) <= Self.reach.most && isFree(at: other)
          && !isRefused(.transfer, ids[other], ids[index])
      }
  }
}
