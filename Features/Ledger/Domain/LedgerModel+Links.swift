import Time

/// What may be one movement of money.
extension LedgerModel {
  /// How far the purchase of a refund may be back, and the payment of a card's purchase ahead, in days.
  private static let reach = (back: 120, ahead: 80)

  /// What may be linked of the entries of these days, of all if nil.
  func proposals(in days: ClosedRange<Day>?) async throws(LedgerError) -> [LinkProposal] {
    try await readSettings()
    let ahead = days.map { days in
      days.lowerBound...(days.upperBound.advanced(by: Self.reach.ahead) ?? days.upperBound)
    }
    let reach = ahead.map { days in
      (days.lowerBound.advanced(by: -Self.reach.back) ?? days.lowerBound)...days.upperBound
    }
    let scene = try await served { () throws(LedgerError) in
      let scene = try await db.linkScene(in: reach)
      guard let first = reach?.lowerBound else { return scene }
      return scene.with(try await db.instalments(before: first), before: first)
    }
    // Purchases explain a bill that is paid later.
    let asked = days.map { LinkFinder.Days(days: $0, billed: ahead?.upperBound ?? $0.upperBound) }
    return await Self.proposals(of: asked, in: scene, settings.accounts)
  }

  /// What may be linked of entries that an earlier version has left, which is offered once.
  func offeredLinks() async throws(LedgerError) -> [LinkProposal] {
    let isOffered = try await served { () throws(LedgerError) in try await db.offersLinks() }
    guard isOffered, !isDamaged() else { return [] }
    let found = try await proposals(in: nil)
    // Who leaves meanwhile is asked the next time.
    guard !Task.isCancelled else { return [] }
    try await db.endLinkOffer()
    return found
  }

  /// Each way in which entries that the user has chosen can be linked, with all of its links.
  func links(choosing ids: [LedgerRow.ID]) async throws(LedgerError) -> [[LinkProposal]] {
    try await readSettings()
    let accounts = settings.accounts
    return try await served { () throws(LedgerError) in
      var all = Set(ids)
      var links = try await db.links(of: ids)
      // Also all that is one purchase with these.
      while true {
        let others = Set(links.filter { $0.kind == .same && !$0.isRefused }.flatMap(\.rows))
        guard !others.isSubset(of: all) else { break }
        all.formUnion(others)
        links = try await db.links(of: all.sorted())
      }
      let rows = try await db.rows(all.sorted())
      guard rows.count == all.count else { throw .missing }
      return try ChosenLinks(ids, rows, links, accounts).ways()
    }
  }

  /// Keys are answered while it looks.
  @concurrent
  private static func proposals(
    of asked: LinkFinder.Days?, in scene: LinkScene, _ accounts: LedgerAccounts
  ) async -> [LinkProposal] {
    LinkFinder(scene, accounts, of: asked).proposals()
  }

  /// What a statement for an account brings; nil for a new one.
  func news(
    of entries: [StatementEntry], into account: LedgerAccount.ID?
  ) async throws(LedgerError) -> StatementNews {
    try await served { () throws(LedgerError) in
      let news = try await db.news(of: entries, into: account)
      let days = news.new.map(\.entry.day)
      guard let account, let first = days.min(), let last = days.max(),
        try await db.reconciliations().contains(where: { $0.account == account })
      else { return news }
      let reach = (first.advanced(by: -1) ?? first)...(last.advanced(by: 1) ?? last)
      let made = try await db.linkScene(in: reach).reconciledMade
      return news.without(made, of: entries, into: account)
    }
  }
}
