import LedgerDomain
import Phrases
import Storage
import Time

/// Whether a file is of the kind that an account is, by what both have: only a bank's account has balances.
extension ImportPreview {
  /// Which accounts of another kind have balances around the days of the file.
  @MainActor func balancedAccounts(
    in ledger: LedgerUseCases
  ) async throws(LedgerError) -> Set<LedgerAccount.ID> {
    let days = entries.map(\.entry.day)
    let open = accounts.filter(mayDiffer).map(\.id)
    guard let first = days.min(), let last = days.max(), !open.isEmpty else { return [] }
    let known = isOfPurchases ? try await ledger.balances(open, first...last) : balances
    return Set(open.filter { known[$0].map { BalanceChain($0.steps).count > 0 } ?? false })
  }

  /// Whether a card's file, or a wallet's, would go into a bank's account, or a bank's file into a card's.
  func isOfOtherKind(_ account: LedgerAccount) -> Bool {
    mayDiffer(account) && balanced.contains(account.id) == isOfPurchases
  }

  /// Whether a file may be of an account by what both are: a card's has purchases that stand in its bank's
  /// file, too.
  func mayBeOf(_ account: LedgerAccount) -> Bool {
    guard !isOfOtherKind(account) else { return false }
    guard [.card, .wallet].contains(statement.accountKind) else { return true }
    if let known = account.kind { return known == statement.accountKind }
    let isOfBank = ["은행", "뱅크", "bank", "통장"].contains {
      account.phrase.text(.korean).lowercased().contains($0)
    }
    return !isOfBank && account.holder == nil
  }

  /// Whether the file is a card's or a wallet's, and has no balances.
  private var isOfPurchases: Bool {
    statement.chain.count == 0 && [.card, .wallet].contains(statement.accountKind)
  }

  /// Whether an account is of another kind than the file, if it has balances or has none.
  private func mayDiffer(_ account: LedgerAccount) -> Bool {
    guard !account.isPermanent, account.id != .imports else { return false }
    if isOfPurchases { return ![.card, .wallet].contains(account.likelyKind) }
    return statement.chain.count > 0 && statement.accountKind == nil && account.kind == .card
  }
}
