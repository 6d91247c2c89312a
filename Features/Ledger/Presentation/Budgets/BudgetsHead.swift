import LedgerDomain
import Phrases
import TerminalUI
import WalletDomain

/// The month, which clicks on its arrows move, and all that was spent in it.
struct BudgetsHead: Widget {
  let page: BudgetMonth
  /// Shows the next month that has something, or the one before if negative.
  let turn: @MainActor (Int) -> Void

  init(_ page: BudgetMonth, turn: @escaping @MainActor (Int) -> Void) {
    self.page = page
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
    guard environment.columns(of: spent) <= rest else { return }
    canvas.write(spent.text(environment.language), Style(.dim), alignment: .trailing)
  }

  private var spent: Phrase { [LedgerText.spent.phrase, page.spent.phrase].joined }

  func describe(to speech: Speech) {
    let words = [page.month.phrase, spent].joined(separator: ", ")
    speech.say(words.text(speech.environment.language))
  }
}
