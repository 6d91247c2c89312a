import Launch
import LedgerDomain
import Phrases
import StatementsDomain
import Storage
import Store

/// What `galbi ledger import` is told of its files.
struct FileImport: Equatable {
  let files: [String]
  /// The name of the account into which entries go; nil for the one that is offered.
  let account: String?
  /// Which columns hold what, by role and heading.
  let columns: [Column]
  /// Whether a plus is spent; nil if that was not said.
  let isPlusSpent: Bool?
  let dayOrder: DayOrder?
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
    isDone = given["--yes"] != nil
    isJSON = options.isJSON
  }

  private static func column(_ text: String) throws(UsageError) -> Column {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let role = StatementRole.allCases.first(where: { $0.word == parts[0] })
    else {
      let words = StatementRole.allCases.map { "\($0.word)=…" }
      throw .badValue(
        option: "--column", value: text, expected: Phrase(words.joined(separator: ", ")))
    }
    return Column(role: role, heading: parts[1])
  }

  enum Failure: Error {
    case statement(StatementError)
    /// No column has the heading that was named.
    case heading(UsageError)
  }

  /// What importing a file would do, by what was said.
  @MainActor
  func preview(
    of path: String, by statements: StatementUseCases, _ ledger: LedgerUseCases
  ) async throws(Failure) -> ImportPreview {
    let first = try await Self.mapped { () throws(StatementError) in
      try await statements.preview(path, nil, .silent)
    }
    let mapping = try told(first.statement)
    return try await Self.mapped { () throws(StatementError) in
      var preview = first
      if mapping != first.statement.mapping {
        preview = try await statements.preview(path, mapping, .silent)
      }
      guard let account else { return preview }
      let accounts = ledger.state.value.settings.accounts
      let named = accounts.account(named: account).map { AccountChoice.existing($0.id) }
      return try await statements.direct(preview, named ?? .new(account))
    }
  }

  @MainActor
  private static func mapped(
    _ work: () async throws(StatementError) -> ImportPreview
  ) async throws(Failure) -> ImportPreview {
    do throws(StatementError) { return try await work() } catch { throw .statement(error) }
  }

  private func told(_ statement: BankStatement) throws(Failure) -> ColumnMapping {
    var mapping = statement.mapping
    for column in columns {
      let heading = column.heading.filter { !$0.isWhitespace }
      let columns = statement.columns.map { $0.filter { !$0.isWhitespace } }
      // A column without a known heading is called by its number and what its first line has.
      let first = columns.indices.first { columns[$0] == "\($0 + 1):\(heading)" }
      let numbered = columns.indices.first { "\($0 + 1)" == heading }
      guard let place = columns.firstIndex(of: heading) ?? first ?? numbered else {
        throw .heading(.unknownName(column.heading, names: statement.columns))
      }
      mapping[column.role] = place
      if place == first { mapping.headingLine = max(mapping.headingLine, 1) }
    }
    if let dayOrder { mapping.dayOrder = dayOrder }
    if let isPlusSpent {
      if statement.kind != nil { mapping.kind = isPlusSpent ? .card : .account }
      if statement.isFirstReceived != nil { mapping.isFirstReceived = !isPlusSpent }
    }
    return mapping
  }

  /// What only a person can say of a preview, and was not said.
  func questions(of preview: ImportPreview) -> [ImportQuestion] {
    var questions: [ImportQuestion] = []
    if !preview.statement.mapping.isUsable { questions.append(.columns) }
    switch preview.question {
    case .dayOrder: questions.append(.dayOrder)
    case .kind: questions.append(.kind)
    case .firstEntry: questions.append(.firstEntry)
    case .instalments, nil: break
    }
    if preview.accountQuestion != nil, account == nil { questions.append(.account) }
    return questions
  }
}

/// What only a person can say of a file.
enum ImportQuestion: String, CaseIterable, Phrased {
  case columns
  case dayOrder = "day_order"
  case kind
  case firstEntry = "first_entry"
  case account

  /// The options that answer it.
  var answers: [String] {
    switch self {
    case .columns: ["--column amount=이용금액"]
    case .dayOrder: ["--day-order month", "--day-order day", "--day-order year"]
    case .kind, .firstEntry: ["--spending", "--income"]
    case .account: ["--account NAME"]
    }
  }

  var phrase: Phrase {
    switch self {
    case .columns:
      Phrase(
        ko: "날짜, 내용, 금액이 어느 열에 있는지 알 수 없습니다.",
        en: "Which columns hold date, description and amount is not known.")
    case .dayOrder:
      Phrase(ko: "날짜의 순서를 알 수 없습니다.", en: "The order of the parts of dates is not known.")
    case .kind:
      Phrase(
        ko: "+가 지출인 카드 파일인지, 수입인 계좌 파일인지 알 수 없습니다.",
        en: "Whether a plus is spent, as in a card’s file, or received is not known.")
    case .firstEntry:
      Phrase(
        ko: "첫 내역이 지출인지 수입인지 알 수 없습니다.",
        en: "Whether the first entry was spent or received is not known.")
    case .account:
      Phrase(ko: "어느 계좌의 파일인지 알 수 없습니다.", en: "Whose account the file is of is not known.")
    }
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
