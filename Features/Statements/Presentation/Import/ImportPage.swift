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
  let choices: [StatementChoice: OptionState]
  let roles: [StatementRole: OptionState]
  let lists: ImportLists
  let notice: (any Widget)?
  let answers: ButtonGroup
  /// The same in fewer words.
  let shortAnswers: ButtonGroup
  let scroll: ScrollState

  private static let leastColumns = 56
  /// In fewer rows lists have no titles, and in fewer still everything scrolls.
  private static let (fewRows, fewestRows) = (8, 5)
  /// How many of the entries are in sight where the window has room for more.
  private static let entryRows = 24
  private static let narrowColumns = 50

  func size(in offered: Size, _ environment: Environment) -> Size {
    let columns = min(max(Self.leastColumns, lists.columns(environment)), offered.columns)
    let fields = Rows(fields(in: columns, environment)).size(
      in: Size(columns: columns, rows: 1_000), environment)
    let listRows = [lists.entryRows, lists.invalidCount].filter { $0 > 0 }
      .reduce(0) { $0 + min($1, Self.entryRows) + 1 }
    let notice = notice?.size(in: offered, environment).rows ?? 0
    let rows = fields.rows + listRows + notice + 2
    return Size(columns: columns, rows: min(rows, offered.rows))
  }

  func draw(on canvas: Canvas) { page(in: canvas.size, canvas.environment).draw(on: canvas) }

  func describe(to speech: Speech) {
    page(in: Size(columns: Self.leastColumns, rows: 1_000), speech.environment).describe(to: speech)
  }

  private func page(in size: Size, _ environment: Environment) -> any Widget {
    let isNarrow = answers.rows(in: size.columns, environment) > 1
    let answers = isNarrow ? shortAnswers : answers
    let hasTitles = size.rows >= Self.fewRows
    let counts = counts(in: size.columns, hasTitles: hasTitles, environment)
    let fields = Rows(fields(in: size.columns, environment))
    let notice = notice.map { [LayoutItem.intrinsic($0)] } ?? []
    guard size.rows >= Self.fewestRows else {
      var all: [LayoutItem] = [.intrinsic(counts), .intrinsic(fields)]
      if !preview.new.isEmpty {
        all.append(.fixed(1, lists.entryTable(isNarrow: true, environment)))
      }
      if lists.invalidCount > 0 { all.append(.fixed(1, lists.invalidList)) }
      return Scroll(scroll, Rows(all + notice + [.intrinsic(answers)]))
    }
    let answerRows = answers.rows(in: size.columns, environment)
    let others = ([counts] + (self.notice.map { [$0] } ?? [])).reduce(answerRows) {
      $0 + $1.size(in: size, environment).rows
    }
    let fieldRows = fields.size(in: Size(columns: size.columns, rows: 1_000), environment).rows
    let rows = PreviewRows(
      size.rows - others, fields: fieldRows, entries: lists.entryRows,
      invalid: lists.invalidCount,
      hasTitles: hasTitles)
    var parts: [LayoutItem] = [.intrinsic(counts)]
    if rows.entries == 0 {
      parts.append(.flexible(Scroll(scroll, fields), minimum: 1))
    } else {
      parts.append(.fixed(rows.fields, Scroll(scroll, fields)))
      if hasTitles { parts.append(.fixed(1, lists.head(of: ImportText.first, environment))) }
      let list = lists.entryTable(isNarrow: size.columns < Self.narrowColumns, environment)
      parts.append(.flexible(list, minimum: 1))
    }
    if rows.invalid > 0 {
      if hasTitles { parts.append(.fixed(1, lists.head(of: lists.invalidTitle, environment))) }
      parts.append(.fixed(rows.invalid, lists.invalidList))
    }
    return Rows(parts + notice + [.fixed(answerRows, answers)])
  }

  /// How much is new; in few columns only what there is, and without titles the position in what cannot
  /// be read.
  private func counts(
    in columns: Int, hasTitles: Bool, _ environment: Environment
  ) -> any Widget {
    let position =
      hasTitles || lists.invalidCount < 2 ? nil : lists.position(of: ImportText.invalidLines)
    let counts = ImportText.counts(preview)
    let isWhole = position == nil && environment.columns(of: counts) <= columns
    let text = isWhole ? counts : ImportText.shortCounts(preview, position)
    return CompletionNotice(counts, Paragraph(text, Style(bold: true)))
  }

  /// What is done beyond adding the entries, and what the user chooses; two choices in a row where they
  /// have room.
  private func fields(in columns: Int, _ environment: Environment) -> [LayoutItem] {
    let texts =
      [ImportText.account, ImportText.accountName]
      + choices(among: StatementChoice.allCases).map(\.phrase)
    let labels = (StatementRole.allCases.map(\.phrase) + texts).map {
      environment.columns(of: $0)
    }
    // A field takes half of its columns for the label, and two are side by side.
    let most = columns < Self.narrowColumns ? columns : (columns - 2) / 4
    let labelColumns = min((labels.max() ?? 0) + 2, most)
    let options = StatementRole.allCases.flatMap { role -> [any Widget] in
      let option = roles[role].map {
        OptionField(
          role.phrase, column(of: role), $0, labelColumns: labelColumns)
      }
      let order = role == .day ? choiceLines([.dayOrder], labelColumns) : []
      return [option].compactMap(\.self) + order
    }
    let all =
      accountLines(labelColumns)
      + choiceLines([.sheet, .kind, .firstEntry, .instalments], labelColumns) + options
    let lines = columns < Self.narrowColumns ? all : paired(all, in: columns, environment)
    let notes = ImportText.notes(preview).map { Paragraph($0) }
    let shares = Paragraph(ImportText.shares(preview), Style(.dim))
    return (notes + lines + (preview.new.isEmpty ? [] : [shares])).map { .intrinsic($0) }
  }

  private func paired(
    _ fields: [any Widget], in columns: Int, _ environment: Environment
  ) -> [any Widget] {
    let half = (columns - 2) / 2
    func fits(_ field: any Widget) -> Bool {
      field is TextField
        || field.size(in: Size(columns: columns, rows: 1), environment).columns <= half
    }
    var lines: [any Widget] = []
    var rest = fields[...]
    while let field = rest.popFirst() {
      guard fits(field), let next = rest.first, fits(next) else {
        lines.append(field)
        continue
      }
      lines.append(Columns(spacing: 2, .fixed(half, field), .flexible(rest.removeFirst())))
    }
    return lines
  }

  private func choices(among choices: [StatementChoice]) -> [StatementChoice] {
    choices.filter { $0.isOpen(in: preview.statement) }
  }

  /// What the file leaves open, or what may be wanted otherwise.
  private func choiceLines(_ all: [StatementChoice], _ labelColumns: Int) -> [any Widget] {
    choices(among: all).compactMap { choice in
      let answer = choice.answer(in: preview.statement) ?? ImportText.choose
      return choices[choice].map { OptionField(choice, answer, $0, labelColumns: labelColumns) }
    }
  }

  /// Into which account the entries go; nothing if the file has none.
  private func accountLines(_ labelColumns: Int) -> [any Widget] {
    guard !preview.statement.entries.isEmpty else { return [] }
    let name =
      switch target {
      case .new: ImportText.newAccount
      case .existing(let id):
        (preview.accounts.first { $0.id == id } ?? LedgerAccount(id: id)).phrase
      }
    let option = OptionField(
      ImportText.account, name, account, labelColumns: labelColumns)
    guard let accountName else { return [option] }
    let title = ImportText.accountName
    return [option, TextField(title, accountName, labelColumns: labelColumns)]
  }

  private func column(of role: StatementRole) -> Phrase {
    let columns = preview.statement.columns
    guard let index = mapping[role], columns.indices.contains(index) else {
      return ImportText.none
    }
    return Phrase(columns[index])
  }
}
