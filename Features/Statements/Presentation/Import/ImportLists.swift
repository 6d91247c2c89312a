import LedgerDomain
import Phrases
import StatementsDomain
import TerminalUI
import WalletDomain

/// The lists of a preview: the entries that are new, and the lines that cannot be read.
@MainActor
struct ImportLists {
  let preview: ImportPreview
  let entries: ListState
  let invalidLines: ListState

  private static let amountColumns = 12
  /// The columns between those of an entry.
  private static let gap = 2
  /// Of the mark of the selection, the scroll bar and the blanks beside them.
  private static let margin = 4
  /// How many rows of each list are measured.
  private static let measured = 500

  /// What the widest row of both lists needs.
  func columns(_ environment: Environment) -> Int {
    let entries = preview.new.prefix(Self.measured).map { environment.columns(of: $0.text) }
    let lines = others.prefix(Self.measured).map { environment.columns(of: $0) }
    let columns = [dayColumns(.long, environment), nameColumns(environment), Self.amountColumns]
    let entry = columns.reduce(entries.max() ?? 0) { $0 + Self.gap + $1 }
    return max(entry, lines.max() ?? 0) + Self.margin
  }

  private func dayColumns(_ shape: DayShape, _ environment: Environment) -> Int {
    environment.columns(of: shape.widest)
  }

  private static let mostNameColumns = 40

  /// Of the name of a category, and of its heading.
  private func nameColumns(_ environment: Environment) -> Int {
    let heading = environment.columns(of: LedgerField.category.phrase)
    let widest = preview.shares.map { environment.columns(of: $0.name) }.max() ?? 0
    return max(heading, min(widest, Self.mostNameColumns))
  }

  /// The title of a list, with the position in it.
  func head(of list: Phrase, _ environment: Environment) -> any Widget {
    let style = Style(list == ImportText.invalidLines ? .warning : .dim)
    return OneLine(
      Columns(
        .intrinsic(Label(list, style)), .gap,
        .intrinsic(Label(position(of: list), Style(.dim)))))
  }

  /// As `2/12`.
  func position(of list: Phrase) -> String {
    let isFirst = list == ImportText.first
    let (count, state) = isFirst ? (preview.new.count, entries) : (invalidCount, invalidLines)
    return "\(min(state.selection + 1, count).grouped)/\(count.grouped)"
  }

  /// The lines that are no entries: those that cannot be read, and then those that are left out.
  private var others: [Phrase] {
    let statement = preview.statement
    let hidden = statement.invalidCount - statement.invalidLines.count
    return statement.invalidLines.map(ImportText.invalid)
      + (hidden > 0 ? [ImportText.more(hidden)] : []) + preview.leftOut.map(ImportText.leftOut)
  }

  /// The rows of the list of lines that are no entries.
  var invalidCount: Int {
    let statement = preview.statement
    let hidden = statement.invalidCount > statement.invalidLines.count
    return statement.invalidLines.count + (hidden ? 1 : 0) + preview.leftOut.count
  }

  /// The title of that list.
  var invalidTitle: Phrase {
    if preview.statement.invalidCount == 0 { return ImportText.leftOut }
    return preview.leftOut.isEmpty ? ImportText.invalidLines : ImportText.invalidAndLeftOut
  }

  var invalidList: List {
    let lines = others
    return List(invalidTitle, invalidLines, count: lines.count) {
      Label(lines[$0])
    }
  }

  /// The rows of the table of entries, with the titles of its columns.
  var entryRows: Int { preview.new.isEmpty ? 0 : preview.new.count + 1 }

  /// The new entries, with their day once and the unit in the title of the amounts.
  func entryTable(isNarrow: Bool, _ environment: Environment) -> Table {
    let preview = preview
    let shape = isNarrow ? DayShape.narrow : .long
    let amount = LedgerField.amount.phrase
    let heading = environment.columns(of: amount.counted(in: Won.unit))
    let amounts = preview.new.lazy.map(\.amount)
    let widest = [amounts.min(), amounts.max()].compactMap(\.self).map {
      environment.columns(of: $0.signedFigures)
    }
    let least = isNarrow ? environment.columns(of: Won.unit) : max(Self.amountColumns, heading)
    let columns = [
      TableColumn(LedgerField.day.phrase, .fixed(dayColumns(shape, environment))).saidOnce(),
      isNarrow
        ? nil : TableColumn(LedgerField.category.phrase, .fixed(nameColumns(environment))),
      TableColumn(LedgerField.text.phrase, .flexible(minimum: 8)),
      TableColumn(
        amount, .fixed(max(widest.max() ?? 0, least)), alignment: .trailing
      ).counted(in: Won.unit),
    ]
    return Table(
      ImportText.first, entries, columns: columns.compactMap(\.self), count: preview.new.count
    ) { index in
      let entry = preview.new[index]
      let cells: [TableRow.Cell?] = [
        .init(shape.phrase(of: entry.day), Style(.dim)),
        isNarrow ? nil : .init(preview.categories[entry.category].phrase, Style(.dim)),
        .init(entry.text), .init(entry.amount.signedFigures, spoken: entry.signedAmount),
      ]
      return TableRow(cells.compactMap(\.self))
    }
  }
}
