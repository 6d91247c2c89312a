/// A ledger of several members as the rules of its history say it is, written apart from the program.
///
/// The rules are in `Features/Ledger/README.md`. Things have numbers of the model's own, which are never given
/// twice; nothing is looked up by what the program does.
struct HistoryModel {
  struct Entry: Equatable {
    let number: Int
    var day: Int
    var amount: Int64
    var text: String
    var category: Int
    var note = ""
    var payee = ""
    var status: Status
    /// Of an entry that was imported.
    var importNumber: Int?
    let member: Int
    /// By what statements know it, if that is not what it says.
    var stated: Facts?
    /// Of which entry it is a part.
    var whole: Int?

    var facts: Facts {
      get { Facts(day: day, amount: amount, text: text) }
      set { (day, amount, text) = (newValue.day, newValue.amount, newValue.text) }
    }

    /// By what statements know it; setting it to what it says forgets it.
    var known: Facts {
      get { stated ?? facts }
      set { stated = newValue == facts ? nil : newValue }
    }
  }

  struct Facts: Equatable {
    var day: Int
    var amount: Int64
    var text: String
  }

  /// Facts of an entry, and by what statements know it.
  struct Correction {
    let number: Int
    let before: Facts
    let after: Facts
    let known: Facts
    let knownAfter: Facts

    var reversed: Correction {
      Correction(
        number: number, before: after, after: before, known: knownAfter, knownAfter: known)
    }
  }

  /// Parts that come or go, and the amount of the first one without them and with them.
  struct Division {
    let number: Int
    let sum: Int64
    let rest: Int64
    let parts: [Entry]
  }

  struct Status: Equatable {
    var account: Int
    var isCleared = false
    /// The number of the reconciliation that locks it.
    var lock: Int?
  }

  struct Category: Equatable {
    let number: Int
    /// The id of a built-in one.
    var builtIn: String?
    var name: String?
    var tint: Int
    var importNumber: Int?

    var names: [String] { name.map { [$0] } ?? HistoryModel.builtInNames[builtIn ?? ""] ?? [] }
    var isOfSpending: Bool { builtIn != "income" && builtIn != "topup" }
  }

  struct Merged: Equatable {
    let category: Category
    var target: Int
  }

  struct Rule: Equatable {
    let number: Int
    let payee: String
    var category: Int
    var isOn = true
  }

  struct Account: Equatable {
    let number: Int
    var builtIn: String?
    var name: String?
    var opening: Int64 = 0
  }

  struct Budget: Hashable {
    let category: Int
    let month: Int
  }

  struct Reconciliation: Equatable {
    let number: Int
    let account: Int
    let day: Int
    let balance: Int64
  }

  /// Two entries that are one movement of money, or shall not be taken for one.
  struct Link: Equatable {
    let number: Int
    let kind: String
    let first: Int
    var second: Int?
    let amount: Int64
    var isMade = false
    var isRefused = false
    /// That of a refund before it was linked.
    var category: Int?
  }

  /// A link that comes, goes, or gets another second entry.
  struct Linking {
    let before: Link?
    let after: Link?

    var reversed: Linking { Linking(before: after, after: before) }
  }

  struct Move {
    let number: Int
    let before: Int
    let after: Int
  }

  struct Command {
    let number: Int
    let member: Int
    var effects: [Effect]
    var isUndone = false
  }

  /// One thing that a command has done.
  enum Effect {
    /// The entries as the command left them, and by number how many equal ones the ledger had when each went.
    case came([Entry], twins: [Int: Int])
    case went([Entry], twins: [Int: Int])
    case categories([Move])
    case linked([Linking])
    case note(Int, String, String)
    case payee(Int, String, String)
    case corrected([Correction])
    case split(Division)
    case joined(Division)
    case placed(Int, Status, Status)
    case categoryCame(Category, behind: Int?)
    case categoryWent(Category, behind: Int?)
    case categoryChanged(Category, Category)
    case categoryOrder([Int], [Int])
    case merged(Category, behind: Int?, into: Int)
    case separated(Category, behind: Int?, from: Int)
    case redirected(Int, Int, Int)
    case budget(Budget, Int64?, Int64?)
    case ruleCame(Rule, behind: Int?)
    case ruleWent(Rule, behind: Int?)
    case ruleChanged(Rule, Rule)
    case ruleOrder([Int], [Int])
    case accountCame(Account, behind: Int?)
    case accountWent(Account, behind: Int?)
    case accountChanged(Account, Account)
    case locked(Reconciliation, [Int])
    case unlocked(Reconciliation, [Int])

    var reversed: Effect {
      switch self {
      case .came(let entries, let twins): .went(entries, twins: twins)
      case .went(let entries, let twins): .came(entries, twins: twins)
      case .categories(let moves):
        .categories(moves.map { Move(number: $0.number, before: $0.after, after: $0.before) })
      case .linked(let changes): .linked(changes.reversed().map(\.reversed))
      case .note(let number, let before, let after): .note(number, after, before)
      case .payee(let number, let before, let after): .payee(number, after, before)
      case .corrected(let all): .corrected(all.map(\.reversed))
      case .split(let division): .joined(division)
      case .joined(let division): .split(division)
      case .placed(let number, let before, let after): .placed(number, after, before)
      case .categoryCame(let one, let behind): .categoryWent(one, behind: behind)
      case .categoryWent(let one, let behind): .categoryCame(one, behind: behind)
      case .categoryChanged(let before, let after): .categoryChanged(after, before)
      case .categoryOrder(let before, let after): .categoryOrder(after, before)
      case .merged(let one, let behind, let target): .separated(one, behind: behind, from: target)
      case .separated(let one, let behind, let target): .merged(one, behind: behind, into: target)
      case .redirected(let number, let before, let after): .redirected(number, after, before)
      case .budget(let place, let before, let after): .budget(place, after, before)
      case .ruleCame(let rule, let behind): .ruleWent(rule, behind: behind)
      case .ruleWent(let rule, let behind): .ruleCame(rule, behind: behind)
      case .ruleChanged(let before, let after): .ruleChanged(after, before)
      case .ruleOrder(let before, let after): .ruleOrder(after, before)
      case .accountCame(let account, let behind): .accountWent(account, behind: behind)
      case .accountWent(let account, let behind): .accountCame(account, behind: behind)
      case .accountChanged(let before, let after): .accountChanged(after, before)
      case .locked(let one, let entries): .unlocked(one, entries)
      case .unlocked(let one, let entries): .locked(one, entries)
      }
    }
  }

  /// What a command, its undoing or redoing came to.
  enum Outcome: Equatable {
    /// Something was changed; whether something was left, and told.
    case done(told: Bool)
    case nothing
    case refused
  }

  static let builtIns = [
    "food", "transport", "movies", "shopping", "living", "health", "topup", "income", "other",
  ]
  static let builtInNames = [
    "food": ["식비", "Food"], "transport": ["교통", "Transport"], "movies": ["영화", "Movies"],
    "shopping": ["쇼핑", "Shopping"], "living": ["생활", "Household"], "health": ["의료", "Health"],
    "topup": ["충전", "Top-up"], "income": ["수입", "Income"], "other": ["기타", "Other"],
  ]
  static let accountNames = [
    "superpay": ["슈퍼페이", "SuperPay"], "cash": ["현금", "Cash"], "imports": ["가져온 계좌", "Imported"],
  ]
  /// The number of `.other`, of the account of cash and of that of earlier imports.
  static let other = 8
  static let cash = 1
  static let imports = 2

  /// By number; a greater one was added later.
  var entries: [Int: Entry] = [:]
  /// Entries that commands keep, by their numbers.
  var kept: [Int: (entry: Entry, command: Int)] = [:]
  /// By number.
  var links: [Int: Link] = [:]
  /// The first of ten colours that fewest categories have.
  var rarestTint: Int {
    let counts = (0..<10).map { tint in categories.count { $0.tint == tint } }
    return counts.firstIndex(of: counts.min() ?? 0) ?? 0
  }

  var categories = builtIns.enumerated().map { Category(number: $0, builtIn: $1, tint: $0 % 10) }
  var merged: [Merged] = []
  var budgets: [Budget: Int64] = [:]
  var rules: [Rule] = []
  var accounts = [Account(number: 0, builtIn: "superpay"), Account(number: 1, builtIn: "cash")]
  var reconciliations: [Reconciliation] = []
  /// Into which account each import went.
  var importAccounts: [Int: Int] = [:]
  var commands: [Command] = []
  private var last = 100

  mutating func newNumber() -> Int {
    last += 1
    return last
  }

  // MARK: What is there

  /// In the order in which they were added.
  var sorted: [Entry] { entries.values.sorted { $0.number < $1.number } }

  func category(_ number: Int) -> Category? { categories.first { $0.number == number } }

  /// The category, or the one into which it was merged; nil if it is gone.
  func present(_ number: Int) -> Int? {
    category(number) != nil ? number : merged.first { $0.category.number == number }?.target
  }

  func resolved(_ number: Int) -> Int { present(number) ?? Self.other }

  func account(_ number: Int) -> Account? { accounts.first { $0.number == number } }

  func names(of account: Account) -> [String] {
    account.name.map { [$0] } ?? Self.accountNames[account.builtIn ?? ""] ?? []
  }

  func hasLocked(in account: Int) -> Bool {
    entries.values.contains { $0.status.account == account && $0.status.lock != nil }
  }

  func lastReconciliation(of account: Int) -> Reconciliation? {
    reconciliations.filter { $0.account == account }.max { $0.number < $1.number }
  }

  /// How many entries of the ledger a statement could not tell from one that is gone.
  func twins(of entry: Entry) -> Int {
    func isInNone(_ one: Entry) -> Bool {
      one.status.account == Self.imports
        || one.status.account == Self.cash && one.importNumber == nil
    }
    func belongs(_ one: Entry, to account: Int) -> Bool {
      one.status.account == account || one.importNumber.flatMap { importAccounts[$0] } == account
    }
    return entries.values.count { other in
      other.known == entry.known && other.whole == nil && entry.whole == nil
        && (other.importNumber != nil || entry.importNumber != nil)
        && (belongs(entry, to: other.status.account) || belongs(other, to: entry.status.account)
          || isInNone(entry) || isInNone(other))
    }
  }
}
