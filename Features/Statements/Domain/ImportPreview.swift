public import LedgerDomain
public import Phrases
import Storage
public import Time
public import WalletDomain

/// What importing a statement would do.
public struct ImportPreview: Hashable, Sendable {
  public internal(set) var statement: BankStatement
  /// The name of the file, without its folder.
  public let file: String
  /// All entries of the statement, in the categories by the statement or by the rules.
  var entries: [StatementEntry]
  /// What the categories and accounts are by which the entries were read.
  let settings: LedgerSettings
  /// What they are called, with those that are added.
  public let categories: LedgerCategories
  /// The entries that would be added to `account`, in the order of the file.
  public internal(set) var new: [LedgerEntry] = []
  /// The same as the file has them.
  var newLines: [StatementEntry] = []

  /// The accounts into which they can go.
  public let accounts: [LedgerAccount]
  /// The account into which they go: at first the one that is called like the bank or the file, or a
  /// new one with that name.
  public var account = AccountChoice.existing(.cash)
  /// What a new account is called: as the bank, or as the file.
  public internal(set) var newName: String

  /// The first and the last day of what would be added; nil if nothing is.
  public var days: ClosedRange<Day>? {
    guard let first = new.map(\.day).min(), let last = new.map(\.day).max() else { return nil }
    return first...last
  }

  /// The newest import of the ledger that `new` was found in.
  var newestImport: LedgerImport.ID?

  /// How many entries get their final amounts.
  public private(set) var settledCount = 0

  /// How many accounts are added, or get what the file says of them; 0 unless Galbi has written it.
  public internal(set) var accountCount = 0

  /// Whether cancelled approvals are to be remembered, since another file may have one half of them.
  public private(set) var remembersMore = false

  public var bringsNothing: Bool {
    new.isEmpty && settledCount == 0 && accountCount == 0 && !remembersMore
  }

  /// What the account gets as its opening balance by the statement; nil if it keeps the one it has.
  public internal(set) var opening: Won?

  /// How the balances of the file go on from those of the account into which its entries go.
  public internal(set) var continuity = AccountBalances.Continuity.unknown
  /// What the balances of the file and of the account say together; of the file alone if one does not go on
  /// from the other.
  public internal(set) var chain: BalanceChain

  /// What the accounts have around the days of the statement.
  var balances: [LedgerAccount.ID: AccountBalances] = [:]
  /// The accounts of another kind than the file's that have balances.
  var balanced: Set<LedgerAccount.ID> = []
  /// The account of which an earlier answer says what a plus of the file means; nil if none does.
  var recalled: LedgerAccount.ID?
  /// What only the user can say of the account that is offered; nil if nothing.
  public internal(set) var accountQuestion: AccountQuestion?

  /// The categories of the entries that would be added, with how many each gets.
  public internal(set) var shares: [Share] = []

  /// Whether the user may add more than entries: accounts, categories and opening balances.
  public let mayAddSettings: Bool

  /// How many entries a category gets, by the statement or by the rules.
  public struct Share: Hashable, Sendable {
    public let name: Phrase
    public let count: Int
    /// Whether the category is added.
    public let isNew: Bool
  }

  init(
    _ statement: BankStatement, file: String, entries: [StatementEntry], settings: LedgerSettings,
    categories: LedgerCategories? = nil, mayAddSettings: Bool = true
  ) {
    self.statement = statement
    chain = statement.chain
    self.mayAddSettings = mayAddSettings
    self.file = file
    self.categories = categories ?? settings.categories
    self.entries = entries
    self.settings = settings
    accounts = settings.accounts.own
    newName = Self.name(statement, file: file, settings.accounts)
    leftOut = statement.leftOut
    account = Self.offered(
      Self.title(statement, file: file), file, statement, settings.accounts)
    if case .new = account { account = .new(newName) }
  }

  /// How many entries of the file the ledger has already.
  public var knownCount: Int {
    statement.entries.count - (new.count - restoredCount) - 2 * leftOutCount
  }

  /// How many purchases come besides those of the file, since it has their cancellations.
  private var restoredCount = 0
  /// How many cancelled approvals are left out with their cancellations.
  public private(set) var leftOutCount = 0
  /// The first lines that bring no entry, in the order of the file.
  public private(set) var leftOut: [BankStatement.LeftOutLine] = []
  /// How many cancellations are added as refunds, since the ledger has the approval.
  public private(set) var refundCount = 0

  /// What only the user can say, as long as it was not said.
  public var question: StatementChoice? {
    if statement.isSheetUnclear { return .sheet }
    if statement.dayOrders.count > 1, statement.dayOrder == nil { return .dayOrder }
    if statement.isKindUnclear { return .kind }
    return statement.isFirstReceived != nil && statement.mapping.isFirstReceived == nil
      ? .firstEntry : nil
  }

  /// Whether the file names more categories than the ledger may have; the others are not added.
  public var hasTooManyCategories: Bool {
    categories.list.count == LedgerCategories.limit
      && statement.entries.contains {
        !$0.newCategory.isEmpty && categories.category(named: $0.newCategory) == nil
      }
  }

  /// Its entries in the categories by the rules, of which some see only an account.
  func directed(to account: AccountChoice) async -> ImportPreview {
    guard settings.rules.own.contains(where: { $0.account != nil }) else { return self }
    var preview = self
    preview.entries = await LongWork.apart {
      await statement.stated(
        by: settings, addingCategories: mayAddSettings, into: account.existing, .silent,
        within: 0...1_000)
    }.entries
    return preview
  }

  /// What importing it into an account does if these entries are new.
  @concurrent
  func bringing(_ news: StatementNews, into account: AccountChoice) async -> ImportPreview {
    var preview = self
    preview.account = account
    preview.judge()
    let new = news.new
    preview.take(new)
    preview.newestImport = news.newestImport
    preview.settledCount = news.settled.count
    preview.refundCount = new.count { $0.cancellation != nil && $0.entry.amount > .zero }
    preview.restoredCount = news.restored
    preview.leftOutCount = news.leftOut.count
    preview.remembersMore = news.remembersMore && mayAddSettings
    preview.leftOut = statement.leftOut(with: news.leftOut)
    return preview
  }

  private mutating func take(_ lines: [StatementEntry]) {
    (new, newLines) = (lines.map(\.entry), lines)
    let counts = lines.reduce(into: [:]) { $0[$1.entry.category, default: 0] += 1 }
    let known = Set(settings.categories.ids)
    shares = categories.list.compactMap { category in
      counts[category.id].map {
        Share(name: category.phrase, count: $0, isNew: !known.contains(category.id))
      }
    }
  }

  /// The accounts that an export names for its entries, each once; nil for another file.
  public var ownAccounts: [Phrase]? {
    guard statement.isExport else { return nil }
    var seen: Set<AccountChoice> = []
    return entries.map(\.place).filter { seen.insert($0).inserted }.map { place in
      switch place {
      case .new(let name): Phrase(name)
      case .existing(let id): settings.accounts[id].phrase
      }
    }
  }

  /// Leaves out what files bring to the same account that are imported before.
  public mutating func leaveOut(knownBy files: [ImportPreview]) {
    takeOtherName(than: files)
    let files = files.filter { $0.account == account }
    let earlier = files.enumerated()
      .flatMap { number, file in file.newLines.map { (file: LedgerImport.ID(number), line: $0) } }
    guard !earlier.isEmpty, !newLines.isEmpty else { return }
    let id = account.existing ?? LedgerAccount.ID(rawValue: "new")
    var recognition = EntryRecognition(newLines, into: id)
    for (index, (file, line)) in earlier.enumerated() {
      recognition.note(file, on: line.entry.day)
      let place: LedgerAccount.ID =
        switch line.place {
        case .new(let name): name.isEmpty ? id : LedgerAccount.ID(rawValue: name)
        case .existing(let id): id
        }
      recognition.take(
        EntryRecognition.Row(
          id: LedgerRow.ID(index), in: place, importedInto: id, by: file, .imported,
          bank: line.entry.bank), as: EntryFingerprint(line.entry))
    }
    let count = newLines.count
    take(recognition.news().new)
    if newLines.count == count { doubtAccount(of: files) }
  }
}

extension StatementEntry {
  /// The account that the file names for it; a new one without a name if it names none.
  fileprivate var place: AccountChoice {
    destination(nil).map(AccountChoice.existing) ?? .new(newAccount)
  }
}
