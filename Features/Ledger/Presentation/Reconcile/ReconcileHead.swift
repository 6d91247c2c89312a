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
  let language: Language

  /// In fewer columns every figure has a row of its own.
  private static let columnsForOneRow = 76

  /// Nothing without a statement.
  func parts(in columns: Int) -> [Part] {
    guard let query = model.rows.query else { return [] }
    let until = Phrase(
      ko: "\(query.statement.day)까지", en: "up to \(query.statement.day)")
    let title: [Part] = [
      .intrinsic(
        Label(model.accounts[query.account].phrase.text(language), Style(bold: true))),
      .intrinsic(Label(until.text(language), Style(.dim))),
    ]
    let states = Part.intrinsic(Label(counts, Style(.dim)))
    let figures = figures(query.statement)
    let isWide = columns >= Self.columnsForOneRow
    func line(_ parts: [Part]) -> Part { .fixed(1, OneLine(Columns(spacing: 2, parts))) }
    guard model.content == .rows else { return [line(title)] }
    var parts =
      isWide
      ? [line(title + [.gap, states]), line(Array(figures.joined(separator: [.space(4)])))]
      : [line(title), line([states])] + figures.map(line)
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

  private func figures(_ statement: AccountStatement) -> [[Part]] {
    let difference = model.window.difference
    let agrees = difference == .zero
    let style = Style(agrees ? .positive : .warning, bold: true)
    let word = agrees ? " · \(ReconcileText.agrees.text(language))" : ""
    return [
      figure(.balance, Label(statement.balance.text(language))),
      figure(.cleared, Label(model.window.clearedBalance.text(language))),
      figure(.difference, Label(difference.text(language) + word, style)),
    ]
  }

  private func figure(_ text: ReconcileText, _ value: Label) -> [Part] {
    [.intrinsic(Label(text.text(language), Style(.dim))), .intrinsic(value)]
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
