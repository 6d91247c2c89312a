import Launch
import LedgerDomain
import Phrases
import Time

/// What the words after `galbi ledger` mean.
enum LedgerCommand: Equatable {
  /// Names the others.
  case help
  case list(String, Format)
  /// Of a month, of all days if nil.
  case balance(String, LedgerMonth?, isJSON: Bool)
  case add(TypedEntry, isJSON: Bool)
  case bring(FileImport)
  case export(String, ExportFormat, isReplacing: Bool)
  /// Links what is sure if `isDone`.
  case links(isDone: Bool, isJSON: Bool)
  /// Links these entries with each other if `isDone`.
  case link(ChosenEntries, isDone: Bool, isJSON: Bool)

  enum Format { case text, json, csv }

  /// How many bytes a query may have.
  static let queryLimit = 1_000

  /// The command in words, on which it depends which options have an effect.
  var purpose: Purpose {
    switch self {
    case .help: .words("galbi ledger")
    case .list: .words("galbi ledger list")
    case .balance: .words("galbi ledger balance")
    case .add: .words("galbi ledger add")
    case .bring: .words("galbi ledger import")
    case .links, .link: .words("galbi ledger links")
    case .export: .words("galbi ledger export")
    }
  }

  /// Takes all of the words that it knows.
  init(_ words: inout ArraySlice<String>, _ options: Options) throws(UsageError) {
    switch words.popFirst() {
    case nil: self = .help
    case "list":
      let isCSV = options.ofCommands["--csv"] != nil
      if isCSV, options.isJSON { throw .idleOption("--csv", words: "--json") }
      let query = try Self.query(&words)
      self = .list(query, isCSV ? .csv : options.isJSON ? .json : .text)
    case "balance":
      let query = try Self.query(&words)
      self = .balance(query, try Self.month(of: options), isJSON: options.isJSON)
    case "add": self = .add(try TypedEntry(&words, options), isJSON: options.isJSON)
    case "import": self = .bring(try FileImport(&words, options))
    case "export":
      guard let path = words.popFirst() else {
        throw .missingWord(example: "galbi ledger export ledger.csv --format csv")
      }
      guard let format = options.ofCommands["--format"]?.last.flatMap(ExportFormat.init) else {
        throw .missingValue(option: "--format", example: "csv")
      }
      self = .export(path, format, isReplacing: options.ofCommands["--yes"] != nil)
    case "links":
      let isDone = options.ofCommands["--yes"] != nil
      let chosen = try ChosenEntries(&words, options)
      self =
        chosen.map { .link($0, isDone: isDone, isJSON: options.isJSON) }
        ?? .links(isDone: isDone, isJSON: options.isJSON)
    case let word?: throw .unknownWord(word, nearest: nil)
    }
  }

  /// All words that are left.
  private static func query(_ words: inout ArraySlice<String>) throws(UsageError) -> String {
    let query = words.map(LedgerFilter.quoting).joined(separator: " ")
    words = []
    guard query.utf8.count <= queryLimit else {
      throw .badValue(
        option: "QUERY", value: query.shortened(to: 21),
        expected: Phrase(
          ko: "\(queryLimit.grouped)바이트까지의 검색어", en: "at most \(queryLimit.grouped) bytes"))
    }
    return query
  }

  private static func month(of options: Options) throws(UsageError) -> LedgerMonth? {
    guard let text = options.ofCommands["--month"]?.last else { return nil }
    guard let month = DayText.month(typed: text) else {
      throw .badValue(
        option: "--month", value: text,
        expected: Phrase(ko: "달 (예: 2026-11)", en: "a month, e.g. 2026-11"))
    }
    return month
  }
}
