import Launch
import LedgerDomain
import Phrases
import StatementsDomain
import TerminalUI
import Time
import WalletDomain

/// What importing a file would do, or has done, as `galbi ledger import` prints it.
struct ImportReport {
  private let preview: ImportPreview
  private let questions: [ImportQuestion]
  private let language: Language

  init(_ preview: ImportPreview, questions: [ImportQuestion], _ language: Language) {
    (self.preview, self.questions, self.language) = (preview, questions, language)
  }

  /// Nil where the entries go into several.
  private var account: Phrase? {
    let own = preview.ownAccounts
    if let own, own.count != 1 { return own.isEmpty ? chosen : nil }
    return own?.first ?? chosen
  }

  private var chosen: Phrase {
    switch preview.account {
    case .new(let name): Phrase(name)
    case .existing(let id):
      (preview.accounts.first { $0.id == id } ?? LedgerAccount(id: id)).phrase
    }
  }

  var value: JSONValue {
    .object([
      ("version", .number(1)), ("account", JSONValue(account?.text(language))),
      ("new", .number(Int64(preview.new.count))), ("known", .number(Int64(preview.knownCount))),
      ("settled", .number(Int64(preview.settledCount))),
      ("unclear", .number(Int64(preview.statement.unclearCount))),
      (
        "left_out",
        .list(
          preview.leftOut.map {
            .object([("line", .number(Int64($0.number))), ("reason", .text($0.reason.word))])
          })
      ),
      (
        "unreadable",
        .list(
          preview.statement.invalidLines.map {
            .object([
              ("line", .number(Int64($0.number))),
              ("reason", .text($0.error.phrase.text(language))),
            ])
          })
      ),
      ("balances", balances), ("gaps", gaps),
      (
        "questions",
        .list(
          questions.map { Self.value(of: $0, phrase(of: $0), answers(to: $0), language) })
      ),
    ])
  }

  private static func value(
    of question: ImportQuestion, _ phrase: Phrase, _ answers: [String], _ language: Language
  ) -> JSONValue {
    .object([
      ("question", .text(question.rawValue)), ("text", .text(phrase.text(language))),
      ("answers", .list(answers.map { .text($0) })),
    ])
  }

  private var missing: [StatementRole] { preview.statement.mapping.missing }

  /// What is asked, with the columns that are missing, and of a file without headings those that there are.
  private func phrase(of question: ImportQuestion) -> Phrase {
    if question == .kind, let silent = preview.statement.undirectedPhrase { return silent }
    guard question == .columns else { return question.phrase }
    let asked = ImportQuestion.missing(missing)
    guard !hasHeadings else { return asked }
    let columns = preview.statement.columns.prefix(Self.mostColumns).joined(separator: ", ")
    return Phrase.composed(ko: "\(asked) 열: \(columns).", en: "\(asked) Columns: \(columns).")
  }

  /// How many columns are listed.
  private static let mostColumns = 12

  private var hasHeadings: Bool { preview.statement.mapping.headingLine > 0 }

  /// Sheets have names.
  private func answers(to question: ImportQuestion) -> [String] {
    if question == .columns {
      return missing.flatMap { role in
        role == .amount && !directions.isEmpty
          ? directions : ["--column \(role.word)=\(heading(for: role))"]
      }
    }
    guard question == .sheet else { return question.answers }
    return (preview.statement.sheetNames + ["all"]).map { "--sheet \($0)" }
  }

  /// Both ways to read two columns of amounts of which each line has one.
  private var directions: [String] {
    let statement = preview.statement
    let names = statement.amountColumns.map { place in
      let heading = statement.columns[place].filter { !$0.isWhitespace }
      return heading.isEmpty ? "\(place + 1)" : heading
    }
    guard names.count == 2 else { return [] }
    return [names, names.reversed()].map { "--column spent=\($0[0]) --column received=\($0[1])" }
  }

  /// A heading of the file that may be that of what is missing; what stands in a column does not say what it is.
  private func heading(for role: StatementRole) -> String {
    let (columns, mapping) = (preview.statement.columns, preview.statement.mapping)
    let numbers = preview.statement.numberColumns
    guard hasHeadings,
      let place = mapping.likelyColumn(for: role, among: columns, numbers: numbers)
    else { return "NUMBER" }
    let heading = columns[place].filter { !$0.isWhitespace }
    return heading.isEmpty ? "\(place + 1)" : heading
  }

  /// What the balances say of the period: `complete`, `gaps` or `contradiction`; null if they say nothing.
  private var balances: JSONValue {
    if preview.isContradicted { return .text("contradiction") }
    guard preview.completeness != nil else { return .null }
    return .text(preview.chain.gaps.isEmpty ? "complete" : "gaps")
  }

  private var gaps: JSONValue {
    guard !preview.statement.contradictsItself else { return .list([]) }
    return .list(
      preview.chain.gaps.map {
        .object([
          ("after", .text($0.after.description)), ("before", .text($0.before.description)),
          ("amount", .number($0.amount.amount)),
        ])
      })
  }

  /// The report of a file that could not be read, since its password was not given.
  static func locked(_ language: Language) -> JSONValue {
    let question = ImportQuestion.password
    return nothing(
      questions: [value(of: question, question.phrase, question.answers, language)])
  }

  /// The report of a file that cannot be read, with no line.
  static func unread(_ error: StatementError, _ language: Language) -> JSONValue {
    nothing(
      unreadable: [
        .object([
          ("line", JSONValue(nil)), ("reason", .text(error.phrase.text(language))),
        ])
      ])
  }

  private static func nothing(
    unreadable: [JSONValue] = [], questions: [JSONValue] = []
  ) -> JSONValue {
    .object([
      ("version", .number(1)), ("account", JSONValue(nil)), ("new", .number(0)),
      ("known", .number(0)), ("settled", .number(0)), ("unclear", .number(0)),
      ("left_out", .list([])),
      ("unreadable", .list(unreadable)),
      ("balances", .null), ("gaps", .list([])), ("questions", .list(questions)),
    ])
  }

  static func text(ofLocked file: String, _ language: Language) -> String {
    let question = ImportQuestion.password
    return ControlCharacters.escaped(file) + "\n  "
      + line(of: question.phrase, question.answers).text(language)
  }

  private static func line(of question: Phrase, _ answers: [String]) -> Phrase {
    let answers = answers.joined(separator: " | ")
    return Phrase.composed(
      ko: "\(question) 다음 옵션으로 알려 주세요: \(answers)", en: "\(question) Say it with: \(answers)")
  }

  /// In a line for each thing.
  func text(isAdded: Bool) -> String {
    let statement = preview.statement
    var lines: [Phrase] = []
    if statement.mapping.isUsable {
      let name = account ?? LedgerCommandText.several(preview.ownAccounts?.count ?? 0)
      lines.append(
        LedgerCommandText.brings(
          preview.new.count, known: preview.knownCount, isAdded: isAdded, into: name))
    }
    if preview.settledCount > 0 { lines.append(LedgerCommandText.settled(preview.settledCount)) }
    if preview.new.isEmpty, preview.accountCount > 0 {
      lines.append(LedgerCommandText.accounts(preview.accountCount, areAdded: isAdded))
    }
    if !preview.leftOut.isEmpty {
      lines.append(LedgerCommandText.leftOut(preview.leftOut.count))
    }
    lines += statement.invalidLines.map { line in
      let error = line.error.phrase
      return Phrase.composed(
        ko: "  \(line.number)번째 줄: \(error)", en: "  line \(line.number): \(error)")
    }
    lines += preview.remarks + [preview.completeness].compactMap(\.self)
    lines += questions.map { Self.line(of: phrase(of: $0), answers(to: $0)) }
    let file = ControlCharacters.escaped(preview.file)
    return ([file] + lines.map { "  " + ControlCharacters.escaped($0.text(language)) })
      .joined(separator: "\n")
  }
}

extension BankStatement.LeftOutLine.Reason {
  fileprivate var word: String {
    switch self {
    case .total: "total"
    case .failed: "failed"
    case .cancelled: "cancelled"
    case .notBilled: "not_billed"
    case .interest: "interest"
    case .carried: "carried"
    case .unmoved: "unmoved"
    case .remark: "remark"
    }
  }
}
