import LedgerDomain
import Phrases
import WalletDomain

extension ImportPreview {
  /// What the account that is chosen gets as its opening balance.
  @MainActor func opening(
    of choice: AccountChoice, in ledger: LedgerUseCases
  ) async throws(LedgerError) -> Won? {
    guard mayAddSettings, let opening = statement.opening, opening != .zero else { return nil }
    guard let id = choice.existing else { return opening }
    guard settings.accounts[id].opening == .zero else { return nil }
    let sums = try await ledger.accountSums()[id]
    return sums.map { $0.total.count > 0 } == true ? nil : opening
  }

  /// How many of the entries are looked up.
  private static let sample = 200

  /// The account that is offered; in place of a new one that may not be added, one that there is, rather
  /// of a bank than the cash.
  @MainActor func likelyAccount(in ledger: LedgerUseCases) async -> AccountChoice {
    let likely = await knownAccount(in: ledger)
    guard !mayAddSettings, case .new = likely else { return likely }
    return .existing(accounts.first { $0.id != .cash }?.id ?? .cash)
  }

  /// In place of a new account with the name of the file, the one that has most of the entries already,
  /// since a file may be renamed.
  @MainActor private func knownAccount(in ledger: LedgerUseCases) async -> AccountChoice {
    guard case .new = account, statement.bank.isEmpty, !entries.isEmpty else { return account }
    let sample = Array(entries.prefix(Self.sample))
    func known(_ id: LedgerAccount.ID?) async -> Int {
      let news = try? await ledger.news(sample, id)
      return sample.count - (news?.new ?? sample).count
    }
    // What every account would know, such as entries that were written by hand.
    var most = await known(nil)
    var likely = account
    for each in accounts where mayBeOf(each) {
      let known = await known(each.id)
      if known > most, known * 2 >= sample.count { (most, likely) = (known, .existing(each.id)) }
    }
    return likely
  }

  /// Whether a file may be of an account by what both are: a card's has purchases that stand in its bank's
  /// file, too.
  private func mayBeOf(_ account: LedgerAccount) -> Bool {
    guard let kind = statement.accountKind, [.card, .wallet].contains(kind) else { return true }
    if let known = account.kind { return known == kind }
    let isOfBank = ["은행", "뱅크", "bank", "통장"].contains {
      account.phrase.text(.korean).lowercased().contains($0)
    }
    return !isOfBank && account.holder == nil
  }
}
