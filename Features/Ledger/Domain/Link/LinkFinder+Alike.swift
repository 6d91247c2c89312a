import WalletDomain

/// What may come back of a purchase whose text has another number, branch or name of the shop.
extension LinkFinder {
  /// How many purchases are shown of what comes back.
  private static let shown = 3
  /// How many purchases before it are looked at: more than anyone makes in that time.
  private static let most = 2_000

  /// Whether the bank says that an amount came in by the account's own card, which makes it a refund and no income.
  func isBackByCard(_ index: Int) -> Bool {
    amounts[index] > 0 && kinds[index] != .card && kindWords(at: index).contains(.byCard)
  }

  /// The purchases of an account that may have been in the shop of what comes back, those of its amount alone if there
  /// are any, and the latest first; by a card also those that are named alike.
  func alike(_ position: Int) -> [Int] {
    let name = parties.shop(of: texts[position])
    guard !name.text.isEmpty, !LinkWords.isNobody(name.text), !LinkWords.saysPayment(name.text),
      isBackByCard(position) || isShop(position)
    else { return [] }
    let isLoose = kinds[position] == .card || kindWords(at: position).contains(.byCard)
    let all = bought[places[position]] ?? []
    var found: [Int] = []
    for index in all[..<start(of: position, in: all)].suffix(Self.most).reversed() {
      guard days(from: index, to: position) <= Self.refundReach else { break }
      guard amounts[position] <= -amounts[index] else { continue }
      let other = parties.shop(of: texts[index])
      guard name == other || isLoose && name.isPart(of: other), mayReturn(position, index),
        isLoose || isShop(index), mayBeReturned(at: index), !isUsedByTransfer(index)
      else { continue }
      found.append(index)
    }
    let equal = found.filter { amounts[$0] == -amounts[position] }
    return equal.isEmpty ? found : equal
  }

  /// What was paid from the account with the amount of what is said to be paid back, whomever that names, the latest
  /// first; none once the user has refused one.
  func equalPurchases(_ position: Int) -> [Int] {
    guard
      LinkWords.saysPaidBack(parties.folded(texts[position]))
        || LinkWords.saysPaidBack(inNote: parties.folded(rows[position].entry.note)),
      !refused.contains(where: { $0.kind == .refund && $0.rows.contains(ids[position]) })
    else { return [] }
    let all = bought[places[position]] ?? []
    return all[..<start(of: position, in: all)].suffix(Self.most).reversed().filter { index in
      amounts[index] == -amounts[position] && mayReturn(position, index)
        && mayBeReturned(at: index) && !isUsedByTransfer(index) && !isLeftOfMovement(at: index)
    }
  }

  /// How many of these are not later than a day.
  private func start(of position: Int, in sorted: [Int]) -> Int {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if dates[sorted[middle]] <= dates[position] { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Asks whether what came in gives one of these purchases back.
  func ask(_ position: Int, whetherBackOf purchases: [Int], isByName: Bool = true) {
    let row = rows[position]
    for index in purchases.prefix(Self.shown) {
      let purchase = rows[index]
      var reasons: [LinkReason] = isByName ? [.samePayee] : [.bankSays(row.said)]
      if amounts[index] == -amounts[position] { reasons.append(.sameAmount) }
      reasons.append(apart(purchase, row))
      if purchases.count > 1 { reasons.append(.severalCandidates) }
      add(
        LinkProposal(
          .refund, first: row, second: rows[counted(for: index)], isSure: false, reasons: reasons))
    }
  }

  /// Of what may come back those that are said to be paid back, of the amount of a purchase near what is asked for,
  /// whatever the shops are called; none where all are looked at.
  func askedEquals(_ back: [Int]) -> Set<Int> {
    guard let days = numbers(of: oneSidedDays()) else { return [] }
    var bought: [Int: Set<Int64>] = [:]
    for index in rows.indices where amounts[index] < 0 && isIn(days, index) {
      bought[places[index], default: []].insert(-amounts[index])
    }
    return Set(
      back.filter { index in
        bought[places[index]]?.contains(amounts[index]) == true
          && (LinkWords.saysPaidBack(parties.folded(texts[index]))
            || LinkWords.saysPaidBack(inNote: parties.folded(rows[index].entry.note)))
      })
  }
}
