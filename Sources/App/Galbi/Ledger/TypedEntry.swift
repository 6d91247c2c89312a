import Launch
import LedgerDomain
import Phrases
import Time

/// An entry as the words and options of `galbi ledger add` have it.
struct TypedEntry: Equatable {
  /// Spent without a sign, received with a plus.
  let amount: String
  let text: String
  let account: String?
  let category: String?
  let note: String?
  let day: String?

  /// Takes all of the words.
  init(_ words: inout ArraySlice<String>, _ options: Options) throws(UsageError) {
    guard let amount = words.popFirst(), !words.isEmpty else {
      throw .missingWord(example: "galbi ledger add 4500 커피")
    }
    self.amount = Self.all(of: amount, &words)
    text = words.joined(separator: " ")
    words = []
    func value(_ name: String) -> String? { options.ofCommands[name]?.last }
    (account, category) = (value("--account"), value("--category"))
    (note, day) = (value("--note"), value("--day"))
  }

  /// An amount of several words, as 1만 2천원, with the words that go on with it; a number alone may be of what follows.
  private static func all(of amount: String, _ words: inout ArraySlice<String>) -> String {
    var amount = amount
    while words.count > 1, let next = words.first, next.last?.isNumber == false,
      amount.last.map({ "조억만천백십".contains($0) }) == true,
      case .amount = AmountText.typed("\(amount) \(next)")
    {
      amount += next
      words = words.dropFirst()
    }
    return amount
  }

  /// The entry in its account, in the category that it names or in that of the rules, as the form has it.
  ///
  /// `now` is in milliseconds since 1970. Throws the sentence about what is wrong, also with a clock with
  /// which no screen starts.
  func draft(at now: Int64, _ settings: LedgerSettings, _ language: Language) throws(Fault)
    -> LedgerDraft
  {
    guard Day.times.contains(now) else { throw Fault(phrase: UsageError.wrongClock.phrase) }
    var draft = LedgerDraft(day: Day(milliseconds: now))
    draft.isReceived = amount.hasPrefix("+")
    draft[.amount] = String(amount.trimmingPrefix(/[+-]/))
    draft[.text] = text
    draft[.note] = note ?? ""
    if let day { draft[.day] = day }
    if let account {
      let accounts = settings.accounts
      guard let found = accounts.account(named: account), accounts.own.contains(found) else {
        throw Fault("--account", account, names: accounts.own.map(\.phrase), language)
      }
      draft.account = found.id
    }
    draft.propose(by: RuleMatcher(settings.rules.list), settings.categories)
    if let category {
      guard let found = settings.categories.category(named: category) else {
        throw Fault("--category", category, names: settings.categories.list.map(\.phrase), language)
      }
      draft.choose(found)
    }
    let errors = draft.errors
    if let field = LedgerDraft.fields.first(where: { errors[$0] != nil }), let error = errors[field]
    {
      throw Fault(
        phrase: Phrase.composed(ko: "\(field.phrase): \(error)", en: "\(field.phrase): \(error)"))
    }
    return draft
  }

  /// A value that cannot be taken.
  struct Fault: Error {
    let phrase: Phrase

    init(phrase: Phrase) { self.phrase = phrase }

    init(_ option: String, _ value: String, names: [Phrase], _ language: Language) {
      let names = names.map { $0.text(language) }
      phrase =
        UsageError.badValue(
          option: option, value: value, expected: .one(of: names)
        ).phrase
    }
  }
}
