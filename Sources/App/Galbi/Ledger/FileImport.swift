import Launch
import LedgerDomain
import Phrases
import Secrets
import StatementsDomain
import Storage
import Store

/// What `galbi ledger import` is told of its files.
struct FileImport: Equatable {
  /// Standard input is `-`.
  var files: [String]
  /// The name of the account into which entries go; nil for the one that is offered.
  let account: String?
  /// Which columns hold what, by role and heading.
  let columns: [Column]
  /// Whether a plus is spent; nil if that was not said.
  let isPlusSpent: Bool?
  let dayOrder: DayOrder?
  /// The sheet that is read of several, or all; nil if that was not said.
  let sheet: String?
  /// A file with the password of those that are locked.
  let passwordFile: String?
  /// Whether entries are added, rather than shown.
  let isDone: Bool
  let isJSON: Bool

  struct Column: Equatable {
    let role: StatementRole
    let heading: String
  }

  /// How many files are read at once.
  static let fileLimit = 100

  /// Takes all of the words.
  init(_ words: inout ArraySlice<String>, _ options: Options) throws(UsageError) {
    files = Array(words)
    words = []
    guard !files.isEmpty else { throw .missingWord(example: "galbi ledger import bank.csv") }
    guard files.count <= Self.fileLimit else { throw .unexpectedWord(files[Self.fileLimit]) }
    let given = options.ofCommands
    account = given["--account"]?.last
    var columns: [Column] = []
    for text in given["--column"] ?? [] { columns.append(try Self.column(text)) }
    self.columns = columns
    if given["--spending"] != nil, given["--income"] != nil {
      throw .idleOption("--spending", words: "--income")
    }
    isPlusSpent = given["--spending"] != nil ? true : given["--income"] != nil ? false : nil
    dayOrder = given["--day-order"]?.last.flatMap { DayOrder(word: $0) }
    sheet = given["--sheet"]?.last
    passwordFile = given["--password-file"]?.last
    isDone = given["--yes"] != nil
    isJSON = options.isJSON
  }

  private static func column(_ text: String) throws(UsageError) -> Column {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let role = StatementRole.allCases.first(where: { $0.word == parts[0] })
    else {
      let words = StatementRole.allCases.map { "\($0.word)=…" }
      throw .badValue(
        option: "--column", value: text, expected: .one(of: words))
    }
    return Column(role: role, heading: parts[1])
  }

  enum Failure: Error {
    case statement(StatementError)
    /// No column has the heading, or no sheet the name, that was said.
    case usage(UsageError)
    /// The name of the account is that of another one but for its signs.
    case likeAnother(String, Phrase)
    /// A file has a password that was not given.
    case locked(String)
  }

  /// What importing a file would do, by what was said.
  @MainActor
  func preview(
    of path: String, by statements: StatementUseCases, _ ledger: LedgerUseCases,
    _ password: Secret?
  ) async throws(Failure) -> ImportPreview {
    var first = try await open(path, by: statements, password)
    func read(_ mapping: ColumnMapping) async throws(StatementError) -> ImportPreview {
      first.statement.isUnlocked
        ? try await statements.reread(first, mapping, .silent)
        : try await statements.preview(path, mapping, .silent)
    }
    if let named = try self.named(in: first.statement) {
      first = try await Self.mapped { () throws(StatementError) in try await read(named) }
    }
    // What a plus means can be said of entries, which columns and the order of days make.
    let columns = try toldColumns(first.statement)
    if columns != first.statement.mapping {
      first = try await Self.mapped { () throws(StatementError) in try await read(columns) }
    }
    let signs = toldSigns(first.statement)
    if signs != first.statement.mapping || isPlusSpent != nil && first.isRecalled {
      first = try await Self.mapped { () throws(StatementError) in try await read(signs) }
    }
    guard let choice = try choice(ledger.state.value.settings.accounts) else {
      return first
    }
    return try await Self.mapped { () throws(StatementError) in
      try await statements.direct(first, choice).decided { mapping throws(StatementError) in
        try await statements.direct(try await read(mapping), choice)
      }
    }
  }

  /// The account that was named; nil if none was.
  ///
  /// A name that is another one only by its signs may be a slip, and is refused.
  private func choice(_ accounts: LedgerAccounts) throws(Failure) -> AccountChoice? {
    guard let account else { return nil }
    let choice =
      accounts.account(named: account)
      .map { AccountChoice.existing($0.id) } ?? .new(account)
    if let error = accounts.refusal(of: choice) { throw .statement(.ledger(error)) }
    guard choice.existing == nil, let other = accounts.account(like: account) else {
      return choice
    }
    throw .likeAnother(account, other.phrase)
  }

  @MainActor
  private func open(
    _ path: String, by statements: StatementUseCases, _ password: Secret?
  ) async throws(Failure) -> ImportPreview {
    do throws(StatementError) {
      return try await statements.preview(path, nil, .silent)
    } catch {
      guard error == .locked else { throw .statement(error) }
      guard let password else {
        throw .locked(path.split(separator: "/").last.map(String.init) ?? path)
      }
      return try await Self.mapped { () throws(StatementError) in
        try await statements.unlock(path, password, .silent)
      }
    }
  }

  /// What reads the sheet that was named; nil if none was.
  private func named(in statement: BankStatement) throws(Failure) -> ColumnMapping? {
    guard let sheet else { return nil }
    var mapping = ColumnMapping()
    if sheet == "all" {
      mapping.sheet = .all
    } else if let place = statement.sheetNames.firstIndex(of: sheet) {
      mapping.sheet = .only(place)
    } else {
      throw .usage(.unknownName(sheet, names: statement.sheetNames + ["all"]))
    }
    return mapping
  }

  @MainActor
  private static func mapped(
    _ work: () async throws(StatementError) -> ImportPreview
  ) async throws(Failure) -> ImportPreview {
    do throws(StatementError) { return try await work() } catch { throw .statement(error) }
  }

  /// What is read as the columns and the order of days that were said.
  private func toldColumns(_ statement: BankStatement) throws(Failure) -> ColumnMapping {
    var mapping = unproposed(statement)
    for column in columns {
      let heading = column.heading.filter { !$0.isWhitespace }
      let columns = statement.columns.map { $0.filter { !$0.isWhitespace } }
      // A column without a known heading is called by its number and what its first line has.
      let first = columns.indices.first { columns[$0] == "\($0 + 1):\(heading)" }
      let numbered = columns.indices.first { "\($0 + 1)" == heading }
      guard let place = columns.firstIndex(of: heading) ?? first ?? numbered else {
        throw .usage(.unknownName(column.heading, names: statement.columns))
      }
      // It has one thing, which was proposed as another.
      for role in StatementRole.allCases where mapping[role] == place { mapping[role] = nil }
      mapping[column.role] = place
      if place == first { mapping.headingLine = max(mapping.headingLine, 1) }
    }
    if let dayOrder { mapping.dayOrder = dayOrder }
    return mapping
  }

  /// The same with whose statement it is, as it was said.
  private func toldSigns(_ statement: BankStatement) -> ColumnMapping {
    var mapping = unproposed(statement)
    if let isPlusSpent {
      if statement.kind != nil { mapping.kind = isPlusSpent ? .card : .account }
      if statement.isFirstReceived != nil { mapping.isFirstReceived = !isPlusSpent }
    }
    return mapping
  }

  /// The mapping of a statement, without the sheet that is only proposed.
  private func unproposed(_ statement: BankStatement) -> ColumnMapping {
    var mapping = statement.mapping
    if statement.isSheetUnclear { mapping.sheet = nil }
    return mapping
  }

  /// What only a person can say of a preview, and was not said.
  func questions(of preview: ImportPreview) -> [ImportQuestion] {
    var questions: [ImportQuestion] = []
    if !preview.statement.mapping.isUsable { questions.append(.columns) }
    switch preview.question {
    case .sheet: questions.append(.sheet)
    case .dayOrder: questions.append(.dayOrder)
    case .kind: questions.append(.kind)
    case .firstEntry: questions.append(.firstEntry)
    case .instalments, nil: break
    }
    // Neither the file nor its name says what a new account is called.
    let isUnnamed = !preview.statement.isExport && preview.account == .new("")
    if preview.accountQuestion != nil || isUnnamed, account == nil { questions.append(.account) }
    return questions
  }
}

extension StatementRole {
  /// What `--column` calls it.
  var word: String {
    switch self {
    case .day: "day"
    case .text: "text"
    case .amount: "amount"
    case .spent: "spent"
    case .received: "received"
    case .category: "category"
    case .note: "note"
    case .status: "status"
    }
  }
}

extension DayOrder {
  static let words = ["year", "month", "day"]

  /// By what comes first; nil for another word.
  init?(word: String) {
    switch word {
    case "year": self = .yearFirst
    case "month": self = .monthFirst
    case "day": self = .dayFirst
    default: return nil
    }
  }
}
