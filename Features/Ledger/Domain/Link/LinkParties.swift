import Phrases
import WalletDomain

/// The holders of the accounts, and the other sides that entries name.
final class LinkParties {
  let all: [Account]
  private let accounts: [LedgerAccount.ID: Account]
  /// The names of the persons whose they are, folded.
  private let holders: Set<String>
  private var texts: [Text] = []
  private var numbers = TextNumbers()
  private var payees: [String] = []
  private var payeesByName: [TextKey: Int] = [:]
  private var parties: [Naming: Party] = [:]
  /// The institutions that texts name, by the kinds of accounts.
  private var institutions: [AccountKind: [TextKey: Set<Int>]] = [:]

  /// How an entry names the other side: the numbers of its text and of the text of its account number.
  struct Naming: Hashable {
    let text: Int
    let number: Int?
    /// Whether the text is in a column of its own.
    let isColumn: Bool
  }

  /// What is known of a text, each found when it is first asked for.
  private struct Text {
    let folded: String
    var payee: Int?
    var mayBeBill: Bool?
    var mayBeReturnedBill: Bool?
    var isNobody: Bool?
    var shop: PayeeKey?
    var kinds: LinkWords.Kinds?
    /// The other side that the text names by itself.
    var party: Party?
  }

  init(_ accounts: LedgerAccounts) {
    all = accounts.list.map(Account.init)
    self.accounts = Dictionary(all.map { ($0.account.id, $0) }) { $1 }
    holders = Set(accounts.list.compactMap(\.holder).map(LinkNames.folded)).subtracting([""])
  }

  subscript(id: LedgerAccount.ID) -> Account { accounts[id] ?? Account(LedgerAccount(id: id)) }

  func kind(_ row: LedgerRow) -> AccountKind { kind(of: row.account) }

  func kind(of account: LedgerAccount.ID) -> AccountKind { accounts[account]?.kind ?? .bank }

  /// The number of a text; equal texts have one number.
  func number(of text: String) -> Int {
    let (number, isNew) = numbers.number(of: text)
    if isNew { texts.append(Text(folded: LinkNames.folded(text))) }
    return number
  }

  func folded(_ text: String) -> String { texts[number(of: text)].folded }

  func folded(_ text: Int) -> String { texts[text].folded }

  /// The payee of an entry or of its refund, folded.
  func payee(_ row: LedgerRow) -> String { payee(of: number(of: row.said)) }

  func payee(of text: Int) -> String {
    let number = payeeNumber(of: text)
    return payees[number]
  }

  /// The number of whom a text names, the same for all texts that name the same one.
  func payeeNumber(of text: Int) -> Int {
    if let known = texts[text].payee { return known }
    let payee = LinkWords.payee(texts[text].folded)
    let number = payeesByName[TextKey(payee)] ?? payees.count
    if number == payees.count { payees.append(payee) }
    (texts[text].payee, payeesByName[TextKey(payee)]) = (number, number)
    return number
  }

  /// The shop that a text names, without numbers of branches and orders.
  func shop(of text: Int) -> PayeeKey {
    if let known = texts[text].shop { return known }
    let shop = PayeeKey(shop: numbers.text(text))
    texts[text].shop = shop
    return shop
  }

  /// Whether a text names the kind of an entry rather than anyone, as `LinkWords` finds it.
  func isNobody(_ text: Int) -> Bool {
    if let known = texts[text].isNobody { return known }
    let isNobody = LinkWords.isNobody(payee(of: text))
    texts[text].isNobody = isNobody
    return isNobody
  }

  /// What a text says where it is what a bank calls an entry.
  func kinds(_ text: Int) -> LinkWords.Kinds {
    if let known = texts[text].kinds { return known }
    let kinds = LinkWords.Kinds(texts[text].folded)
    texts[text].kinds = kinds
    return kinds
  }

  /// Whether a text may be that of a card's bill.
  func mayBeBill(_ text: Int) -> Bool {
    if let known = texts[text].mayBeBill { return known }
    let mayBe = LinkWords.mayBeBill(texts[text].folded)
    texts[text].mayBeBill = mayBe
    return mayBe
  }

  /// Whether a text may be that of a payment of a bill that came back.
  func mayBeReturnedBill(_ text: Int) -> Bool {
    if let known = texts[text].mayBeReturnedBill { return known }
    let mayBe = LinkWords.mayBeBill(LinkWords.withoutReturn(texts[text].folded))
    texts[text].mayBeReturnedBill = mayBe
    return mayBe
  }

  func kindText(_ row: LedgerRow) -> String {
    row.entry.bank?.kind.map { folded($0) } ?? ""
  }

  /// A card's text names a shop; another account's that of the other side, if no column does.
  func party(_ row: LedgerRow) -> Party {
    let bank = row.entry.bank
    let isNameless = kind(row) == .card || row.origin == .wallet
    return party(
      Naming(
        text: number(of: bank?.counterpart ?? (isNameless ? "" : row.said)),
        number: bank?.counterpartNumber.map { number(of: $0) }, isColumn: bank?.counterpart != nil))
  }

  func party(_ naming: Naming) -> Party {
    let isText = naming.number == nil && !naming.isColumn
    if let known = isText ? texts[naming.text].party : parties[naming] { return known }
    let party = Party(
      numbers.text(naming.text), text: texts[naming.text].folded,
      number: naming.number.map(numbers.text), isColumn: naming.isColumn)
    party.isHolder = party.isSaid || holders.contains { LinkNames.areSame($0, party.person) }
    if !party.isHolder { noteHolder(of: party) }
    if isText { texts[naming.text].party = party } else { parties[naming] = party }
    return party
  }

  /// Notes that a text has the user's name before or behind the short one of a bank, as 토스김하늘, or before a note.
  private func noteHolder(of party: Party) {
    for holder in holders where holder.count >= Self.wholeName {
      guard let rest = LinkNames.rest(of: party.text, besides: holder) else { continue }
      let name = rest.filter { !$0.isNumber }
      let banks = LinkNames.institutions(called: name)
      party.isHolder = name.isEmpty || name == "님" || !banks.isEmpty
      party.banks.formUnion(banks)
      party.mayBeHolder = party.text.hasPrefix(holder)
      return
    }
  }

  /// Whether the name of anyone is known whose accounts these are.
  var knowsHolders: Bool { !holders.isEmpty }

  /// How many letters a name has that is not a part of other words.
  private static let wholeName = 3

  /// Whether the bank's column for the other side names a person who is not the user; false while the accounts'
  /// holders are unknown.
  func isStranger(_ party: Party) -> Bool {
    if let known = party.isStranger { return known }
    let isStranger =
      party.isColumn && !holders.isEmpty && !party.isHolder && !party.mayBeHolder
      && !party.person.isEmpty
      && !LinkWords.isMoney(party.person) && !LinkWords.isOwnAccount(party.text)
      && !all.contains { $0.isNamed && party.text.has($0.name) }
    party.isStranger = isStranger
    return isStranger
  }

  /// Whether an entry names what looks like another person, in whichever column; false while the accounts' holders
  /// are unknown.
  func isOtherPerson(_ party: Party) -> Bool {
    !holders.isEmpty && party.isOtherName
  }

  /// The only account with the number that an entry has for the other side, or with the last digits in its text.
  func numbered(_ party: Party, butNot own: LedgerAccount.ID) -> Account? {
    guard let number = party.number else { return ending(party, butNot: own) }
    let found = all.filter { $0.account.hasNumber(number) == true }
    return found.count == 1 ? found[0] : nil
  }

  /// Whether a text names an account or its bank.
  func names(_ text: String, _ account: Account) -> Bool {
    if account.isNamed, text.has(account.name),
      text == account.name || LinkNames.withoutGateways(text).has(account.name)
    {
      return true
    }
    guard !account.institutions.isEmpty else { return false }
    if account.mayBeWallet, let company = LinkNames.company(in: text) {
      return account.institutions.contains(company.owner)
    }
    return !institutions(in: text, of: account.kind).isDisjoint(with: account.institutions)
  }

  /// What `LinkNames` finds, once for each text.
  func institutions(in text: String, of kind: AccountKind) -> Set<Int> {
    let key = TextKey(text)
    if let known = institutions[kind]?[key] { return known }
    let found = LinkNames.institutions(in: text, of: kind)
    institutions[kind, default: [:]][key] = found
    return found
  }

  /// Whether the other side is this account, and no other person's at the same bank.
  func names(_ party: Party, only account: Account) -> Bool {
    guard names(party.text, account) || isHolder(party, at: account) else { return false }
    return party.person.isEmpty || party.isHolder || party.text == account.name
      || account.isNamed && isHolder(behind: account.name, in: party.text)
      || account.isNumberedAlone(in: party.text)
  }

  /// Whether a text has the user beside the bare name of the bank, as 우리 김하늘.
  private func isHolder(_ party: Party, at account: Account) -> Bool {
    party.isHolder && [.bank, .savings].contains(account.kind)
      && !party.banks.isDisjoint(with: account.institutions)
  }

  /// Whether a text has nothing behind the name of an account but whose it is, as 모임통장 김하늘.
  private func isHolder(behind name: String, in text: String) -> Bool {
    guard text.hasPrefix(name) else { return false }
    let person = LinkNames.person(in: String(text.dropFirst(name.count)))
    return holders.contains { LinkNames.areSame($0, person) }
  }

  /// The only account but this that a text names.
  func named(_ party: Party, butNot own: LedgerAccount.ID) -> Account? {
    guard !party.text.isEmpty else { return nil }
    let named = party.named ?? all.filter { names(party, only: $0) }
    party.named = named
    let found = named.filter { $0.account.id != own }
    return found.count == 1 ? found[0] : nil
  }
}
