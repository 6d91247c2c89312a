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

  private var language: Language { environment.language }

  /// Nothing without a statement.
  func parts(in columns: Int) -> [Part] {
    guard let query = model.rows.query else { return [] }
    let day = DayShape.long.phrase(of: query.statement.day)
    let until = Phrase(
      ko: "\(day.text(.korean))까지", en: "up to \(day.text(.english))")
    let title: [Part] = [
      .intrinsic(
        Label(model.accounts[query.account].phrase.text(language), Style(bold: true))),
      .intrinsic(Label(until.text(language), Style(.dim))),
    ]
    let states = Part.intrinsic(Label(counts, Style(.dim)))
    let figures = figures(query.statement)
    // In fewer columns every figure has a row of its own.
    let widths = figures.map { environment.columns(of: $0.name + $0.value) + Self.gap }
    let isWide = widths.reduce(Self.wideGap * (figures.count - 1), +) <= columns
    func line(_ parts: [Part]) -> Part {
      .fixed(1, OneLine(Columns(spacing: Self.gap, parts)))
    }
    let shown = figures.map { figure -> [Part] in
      [
        .intrinsic(Label(figure.name, Style(.dim))),
        .intrinsic(Label(figure.value, figure.style)),
      ]
    }
    guard model.content == .rows else { return [line(title)] }
    var parts =
      isWide
      ? [
        line(title + [.gap, states]),
        line(Array(shown.joined(separator: [.space(Self.wideGap)]))),
      ]
      : [line(title), line([states])] + shown.map(line)
    if let candidate {
      parts.append(.fixed(1, OneLine(Label(candidate.text(language), Style(.warning)))))
    }
    return parts
  }

  /// As `미확인 3 · 확인 2 · 잠김 0`.
  private var counts: String {
    guard model.content == .rows else { return "" }
    return LedgerStanding.State.allCases.map { state in
      "\(state.phrase.text(language)) \(model.window.sums[state].count.grouped)"
    }.joined(separator: " · ")
  }

  private struct Figure {
    let name: String
    let value: String
    var style = Style.plain
  }

  private func figures(_ statement: AccountStatement) -> [Figure] {
    let difference = model.window.difference
    let agrees = difference == .zero
    let word = agrees ? " · \(ReconcileText.agrees.text(language))" : ""
    func figure(_ text: ReconcileText, _ amount: Won) -> Figure {
      Figure(name: text.text(language), value: amount.text(language))
    }
    return [
      figure(.balance, statement.balance), figure(.cleared, model.window.clearedBalance),
      Figure(
        name: ReconcileText.difference.text(language), value: difference.text(language) + word,
        style: Style(agrees ? .positive : .warning, bold: true)),
    ]
  }

  /// The first row that explains the difference alone.
  private var candidate: Phrase? {
    guard model.isAnswered, let row = model.window.candidates.first else { return nil }
    func text(_ language: Language) -> String {
      let day = row.day.phrase(today: model.today).text(language)
      let words = row.text.prefix(fitting: 20)
      let state = row.standing.state.phrase.text(language)
      return "\(day) \(words) \(row.entry.signedAmount(language)) (\(state))"
    }
    return ReconcileText.candidate(
      Phrase(ko: text(.korean), en: text(.english)), more: model.window.candidates.count - 1)
  }
}
