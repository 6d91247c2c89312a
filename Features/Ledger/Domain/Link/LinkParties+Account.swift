import Phrases
import WalletDomain

extension LinkParties {
  /// What is to know of an account.
  final class Account {
    let account: LedgerAccount
    let kind: AccountKind
    /// Its name, folded.
    let name: String
    let institutions: Set<Int>
    /// Whose card it is by its name; empty for no card.
    let issuer: String
    /// Whether its name says more than that it is a card or an account.
    let isNamed: Bool
    let endings: [String]

    /// Whether a card's name says whose it is, by whatever name of an institution.
    var isOfIssuer: Bool { LinkNames.isOfIssuer(name) }

    /// Whether it may be what a company fills: a wallet, or what is called as an institution alone, as 토스.
    let mayBeWallet: Bool

    init(_ account: LedgerAccount) {
      self.account = account
      kind = account.likelyKind
      name = LinkNames.folded(account.phrase.text(.korean))
      institutions = LinkNames.institutions(named: name)
      issuer = kind == .card ? LinkWords.bareIssuer(in: name) : ""
      endings = account.endings
      mayBeWallet = kind == .wallet || kind == .bank && LinkNames.isInstitution(name)
      isNamed =
        name.count > 1 && account.id != .cash && account.id != .imports
        && !Account.common.contains(name)
    }

    private static let common: Set = [
      "카드", "card", "은행", "bank", "페이", "pay", "통장", "계좌", "account",
    ]

    /// Whether a folded text has nothing beside the account's name but digits, of which a bank hides some, as
    /// revolut**7788*.
    func isNumberedAlone(in text: String) -> Bool {
      rest(of: text)?.allSatisfy { $0.isNumber || $0 == "*" } ?? false
    }

    /// Whether a folded text has nothing beside the account's name but a person, as jhillnationwidesaver.
    func isOf(_ person: String, in text: String) -> Bool {
      rest(of: text).map { LinkNames.areSame($0.filter { !$0.isNumber }, person) } ?? false
    }

    private func rest(of text: String) -> String? {
      isNamed && text.has(name) ? text.replacing(name, with: "", maxReplacements: 1) : nil
    }

    /// What it is called where people read it.
    var shown: String { account.phrase.text(.korean) }
  }
}
