import LedgerDomain
import Phrases
import TerminalRIBs
import TerminalUI
import Time
import WalletDomain

/// One entry with a line for each of its values, and below it the sums of the table.
final class GlanceView: View<Glance> {
  private let scroll = ScrollState(followsFocus: false)

  private static let columns = 48
  private static let labelColumns = 14

  override func title(in environment: Environment) -> String {
    LedgerText.glance.text(environment.language)
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    scroll.bindings(in: environment)
  }

  override func size(in offered: Size, _ environment: Environment) -> Size {
    let size = body(in: environment).size(in: offered, environment)
    return Size(columns: min(Self.columns, offered.columns), rows: size.rows)
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    guard let row = model.row else {
      return Padding(columns: 1, Paragraph(LedgerText.notSelected.text(language), Style(.dim)))
    }
    let account = [model.account, row.standing.state.phrase].compactMap { $0?.text(language) }
    let named: [(LedgerField, String)] = [
      (.day, DayShape.long.phrase(of: row.day).text(language)), (.text, row.text),
      (.amount, row.entry.signedAmount(language)),
      (.category, model.category?.text(language) ?? ""), (.note, row.note),
      (.origin, row.origin.phrase.text(language)),
    ]
    var lines = named.map { (label: $0.phrase.text(language), value: $1) }
    lines.append(
      (
        ReconcileText.account.text(language),
        account.joined(separator: environment.symbols.separator)
      ))
    lines.append((LedgerText.member.text(language), row.member ?? ""))
    lines.removeAll { $0.value.isEmpty }
    if let budget = model.budget {
      lines.append((BudgetText.title.text(language), BudgetText.used(budget).text(language)))
    }
    let summary = model.summary
    let sums: [(LedgerText, String)] = [
      (.listed, LedgerText.entries(summary.count).text(language)),
      (.spent, summary.spent.text(language)), (.received, summary.received.text(language)),
    ]
    var parts = lines.map { Part.intrinsic(line($0.label, $0.value)) } + [.space(1)]
    parts += sums.map { .intrinsic(line($0.text(language), $1)) }
    if model.markCount > 0 {
      parts.append(
        .intrinsic(Label(LedgerText.marked(model.markCount).text(language), Style(.accent))))
    }
    return Padding(right: 1, Scroll(scroll, Padding(left: 1, Rows(parts))))
  }

  /// A label with a value: beside it, or below it in few columns.
  private func line(_ label: String, _ value: String) -> any Widget {
    let (label, value) = (Label(label, Style(.dim)), Paragraph(value))
    return OneLine(
      Adaptive { size, _ in
        if size.columns < 2 * Self.labelColumns {
          Rows(.fixed(1, label), .intrinsic(Padding(columns: 1, value)))
        } else {
          Columns(.fixed(Self.labelColumns, label), .flexible(value))
        }
      })
  }
}
