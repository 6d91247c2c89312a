/// What was linked of what is sure, and what is left.
public struct SureLinks: Hashable, Sendable {
  /// In the order of the proposals.
  public internal(set) var linked: [LinkProposal] = []
  /// How many links were made of these, as others may have changed entries meanwhile.
  public internal(set) var count = 0
  /// What only the user can decide.
  public internal(set) var left: [LinkProposal] = []
}

extension LedgerUseCases {
  /// Links what is sure of what was proposed, and then what that makes sure, until nothing more is.
  ///
  /// Each round is a command of its own. Throws `.missing` if nothing is as it was proposed.
  public func linkSure(of proposals: [LinkProposal]) async throws(LedgerError) -> SureLinks {
    var links = SureLinks()
    links.left = proposals
    var tried: Set<LinkProposal> = []
    while true {
      let sure = links.left.filter { $0.isSure && !tried.contains($0) }
      guard !sure.isEmpty else { break }
      tried.formUnion(sure)
      do throws(LedgerError) {
        links.count += try await perform(.link(sure)).count
        links.linked += sure
      } catch {
        // What is left is not as it was any more.
        guard error == .missing, links.count > 0 else { throw error }
        break
      }
      links.left = try await self.proposals(nil)
    }
    links.left.removeAll { tried.contains($0) }
    links.linked = links.linked.inOrder()
    return links
  }
}
