import WalletDomain

extension LinkParties {
  /// What an entry says of the other side.
  final class Party {
    /// As the bank writes it.
    let shown: String
    /// Folded.
    let text: String
    /// The holder of the account, as its name says; empty if it names none.
    private(set) lazy var person = LinkNames.person(in: shown)
    /// The institutions whose names alone are words of it.
    lazy var banks = LinkNames.institutions(amongWordsOf: shown)
    /// The last digits of accounts in it.
    private(set) lazy var endings = LinkNames.endings(in: shown)
    let number: String?
    /// Whether the account is the user's by the name.
    var isHolder = false
    /// Whether it begins with the user's name, and has a note or another name behind it.
    var mayBeHolder = false
    /// Whether the bank says in so many words that it is.
    let isSaid: Bool
    /// Whether the bank names the other side in a column of its own.
    let isColumn: Bool
    /// The accounts that it names, and whether it is another person, once that was asked for.
    var named: [Account]?
    var isStranger: Bool?
    /// Whether it looks like another person's name.
    private(set) lazy var isOtherName =
      !isHolder && !mayBeHolder && LinkNames.isPerson(person) && !LinkWords.isNobody(person)
      && !LinkWords.isMoney(person) && !LinkWords.isOwnAccount(text)

    init(_ shown: String, text: String, number: String?, isColumn: Bool) {
      (self.shown, self.text, self.number) = (shown, text, number)
      isSaid = LinkNames.saysHolder(shown)
      self.isColumn = isColumn
    }

    /// Equal for entries with the same other side: the number of its account, or else its text; empty without either.
    var key: String { number.flatMap(LedgerAccount.number) ?? text }
  }
}
