import Editing
import LedgerDomain
import Phrases
import TerminalUI
import Time
import WalletDomain

/// Makes the lines above the table: the account and day, how many rows are in each state, and by how
/// much the statement's balance differs from that of the cleared rows.
@MainActor
struct ReconcileHead {
  let model: Reconcile.Model
  let environment: Environment

  private static let (gap, wideGap) = (2, 4)
  /// The rows that the table keeps.
  private static let leastRows = 3
  /// In fewer rows good news is said in one row or not at all.
  private static let rowsForGoodNews = 12

  /// Nothing without a statement.
  func parts(in size: Size) -> [LayoutItem] {
    guard let query = model.rows.query else { return [] }
    let columns = size.columns
    let isNarrow = columns < ReconcileTable.roomForWords
    let name = model.accounts[query.account].phrase
    let counts = counts(isNarrow: isNarrow)
    func until(_ shape: DayShape) -> Phrase {
      let day = shape.phrase(of: query.statement.day)
      return Phrase.composed(ko: "\(day)까지", en: "up to \(day)")
    }
    // What is left for the account: a long name is cut before the day is, which would be another one.
    func room(beside until: Phrase) -> Int {
      ([until] + (isNarrow ? [counts] : [])).reduce(columns) {
        $0 - environment.columns(of: $1) - Self.gap
      }
    }
    let isCut = environment.columns(of: name) > room(beside: until(.long))
    let texts = [name, until(isNarrow && isCut ? .narrow : .long)]
    let nameColumns = min(environment.columns(of: name), max(room(beside: texts[1]), 1))
    let title: [LayoutItem] = [
      .fixed(nameColumns, Label(name, Style(bold: true))),
      .intrinsic(Label(texts[1], Style(.dim))),
    ]
    func line(_ parts: [LayoutItem]) -> LayoutItem {
      .fixed(1, OneLine(parts: Columns(spacing: Self.gap, parts)))
    }
    guard model.rows.isRead else { return [line(title)] }
    let lines = lines(of: figures(query.statement, isNarrow: isNarrow), in: columns)
    let states = LayoutItem.intrinsic(Label(counts, Style(.dim)))
    let widths = (texts + [counts]).reduce(2 * Self.gap) { $0 + environment.columns(of: $1) }
    var parts =
      isNarrow || widths <= columns
      ? [line(title + [.gap, states])] : [line(title), line([states])]
    parts += lines.map(line)
    if let opening = model.missingOpening, size.rows - parts.count > Self.leastRows {
      let sentence = ReconcileText.opening(opening)
      parts.append(.intrinsic(Paragraph(sentence, Style(.warning))))
    } else if let candidate = candidate(in: columns), size.rows - parts.count > Self.leastRows {
      parts.append(.fixed(1, OneLine(Label(candidate, Style(.warning)))))
    }
    if let chain = model.chain, chain.isCredible, chain.count > 1,
      let missing = BalanceText.missing(chain, today: model.today),
      size.rows - parts.count > Self.leastRows,
      // That nothing is missing takes no rows from the entries.
      !chain.gaps.isEmpty || environment.columns(of: missing) <= columns
        || size.rows >= Self.rowsForGoodNews
    {
      let style = Style(chain.gaps.isEmpty ? .dim : .warning)
      parts.append(.intrinsic(Paragraph(missing, style)))
    }
    return parts
  }

  /// As many figures in a line as have room.
  private func lines(of figures: [Figure], in columns: Int) -> [[LayoutItem]] {
    var lines: [(columns: Int, parts: [LayoutItem])] = []
    for figure in figures {
      let width =
        environment.columns(of: figure.name) + environment.columns(of: figure.value)
        + Self.gap
      let parts: [LayoutItem] = [
        .intrinsic(Label(figure.name, Style(.dim))),
        .intrinsic(Label(figure.value, figure.style)),
      ]
      if let last = lines.last, last.columns + Self.wideGap + width <= columns {
        lines[lines.count - 1] = (
          last.columns + Self.wideGap + width, last.parts + [.space(Self.wideGap)] + parts
        )
      } else {
        lines.append((width, parts))
      }
    }
    return lines.map(\.parts)
  }

  /// As `미확인 3 · 확인 2 · 잠김 0`, or with the signs of the states alone.
  private func counts(isNarrow: Bool) -> Phrase {
    EntryStatus.State.allCases.map { state in
      let count = model.window.sums[state].count.grouped
      return isNarrow
        ? Phrase("\(state.symbol(environment.symbols))\(count)")
        : [state.phrase, Phrase(count)].joined
    }.joined(separator: isNarrow ? " " : " · ")
  }

  private struct Figure {
    let name: Phrase
    let value: Phrase
    var style = Style.plain
  }

  private func figures(_ statement: AccountStatement, isNarrow: Bool) -> [Figure] {
    let difference = model.window.difference
    let agrees = difference == .zero
    let words = [difference.phrase] + (agrees ? [ReconcileText.agrees] : [])
    func figure(_ text: Phrase, _ amount: Won) -> Figure {
      Figure(name: text, value: amount.phrase)
    }
    return [
      figure(isNarrow ? ReconcileText.statement : ReconcileText.balance, statement.balance),
      figure(
        isNarrow ? ReconcileText.shortCleared : ReconcileText.cleared, model.window.clearedBalance),
      Figure(
        name: ReconcileText.difference, value: words.joined(separator: " · "),
        style: Style(agrees ? .positive : .warning, bold: true)),
    ]
  }

  /// The first row that explains the difference alone; without its state where that has no room.
  private func candidate(in columns: Int) -> Phrase? {
    let candidates = model.isAnswered ? model.window.candidates : []
    guard let row = candidates.first else { return nil }
    let words = [
      row.day.phrase(today: model.today), Phrase(row.name.shortened(to: 20)),
      row.entry.signedAmount,
    ].joined
    let whole = ReconcileText.candidate(
      words, row.status.state.phrase, more: candidates.count - 1)
    return environment.columns(of: whole) <= columns
      ? whole : [ReconcileText.sameAmount, words].joined(separator: ": ")
  }
}
