import Time

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
      try await db.linkScene(in: reach)
    }
    let found = LinkFinder(scene, settings.accounts).proposals()
    guard let days, let ahead else { return found }
    return found.filter { proposal in
      // Purchases explain a bill that is paid later.
      (proposal.kind == .cardBill ? ahead : days).contains(proposal.first.day)
        || proposal.second.map { days.contains($0.day) } ?? false
    }
  }
}
