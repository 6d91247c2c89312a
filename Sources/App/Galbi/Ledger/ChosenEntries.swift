import Launch
import LedgerDomain
import Phrases
import Store

/// Entries that `galbi ledger links` names, to link them with each other.
struct ChosenEntries: Equatable {
  let ids: [LedgerRow.ID]
  /// Whether they are a purchase and its refunds rather than a transfer; nil where that is not said.
  let areRefunds: Bool?

  /// How many may be named.
  private static let limit = 100

  /// Takes all of the words that are left; nil without any.
  init?(_ words: inout ArraySlice<String>, _ options: Options) throws(UsageError) {
    let kind = options.ofCommands["--as"]?.last
    guard !words.isEmpty else {
      guard kind == nil else {
        throw .missingWord(example: "galbi ledger links 12 34 --as refund")
      }
      return nil
    }
    var ids: [LedgerRow.ID] = []
    for word in words {
      guard let id = LedgerRow.ID(word), id > 0, !ids.contains(id), ids.count < Self.limit else {
        throw .badValue(
          option: "ID", value: word.shortened(to: 21),
          expected: Phrase(
            ko: "서로 다른 내역 번호 (galbi ledger list --json의 id)",
            en: "different ids of entries, as galbi ledger list --json has them"))
      }
      ids.append(id)
    }
    words = []
    self.ids = ids
    areRefunds = kind.map { $0 == "refund" }
  }

  /// Whether these are the entries of a pair that was found, or the one is of it, and it is linked as what was said.
  fileprivate func are(_ proposal: LinkProposal) -> Bool {
    let entries = Set(proposal.entries)
    // A transfer of one entry has no other side.
    let isOne = ids.count == 1 && areRefunds == nil && entries.contains(ids[0])
    guard isOne || entries == Set(ids) else { return false }
    return switch (areRefunds, proposal.kind) {
    case (nil, _), (true, .refund), (false, .transfer), (false, .topUp): true
    default: false
    }
  }
}

extension LedgerRun {
  /// Shows how entries can be linked with each other, and links them so if `isDone`.
  func link(
    _ chosen: ChosenEntries, isDone: Bool, isJSON: Bool, _ ledger: LedgerUseCases
  ) async throws(LedgerError) -> Int32 {
    let found = try await ledger.proposals(nil).filter(chosen.are)
    // What a person has to check is linked only where all of its entries are named.
    if found.count == 1, found[0].isSure || Set(found[0].entries) == Set(chosen.ids) {
      return try await take(found, isDone: isDone, isJSON: isJSON, ledger)
    }
    guard found.isEmpty else {
      show(found, isJSON: isJSON, ledger)
      return complain(LedgerCommandText.severalPairs, Self.questionStatus)
    }
    let all: [[LinkProposal]]
    do throws(LedgerError) {
      all = try await ledger.chosenLinks(chosen.ids)
    } catch {
      switch error {
      case .linked: return complain(LedgerCommandText.alreadyLinked)
      case .missing: return complain(LedgerCommandText.noSuchEntry(chosen.ids))
      default: throw error
      }
    }
    let ways = all.filter { way in
      chosen.areRefunds.map { $0 == (way.first?.kind == .refund) } ?? true
    }
    guard !ways.isEmpty else {
      return complain(LedgerCommandText.noWay(areRefunds: chosen.areRefunds))
    }
    // What was not found is linked only as what a person says.
    guard ways.count == 1, chosen.areRefunds != nil else {
      show(ways.flatMap(\.self), isJSON: isJSON, ledger)
      return complain(LedgerCommandText.severalWays, Self.questionStatus)
    }
    return try await take(ways[0], isDone: isDone, isJSON: isJSON, ledger)
  }

  /// Shows links, and makes them if `isDone`, unless something is asked that only a screen offers.
  private func take(
    _ proposals: [LinkProposal], isDone: Bool, isJSON: Bool, _ ledger: LedgerUseCases
  ) async throws(LedgerError) -> Int32 {
    let isOpen = proposals.contains { $0.asks != nil }
    if isDone, !isOpen {
      _ = try await ledger.perform(.link(proposals))
      launcher.hasChanged = true
    }
    show(proposals, isJSON: isJSON, ledger)
    guard !isOpen else { return complain(LedgerCommandText.asksOnScreen, Self.questionStatus) }
    return complain(isDone ? LedgerCommandText.linked : LedgerCommandText.notLinkedYet, 0)
  }
}
