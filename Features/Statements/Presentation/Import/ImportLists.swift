import LedgerDomain
import Phrases
import StatementsDomain
import TerminalUI

/// The lists of a preview: the entries that are new, and the lines that cannot be read.
@MainActor
struct ImportLists {
  let preview: ImportPreview
  let entries: ListState
  let invalidLines: ListState

  private static let amountColumns = 14

  /// The title of a list, with the position in it.
  func head(of list: ImportText, _ environment: Environment) -> any Widget {
    let style = Style(list == .first ? .dim : .warning)
    return OneLine(
      Columns(
        .intrinsic(Label(list.text(environment.language), style)), .gap,
        .intrinsic(Label(position(of: list), Style(.dim)))))
  }

  /// As `2/12`.
  func position(of list: ImportText) -> String {
    let isFirst = list == .first
    let (count, state) = isFirst ? (preview.new.count, entries) : (invalidCount, invalidLines)
    return "\(min(state.selection + 1, count).grouped)/\(count.grouped)"
  }

  /// How many of the invalid lines are not listed.
  private var hiddenCount: Int {
    preview.statement.invalidCount - preview.statement.invalidLines.count
  }

  /// The rows of the list of invalid lines.
  var invalidCount: Int {
    preview.statement.invalidLines.count + (hiddenCount > 0 ? 1 : 0)
  }

  func invalidList(_ environment: Environment) -> List {
    let (lines, hidden, language) = (
      preview.statement.invalidLines, hiddenCount, environment.language
    )
    return List(ImportText.invalidLines.text(language), invalidLines, count: invalidCount) {
      let words = $0 < lines.count ? ImportText.invalid(lines[$0]) : ImportText.more(hidden)
      return Label(words.text(language))
    }
  }

  func entryList(isNarrow: Bool, _ environment: Environment) -> List {
    let (preview, language) = (preview, environment.language)
    let shape = isNarrow ? DayShape.narrow : .long
    let days = environment.columns(of: shape.widest.text(language))
    let names = preview.shares.map { environment.columns(of: $0.name.text(language)) }
    return List(ImportText.first.text(language), entries, count: preview.new.count) { index in
      let entry = preview.new[index]
      let category = Label(preview.categories[entry.category].phrase.text(language), Style(.dim))
      return OneLine(
        Columns(
          spacing: 2,
          [
            .fixed(days, Label(shape.phrase(of: entry.day).text(language), Style(.dim))),
            isNarrow ? nil : .fixed(names.max() ?? 0, category),
            .flexible(Label(entry.text)),
            .minimum(
              isNarrow ? 0 : Self.amountColumns,
              Label(entry.signedAmount(language), alignment: .trailing)),
          ].compactMap(\.self)))
    }
  }
}
