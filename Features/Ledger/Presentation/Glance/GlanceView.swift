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

  override func title(in environment: Environment) -> String {
    GlanceText.entry.text(environment.language)
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
      return Padding(columns: 1, Paragraph(GlanceText.nothing.text(language), Style(.dim)))
    }
    var lines: [(LedgerText, String)] = [
      (.day, row.day.description), (.text, row.text),
      (.amount, row.entry.signedAmount(language)),
      (.category, row.category.phrase.text(language)), (.note, row.note),
      (.origin, row.origin.phrase.text(language)),
    ]
    lines.removeAll { $0.1.isEmpty }
    let summary = model.summary
    var parts = lines.map { line($0.text(language), $1) } + [.space(1)]
    parts.append(
      line(GlanceText.listed.text(language), LedgerText.entries(summary.count).text(language)))
    parts.append(line(LedgerText.spent.text(language), summary.spent.text(language)))
    parts.append(line(LedgerText.received.text(language), summary.received.text(language)))
    if model.markCount > 0 {
      parts.append(
        .intrinsic(Label(LedgerText.marked(model.markCount).text(language), Style(.accent))))
    }
    return Padding(columns: 1, Scroll(scroll, Rows(parts)))
  }

  private func line(_ label: String, _ value: String) -> Part {
    .intrinsic(GlanceLine(label: label, value: value))
  }
}
