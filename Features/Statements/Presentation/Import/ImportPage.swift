import LedgerDomain
import Phrases
import StatementsDomain
import TerminalUI
import Time

/// What a file has: how much is new, which column holds what, the first entries, the invalid lines.
struct ImportPage: Widget {
  let preview: ImportPreview
  /// What a new account is called; nil for another one.
  let accountName: FieldState?
  let target: AccountChoice
  let account: OptionState
  let mapping: ColumnMapping
  let dayOrder: OptionState
  let roles: [StatementRole: OptionState]
  let invalidLines: ListState
  let notice: (any Widget)?
  let answers: ButtonGroup
  let scroll: ScrollState

  private static let columns = 56
  /// In fewer rows the invalid lines have no title, and in fewer still everything scrolls.
  private static let (fewRows, fewestRows) = (8, 5)
  /// How many of the invalid lines are in sight at once.
  private static let invalidRows = 4
  /// How many of the entries are shown.
  private static let entryCount = 3
  private static let amountColumns = 14

  func size(in offered: Size, _ environment: Environment) -> Size {
    let invalid = invalidCount == 0 ? 0 : min(invalidCount, Self.invalidRows) + 1
    let columns = min(Self.columns, offered.columns)
    let rows = lines(in: columns, environment).count + invalid + 4
    return Size(columns: columns, rows: min(rows, offered.rows))
  }

  func draw(on canvas: Canvas) { page(in: canvas.size, canvas.environment).draw(on: canvas) }

  func describe(to speech: Speech) {
    page(in: Size(columns: Self.columns, rows: .max), speech.environment).describe(to: speech)
  }

  private func page(in size: Size, _ environment: Environment) -> any Widget {
    let language = environment.language
    let counts = Paragraph(ImportText.counts(preview).text(language), Style(bold: true))
    let lines = lines(in: size.columns, environment).map { Part.intrinsic($0) }
    let notice = notice.map { [Part.intrinsic($0)] } ?? []
    guard size.rows >= Self.fewestRows else {
      let list = invalidCount > 0 ? [Part.fixed(1, list(language))] : []
      let all = [.intrinsic(counts)] + lines + list + notice + [.intrinsic(answers)]
      return Scroll(scroll, Rows(all))
    }
    var parts = [.intrinsic(counts), Part.flexible(Scroll(scroll, Rows(lines)), minimum: 1)]
    if invalidCount > 0 {
      let isLow = size.rows < Self.fewRows
      let title = Label(ImportText.invalidLines.text(language), Style(.warning))
      if !isLow { parts.append(.fixed(1, title)) }
      parts.append(.fixed(isLow ? 1 : min(invalidCount, Self.invalidRows), list(language)))
    }
    parts += notice + [.fixed(answers.rows(in: size.columns, environment), answers)]
    return Rows(parts)
  }

  /// How many of the invalid lines are not listed.
  private var hiddenCount: Int {
    preview.statement.invalidCount - preview.statement.invalidLines.count
  }

  /// The rows of the list of invalid lines.
  private var invalidCount: Int {
    preview.statement.invalidLines.count + (hiddenCount > 0 ? 1 : 0)
  }

  private func list(_ language: Language) -> List {
    let (lines, hidden) = (preview.statement.invalidLines, hiddenCount)
    return List(ImportText.invalidLines.text(language), invalidLines, count: invalidCount) {
      let words = $0 < lines.count ? ImportText.invalid(lines[$0]) : ImportText.more(hidden)
      return Label(words.text(language))
    }
  }

  /// The columns that the user chooses, and the first entries.
  private func lines(in columns: Int, _ environment: Environment) -> [any Widget] {
    let language = environment.language
    let texts = [
      ImportText.account.phrase, ImportText.accountName.phrase, ImportText.dayOrder.phrase,
    ]
    let labels = (StatementRole.allCases.map(\.phrase) + texts).map {
      environment.columns(of: $0.text(language))
    }
    let labelColumns = (labels.max() ?? 0) + 2
    let options = StatementRole.allCases.flatMap { role -> [any Widget] in
      let option = roles[role].map {
        OptionField(
          role.phrase.text(language), column(of: role, language), $0, labelColumns: labelColumns)
      }
      return [option].compactMap(\.self) + (role == .day ? orderLines(labelColumns, language) : [])
    }
    let entries = preview.new.prefix(Self.entryCount).map { line($0, language) }
    let title = Label(ImportText.first.text(language), Style(.dim))
    let shares = Paragraph(ImportText.shares(preview).text(language), Style(.dim))
    let named = Paragraph(ImportText.named.text(language), Style(.dim))
    return accountLines(labelColumns, in: columns, environment)
      + (preview.statement.isExport ? [named] : []) + options
      + (entries.isEmpty ? [] : [shares, title]) + entries
  }

  /// In which order the days are, if they do not say it themselves.
  private func orderLines(_ labelColumns: Int, _ language: Language) -> [any Widget] {
    guard preview.statement.dayOrders.count > 1 else { return [] }
    let order = preview.statement.dayOrder?.phrase ?? ImportText.choose.phrase
    return [
      OptionField(
        ImportText.dayOrder.text(language), order.text(language), dayOrder,
        labelColumns: labelColumns)
    ]
  }

  /// Into which account the entries go; nothing if the file has none.
  private func accountLines(
    _ labelColumns: Int, in columns: Int, _ environment: Environment
  ) -> [any Widget] {
    let language = environment.language
    guard !preview.statement.entries.isEmpty else { return [] }
    let accounts = preview.accounts
    let name =
      switch target {
      case .new: ImportText.newAccount.phrase
      case .existing(let id):
        (accounts.first { $0.id == id } ?? LedgerAccount(id: id)).phrase
      }
    let option = OptionField(
      ImportText.account.text(language), name.text(language), account, labelColumns: labelColumns)
    guard let accountName else { return [option] }
    let title = ImportText.accountName.text(language)
    guard columns >= Self.columns else {
      return [option, TextField(title, accountName, labelColumns: labelColumns)]
    }
    let titleColumns = environment.columns(of: title) + 2
    let field = TextField(title, accountName, labelColumns: titleColumns)
    // An option keeps its label whole in twice the columns of that.
    let width = max(
      labelColumns + environment.columns(of: name.text(language)) + 4, 2 * labelColumns)
    return [OneLine(Columns(spacing: 2, .fixed(width, option), .flexible(field)))]
  }

  private func column(of role: StatementRole, _ language: Language) -> String {
    let columns = preview.statement.columns
    guard let index = mapping[role], columns.indices.contains(index) else {
      return ImportText.none.text(language)
    }
    return columns[index]
  }

  private func line(_ entry: LedgerEntry, _ language: Language) -> any Widget {
    let amount = Label(entry.signedAmount(language), alignment: .trailing)
    return OneLine(
      Columns(
        spacing: 2,
        .intrinsic(Label(DayShape.long.phrase(of: entry.day).text(language), Style(.dim))),
        .flexible(Label(entry.text)), .minimum(Self.amountColumns, amount)))
  }
}
