import LedgerDomain
import Phrases
import TerminalUI
import Time

/// Turns what a file has into widgets.
@MainActor
struct ImportPreviewPage {
  let preview: ImportPreview
  let mapping: ColumnMapping
  let environment: Environment
  let roles: [StatementRole: OptionState]
  let faults: ListState

  private static let entryCount = 3
  private static let amountColumns = 14

  private var language: Language { environment.language }

  func widget(notice: (any Widget)?, answers: ButtonGroup, scroll: ScrollState) -> ImportPage {
    let listed = preview.statement.faults
    let hidden = preview.statement.faultCount - listed.count
    let count = listed.count + (hidden > 0 ? 1 : 0)
    let title = ImportText.faults.text(language)
    let list = List(title, faults, count: count) { [language] index in
      let words = index < listed.count ? ImportText.fault(listed[index]) : ImportText.more(hidden)
      return Label(words.text(language))
    }
    return ImportPage(
      counts: Paragraph(ImportText.counts(preview).text(language), Style(bold: true)),
      mapping: mappingLines + entryLines,
      faultTitle: Label(title, Style(.warning)), faults: count > 0 ? list : nil,
      faultCount: count, notice: notice, answers: answers, scroll: scroll)
  }

  private var mappingLines: [any Widget] {
    let labels = StatementRole.allCases.map { environment.columns(of: $0.phrase.text(language)) }
    let labelColumns = (labels.max() ?? 0) + 2
    return StatementRole.allCases.compactMap { role -> (any Widget)? in
      roles[role].map {
        OptionField(
          role.phrase.text(language), column(of: role), $0, labelColumns: labelColumns)
      }
    }
  }

  private func column(of role: StatementRole) -> String {
    let columns = preview.statement.columns
    guard let index = mapping[role], columns.indices.contains(index) else {
      return ImportText.none.text(language)
    }
    return columns[index]
  }

  private var entryLines: [any Widget] {
    let entries = preview.new.prefix(Self.entryCount)
    guard !entries.isEmpty else { return [] }
    return [Label(ImportText.first.text(language), Style(.dim))]
      + entries.map { entry in
        OneLine(
          Columns(
            spacing: 2, .intrinsic(Label(entry.day.description, Style(.dim))),
            .flexible(Label(entry.text)),
            .minimum(
              Self.amountColumns,
              Label(LedgerTable.text(of: entry.amount, language), alignment: .trailing))))
      }
  }
}
