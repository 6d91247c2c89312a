import WalletDomain

/// Money that came back which stands in two files, and is a refund by a link already.
extension LinkFinder {
  /// Two entries that may be one purchase.
  struct Pair {
    /// The one that is not counted.
    let first: Int
    /// The one with the merchant's name.
    let second: Int
    let evidence: [LinkReason]
    /// Whether both name one merchant, or are of one moment.
    let isClose: Bool
    /// Whether they name two merchants.
    let isWeak: Bool
    /// What the one that is not counted is a refund by, which the other one becomes.
    var ended: [EntryLink] = []

    /// The positions of both purchases.
    var rows: Set<Int> { [first, second] }

    var sides: Sides { Sides(first: first, second: second) }

    /// The pair with the other purchase counted.
    var turned: Pair {
      Pair(first: second, second: first, evidence: evidence, isClose: isClose, isWeak: isWeak)
    }
  }

  /// Whether an entry is a refund by a link, which is counted as one.
  func isRefund(_ index: Int) -> Bool {
    links(at: index)?.contains { $0.kind == .refund && $0.first == rows[index].id } ?? false
  }

  /// The same pair with the one counted that is to be; nil where neither can be left out.
  ///
  /// What is a refund by a link already is counted, unless the other one is of another month, and would have been that
  /// refund had its file come first.
  func withRefund(_ pair: Pair) -> Pair? {
    guard isRefund(pair.first) else { return pair }
    guard !isRefund(pair.second) else { return nil }
    guard let ended = links(at: pair.first), ended.count == 1, !isLinked(at: pair.second),
      isOfOtherMonth(pair), hasPurchase(pair.second)
    else { return pair.turned }
    var moved = pair
    moved.ended = ended
    return moved
  }

  private func isOfOtherMonth(_ pair: Pair) -> Bool {
    LedgerMonth(of: rows[pair.first].day) != LedgerMonth(of: rows[pair.second].day)
  }

  /// Whether the account of a refund has a purchase that it gives back.
  private func hasPurchase(_ refund: Int) -> Bool {
    let payee = parties.payeeNumber(of: texts[refund])
    return amounts[refund] > 0
      && rows.indices.contains { index in
        amounts[index] <= -amounts[refund] && places[index] == places[refund]
          && parties.payeeNumber(of: texts[index]) == payee
          && (0...Self.refundReach).contains(days(from: index, to: refund))
      }
  }
}

/// What a card's file says came back, and not when.
extension LinkFinder {
  /// Whether an entry was made of the line of a card's purchase, and an account's bank gives it back later.
  func isUndated(_ target: Int, before index: Int) -> Bool {
    amounts[target] > 0 && kinds[target] == .card && isOneShop(index, target)
      && rows[target].entry.bank?.isUndated == true
      && (0...Self.refundReach).contains(days(from: target, to: index))
  }

  /// Those of candidates for what came back to an account by its card.
  func undated(before index: Int, in all: [Int], besides near: [Int]) -> [Int] {
    guard amounts[index] > 0, ![.card, .wallet].contains(kinds[index]) else { return [] }
    return all.filter { isUndated($0, before: index) && !near.contains($0) }
  }
}

/// What a bank books some days after a wallet.
extension LinkFinder {
  /// Whether two purchases are of days that do not follow one another.
  func isLate(_ index: Int, _ target: Int) -> Bool {
    abs(days(from: index, to: target)) > 1
  }

  /// Whether what a wallet has paid was booked some days later where the wallet is named, and did not fill it.
  func isBookedLate(_ index: Int, _ target: Int, _ text: String) -> Bool {
    kinds[target] == .wallet && days(from: target, to: index) > 0
      && parties.names(text, owners[places[target]])
      && !hasFilled(index, target, within: Self.reach.most)
  }
}
