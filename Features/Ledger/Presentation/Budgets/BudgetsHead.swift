import LedgerDomain
import Phrases
import TerminalUI
import WalletDomain

/// The month, which clicks on its arrows move, and all that was spent in it.
struct BudgetsHead: Widget {
  let page: BudgetMonth
  /// What the month leaves out; nil for nothing.
  let leftOut: Phrase?
  /// Shows the next month that has something, or the one before if negative.
  let turn: @MainActor (Int) -> Void

  init(_ page: BudgetMonth, leftOut: Phrase?, turn: @escaping @MainActor (Int) -> Void) {
    self.page = page
    self.leftOut = leftOut
    self.turn = turn
  }

  func size(in offered: Size, _ environment: Environment) -> Size {
    Size(columns: offered.columns, rows: min(1, offered.rows))
  }

  func draw(on canvas: Canvas) {
    let (environment, turn) = (canvas.environment, turn)
    let isASCII = environment.symbols.isASCII
    let month = WordRow(
      [
        .init(isASCII ? "<" : "‹") { turn(-1) },
        .init(page.month.phrase, Style(bold: true)),
        .init(isASCII ? ">" : "›") { turn(1) },
      ], spacing: 1)
    month.draw(on: canvas)
    let rest = canvas.size.columns - month.columns(environment) - 2
    let whole = [leftOut, spent].compactMap(\.self).joined(separator: "  ")
    guard let words = [whole, spent].first(where: { environment.columns(of: $0) <= rest })
    else { return }
    canvas.write(words.text(environment.language), Style(.dim), alignment: .trailing)
  }

  private var spent: Phrase { LedgerText.spent(page.spent) }

  func describe(to speech: Speech) {
    let words = [page.month.phrase, spent, leftOut].compactMap(\.self).joined(separator: ", ")
    speech.say(words.text(speech.environment.language))
  }
}
