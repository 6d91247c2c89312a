public import LedgerDomain
import Storage
import Time
public import WalletDomain

/// What was read of a bank's statement.
public struct BankStatement: Hashable, Sendable {
  /// A line that is not an entry, and why.
  public struct InvalidLine: Hashable, Sendable {
    /// Counted from 1.
    public let number: Int
    public let error: StatementValidationError
  }

  /// A line that is no movement of money, and why.
  public struct LeftOutLine: Hashable, Sendable {
    public enum Reason: Hashable, Sendable {
      /// A sum of other lines.
      case total
      /// A payment that did not happen.
      case failed
      /// An approval that was cancelled, or its cancellation.
      case cancelled
      /// A purchase of which the bill has nothing.
      case notBilled
      /// What was paid for a loan without lowering it.
      case interest
      /// What the account had before the entries, or has after them.
      case carried
      /// A line of an account that moves nothing, as 통장정리 or an interest of 0.
      case unmoved
      /// Words before or after the entries.
      case remark
    }

    /// Counted from 1.
    public let number: Int
    public let reason: Reason
  }

  /// The headings, or numbers for columns without one.
  public internal(set) var columns: [String] = []
  /// The two of them that hold amounts, one of which each line has, where it is not known which way they went.
  public internal(set) var amountColumns: [Int] = []
  /// The columns below whose headings nothing but numbers stands, where it is not known which one holds amounts.
  public internal(set) var numberColumns: [Int] = []
  /// What names its bank, before the headings; empty for none.
  public internal(set) var bank = ""
  /// The same with all that its title says of it.
  var titled = BankName.Found()
  public internal(set) var mapping = ColumnMapping()
  /// The currency of its account, if that is not the won: then it has no entries.
  public internal(set) var currency: String?
  /// An amount that is none in won, if there are such and no currency is named: then it has no entries either.
  public internal(set) var fraction: String?
  /// Whether its columns are unknown, and no line has a day and an amount of which the user could say it.
  public internal(set) var hasNothingToChoose = false
  /// The columns that a table of Galbi's own export has lost: then it would be read as what it is not.
  public internal(set) var missing: [String] = []
  /// What the sheets are called among which the user may choose; empty if there is one.
  public internal(set) var sheetNames: [String] = []
  /// Which of them were read.
  public internal(set) var sheet: SheetChoice?
  /// Whether only the user can say which of them are meant.
  public internal(set) var isSheetUnclear = false
  /// What a file has that is locked; empty for another, which can be read again.
  var unlocked: [FileTable] = []
  /// The day on which such a file was read; nil if unknown.
  var readOn: Day?
  /// What such a file is called.
  var fileName = ""
  /// Whether it can be read again without its password.
  public var isUnlocked: Bool { !unlocked.isEmpty }
  /// Whether Galbi has written it.
  public internal(set) var isExport = false
  /// What such a file says of accounts; nil for another one.
  var book: ExportBook?
  /// In the order of time.
  public internal(set) var entries: [StatementEntry] = []
  /// What the balances say of the entries.
  public internal(set) var chain = BalanceChain([])
  /// Whose statement it is, if a column of amounts does not say itself what was spent.
  public internal(set) var kind: StatementKind?
  /// Whether `kind` is only the likelier of two readings.
  public internal(set) var isKindUnclear = false
  /// The kinds that words of its lines speak against, whatever `kind` is.
  var unlikelyKinds: Set<StatementKind> = []
  /// The numbers of lines of which `kind` says whether they were spent, since only others say it themselves.
  public internal(set) var undirected: [Int] = []
  /// Whether the first entry was received, if only the user can say that.
  public internal(set) var isFirstReceived: Bool?
  /// Whether a card collects some of the purchases over months.
  public internal(set) var hasInstalments = false
  /// The number of its account as the bank writes it; empty if unknown.
  public internal(set) var accountNumber = ""
  /// The last digits of the cards in it.
  var cards: Set<String> = []
  /// What the cards in it are called, small and without blanks.
  var cardNames: Set<String> = []
  /// To whom its account belongs; empty if unknown.
  public internal(set) var holder = ""
  /// What its account is, if the file says it.
  public internal(set) var accountKind: AccountKind?
  /// The first ones that are no movements of money, in the order of the file.
  public internal(set) var leftOut: [LeftOutLine] = []
  /// The numbers of the lines of each cancelled approval, by the `cancellation` of their entries.
  var cancelled: [[Int]] = []
  /// How many approvals were cancelled in part, of which it is not known how much.
  public internal(set) var unclearCount = 0
  /// The order in which days such as 11/20/2026 were read; nil if there are none, or if it is not known.
  public internal(set) var dayOrder: DayOrder?
  /// The orders among which the user has to choose; empty if the days themselves decide.
  public internal(set) var dayOrders: [DayOrder] = []
  /// The first ones, in the order of the file.
  public internal(set) var invalidLines: [InvalidLine] = []
  /// How many there are in all.
  public internal(set) var invalidCount = 0

  /// Whether one of them may be an entry, or a sum of entries that are not there.
  var hasUnread = false

  /// Whether there are lines, of which none could be read.
  public var isUnreadable: Bool { entries.isEmpty && invalidCount > 0 }

  /// Whether amounts are in another unit than a won.
  var isScaled = false
  /// What it had before the first entry by the words above the headings, where no entry has a balance; nil if unknown.
  var statedOpening: Won?

  /// What the account had before the first entry, by its column of balances; nil if unknown.
  public var opening: Won? {
    if chain.count == 0, let statedOpening { return statedOpening }
    guard chain.isCredible, let opening = chain.opening,
      LedgerAccounts.openings.contains(opening.amount)
    else { return nil }
    return opening
  }

  /// Where entries are missing, in the order of time; empty if the balances do not say it.
  public var gaps: [BalanceChain.Gap] { chain.isCredible ? chain.gaps : [] }

  /// Whether each balance follows from the one before, and no line may be an entry that is missing.
  public var isComplete: Bool { chain.isComplete && chain.rest.isEmpty && !hasUnread }

  /// Whether there are balances that do not follow from the amounts.
  public var contradictsItself: Bool { chain.count > 1 && !chain.isCredible }

  /// The first lines that bring no entry, in the order of the file, with those of these cancelled approvals.
  func leftOut(with pairs: Set<Int>) -> [LeftOutLine] {
    let numbers = pairs.filter(cancelled.indices.contains).flatMap { cancelled[$0] }
    // What was taken off a purchase is cancelled with it, in a line of both.
    let all = leftOut + Set(numbers).map { LeftOutLine(number: $0, reason: .cancelled) }
    return Array(all.sorted { $0.number < $1.number }.prefix(Self.invalidLimit))
  }

  static let invalidLimit = 1_000

  /// What it says of its account.
  var facts: AccountFacts {
    AccountFacts(
      number: accountNumber, holder: holder, kind: accountKind,
      isAsBilled: hasInstalments ? mapping.isAsBilled : nil, layout: layout)
  }
}

extension BankStatement {
  mutating func refuse(_ number: Int, _ error: StatementValidationError) {
    invalidCount += 1
    if error != .noDay, error != .zero { hasUnread = true }
    guard invalidLines.count < Self.invalidLimit else { return }
    invalidLines.append(InvalidLine(number: number, error: error))
  }

  mutating func leaveOut(_ number: Int, _ reason: LeftOutLine.Reason) {
    guard leftOut.count < Self.invalidLimit else { return }
    leftOut.append(LeftOutLine(number: number, reason: reason))
  }
}
