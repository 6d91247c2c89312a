import WalletDomain

/// Transfers that came back to the account, as where the number of the other one was wrong.
extension LinkFinder {
  /// How many days later a transfer comes back.
  private static let failReach = 7

  /// Proposes what came back as that of the earlier transfer of its amount, so that neither is income nor spending.
  func findFailedTransfers() {
    let days = numbers(of: asked?.near)
    let back = rows.indices.filter {
      amounts[$0] > 0 && isIn(days, $0) && isUnlinked(at: $0) && isFailedTransfer($0)
    }
    guard !back.isEmpty else { return }
    let out = Dictionary(grouping: rows.indices.filter { amounts[$0] < 0 }) { amounts[$0] }
    for index in sortedByDay(back) {
      let same = out[-amounts[index]] ?? []
      // What an own account had got and gave back are two transfers.
      guard !same.contains(where: { isGivenBack($0, as: index) }) else { continue }
      let sent = sent(same, before: index)
      let name = nameOfReturn(index)
      let named = sent.filter { !name.isEmpty && self.name($0) == name }
      let found = named.isEmpty ? sent : named
      // Without a name of its own it is what was sent last.
      guard let last = found.last, name.isEmpty || !named.isEmpty || sent.count == 1 else {
        continue
      }
      let isSure = found.count == 1 && (name.isEmpty || !named.isEmpty)
      propose(index, of: last, isSure: isSure, isOnly: found.count == 1)
    }
  }

  private func propose(_ index: Int, of sent: Int, isSure: Bool, isOnly: Bool) {
    let (row, first) = (rows[index], rows[sent])
    let reasons: [LinkReason] =
      [.bankSays(row.entry.bank?.kind ?? row.said), .sameAmount, apart(first, row)]
      + (isOnly ? [] : [.severalCandidates])
    let links = links(at: sent) ?? []
    add(
      LinkProposal(.refund, first: row, second: first, isSure: isSure, reasons: reasons)
        .ending(links))
    // It went to no account.
    if isSure { use(first.id) }
  }

  /// Whether a bank says that a transfer was not taken.
  private func isFailedTransfer(_ index: Int) -> Bool {
    guard kinds[index] != .card, !parties.mayBeReturnedBill(texts[index]),
      traits[index].isDisjoint(with: [.isOfWallet, .hasOrder])
    else {
      return false
    }
    return [kindText(at: index), parties.folded(texts[index])].contains { text in
      LinkWords.isReturned(text) && LinkWords.has(LinkWords.transfers + ["타행", "당행"], in: text)
        && !LinkWords.mayBeBill(text) && !text.has("자동이체") && !LinkWords.isByAccountCard(text)
    }
  }

  /// Whether another account says of an entry that it went back, at the time of what came back here.
  private func isGivenBack(_ other: Int, as index: Int) -> Bool {
    places[other] != places[index] && abs(days(from: other, to: index)) <= Self.reach.sure
      && [kindText(at: other), parties.folded(texts[other])].contains(where: LinkWords.isReturned)
  }

  /// Those of an amount that were sent in the week before, the last one at the end.
  private func sent(_ positions: [Int], before index: Int) -> [Int] {
    sortedByDay(
      positions.filter { other in
        places[other] == places[index] && !isUsed(at: other)
          && (0...Self.failReach).contains(days(from: other, to: index))
          && (dates[other] < dates[index] || seconds[other] <= seconds[index]
            || seconds[index] <= 0)
          && !kindWords(at: other).contains(.byAccountCard)
          && links(at: other)?.allSatisfy { isOpen($0, of: rows[other].id) } ?? true
          && !isRefused(.refund, ids[index], ids[other])
      })
  }

  /// Whether a link says where something went, and no account has it by its own file.
  private func isOpen(_ link: EntryLink, of id: LedgerRow.ID) -> Bool {
    link.kind == .transfer && link.first == id && (link.second == nil || link.isMade)
  }

  private func name(_ index: Int) -> String { party(at: index).person }

  /// Whom what came back names beside the bank's words.
  private func nameOfReturn(_ index: Int) -> String {
    LinkWords.withoutReturn(name(index))
  }
}
