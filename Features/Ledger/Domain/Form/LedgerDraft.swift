import Phrases
public import Time
import WalletDomain

/// An entry while the user types it.
public struct LedgerDraft: Hashable, Sendable {
  /// The fields that are typed for a new entry, in the order of the form.
  public static let fields: [LedgerField] = [.day, .amount, .text, .note]

  private var texts: [LedgerField: String]
  public var isReceived = false
  /// Whether no row says it yet.
  private var isNew = false
  /// Whether the category is what rules say, until the user chooses one: only in a new entry.
  public private(set) var followsRules = false
  /// Whether a rule has proposed the category.
  public private(set) var isProposed = false
  /// What a rule calls the payee of a new entry; nil without one.
  public var proposedName: String?
  /// The text message by which the fields were filled; empty for none.
  public var message = ""
  public var category = LedgerCategory.other
  public var account = LedgerAccount.ID.cash
  /// A day that is typed without its year is the last such day up to this.
  public var latestDay: Day

  /// An empty draft for a day, of which it is the latest.
  public init(day: Day) {
    latestDay = day
    texts = [.day: day.description, .amount: "", .text: "", .note: ""]
    (isNew, followsRules) = (true, true)
  }

  /// Takes the user's own choice, which no rule changes any more.
  public mutating func choose(_ category: LedgerCategory) {
    self.category = category
    (followsRules, isProposed) = (false, false)
  }

  /// Takes what the first rule says that matches what is typed so far.
  ///
  /// It takes the category only until the user chooses one. Without a rule what was received is income, as in a
  /// statement.
  public mutating func propose(by matcher: RuleMatcher, _ categories: LedgerCategories) {
    guard isNew else { return }
    let rule = matcher.rule(for: subject)
    proposedName = rule?.givenName
    guard followsRules else { return }
    category = categories.resolved(rule?.category ?? (isReceived ? .income : .other))
    isProposed = rule != nil
  }

  private var subject: RuleSubject {
    RuleSubject(
      text: LedgerEntry.normalised(self[.text]), note: LedgerEntry.normalised(self[.note]),
      isReceived: isReceived, amount: amount.map { $0.amount.magnitude }, account: account)
  }

  /// What a row says.
  public init(_ row: LedgerRow) {
    texts = [
      .day: row.day.description, .amount: row.amount.size.amount.grouped, .text: row.text,
      .note: row.note, .payee: row.entry.payee ?? "",
    ]
    isReceived = row.amount > .zero
    (category, account) = (row.category, row.account)
    // In the row's own year.
    latestDay = Day(year: row.day.year, month: 12, day: 31) ?? row.day
  }

  /// Takes what a text message says into the fields of a new entry; what of it is not understood becomes the note.
  ///
  /// The account is the one that is called like its sender, if there is one.
  public mutating func take(_ text: String, today: Day, accounts: [LedgerAccount]) {
    let message = BankMessage(text, today: today)
    self.message = text
    if let day = message.day { self[.day] = day.description }
    self[.amount] = message.amount.map { Int64($0.magnitude).grouped } ?? ""
    isReceived = message.isReceived
    self[.text] = message.isUnderstood ? message.payee : ""
    let note = message.isUnderstood ? message.note : message.text
    if !note.isEmpty { self[.note] = note.prefix(fitting: LedgerEntry.textLimit) }
    // What a bank tells of is in none of its cards' accounts.
    let named = accounts.filter { account in
      !message.issuer.isEmpty && account.phrase.text(.korean).contains(message.issuer)
        && !(message.isOfBank && account.likelyKind == .card)
    }
    let likely = named.first { ($0.likelyKind == .card) == message.isOfCard } ?? named.first
    if let likely { account = likely.id }
  }

  /// The amount in another currency of a message that has none in won; nil without one, and once won are typed.
  public var foreignAmount: String? {
    guard !message.isEmpty, self[.amount].isEmpty else { return nil }
    return told?.foreign
  }

  /// Whether a message tells of no payment, until an amount is typed.
  public var movesNothing: Bool { self[.amount].isEmpty && told?.movesNothing == true }

  private var told: BankMessage? { message.isEmpty ? nil : BankMessage(message) }

  /// What the message says beside the fields, as long as these have its amount.
  private var bank: BankRecord? {
    guard let told else { return nil }
    let isKept =
      told.amount == nil || told.amount == (isReceived ? amount : amount.map { -$0 })?.amount
    return isKept ? told.bank : nil
  }

  /// What was typed in a field; the amount has no sign.
  public subscript(field: LedgerField) -> String {
    get { texts[field] ?? "" }
    set { texts[field] = newValue }
  }

  /// Takes what the user has typed in a field; a sign before an amount says which way the money went.
  public mutating func type(_ text: String, in field: LedgerField) {
    let rest = text.drop(while: \.isWhitespace)
    if field == .amount, let sign = rest.first, "+＋-−–－".contains(sign) {
      isReceived = "+＋".contains(sign)
      self[field] = String(rest.dropFirst())
    } else {
      self[field] = text
    }
  }

  /// What is wrong, by field.
  public var errors: [LedgerField: LedgerValidationError] {
    var errors: [LedgerField: LedgerValidationError] = [:]
    errors[.day] = LedgerValidationError(day: self[.day], upTo: latestDay)
    if amount == nil { errors[.amount] = .noAmount }
    if LedgerEntry.normalised(self[.text]).isEmpty { errors[.text] = .noText }
    for field in [LedgerField.text, .payee] {
      errors[field] =
        LedgerValidationError(self[field], upTo: LedgerEntry.textLimit) ?? errors[field]
    }
    if self[.note].utf8.count > LedgerEntry.noteByteLimit { errors[.note] = .noteTooLong }
    return errors
  }

  /// What is said of a row that has only these fields to be typed; nil while one of them is wrong.
  public func edit(of row: LedgerRow, in fields: [LedgerField]) -> EntryEdit? {
    let errors = errors
    guard !fields.contains(where: { errors[$0] != nil }) else { return nil }
    var edit = EntryEdit(row)
    for field in fields {
      switch field {
      case .day: edit.day = day ?? edit.day
      case .amount: edit.amount = (isReceived ? amount : amount.map { -$0 }) ?? edit.amount
      case .text: edit.text = self[.text]
      case .payee: edit.marks.payee = self[.payee].isEmpty ? nil : self[.payee]
      case .note: edit.marks.note = self[.note]
      case .category, .origin: break
      }
    }
    edit.marks.category = category
    edit.account = account
    return edit
  }

  /// Nil while a field is wrong.
  public var entry: LedgerEntry? {
    guard errors.isEmpty, let day, let amount else { return nil }
    return LedgerEntry(
      day: day, amount: isReceived ? amount : -amount, text: LedgerEntry.normalised(self[.text]),
      category: category, note: LedgerEntry.normalisedNote(self[.note]), payee: proposedName,
      bank: bank)
  }

  private var day: Day? { DayText.typed(self[.day], upTo: latestDay) }

  private var amount: Won? {
    guard case .amount(let amount) = AmountText.typed(self[.amount]),
      LedgerEntry.amounts.contains(amount)
    else { return nil }
    return Won(amount)
  }
}
