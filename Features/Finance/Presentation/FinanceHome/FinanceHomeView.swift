import Phrases
import TerminalRIBs
import TerminalUI
import WalletDomain

/// The state of the wallet if it could not be opened, the dashboards, and a button for the ledger.
final class FinanceHomeView: View<FinanceHome> {
  /// The balance and the cards; the router sets them.
  var dashboards: (balance: AnyView, cards: AnyView)? { didSet { setNeedsDisplay() } }
  private lazy var ledger = button(sends: .showLedger)
  private lazy var repair = button(sends: .repair)
  private lazy var retry = button(sends: .retry)
  private let scroll = ScrollState()

  private static let margin = 2
  private static let balanceColumns = 36
  /// The fewest columns in which the dashboards are side by side.
  private static let columnsForTwo = 60

  override func title(in environment: Environment) -> String {
    FinanceText.title.text(environment.language)
  }

  override var isOpening: Bool { model.pendingForm != nil }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let language = environment.language
    func key(_ character: Character, _ text: FinanceText, _ action: Action) -> KeyBinding {
      self.key(.character(character), title: text.text(language), sends: action)
    }
    var bindings: [KeyBinding] = []
    if model.pendingForm != nil {
      let cancel = FormText.cancel.text(language)
      bindings.append(self.key(.escape, title: cancel, sends: .cancelPendingForm))
    }
    if model.canRepair { bindings.append(key("r", .repair, .repair)) }
    if model.canRetry { bindings.append(key("R", .retry, .retry)) }
    if model.problem == nil {
      bindings += [key("t", .topUp, .open(.topUp)), key("a", .addCard, .open(.addCard))]
    }
    if model.hasCards { bindings.append(key("v", .allCards, .showCards)) }
    bindings.append(key("l", .ledger, .showLedger))
    // Arrow keys move the focus, and the focused widget is scrolled into view.
    let scrolling = scroll.bindings(in: environment).filter {
      !$0.keys.isEmpty && !$0.keys.contains(.up) && !$0.keys.contains(.down)
    }
    return bindings + scrolling
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    var parts: [Part] = []
    if let problem = FinanceText.problem(of: model.condition) {
      let (remedy, state) = model.canRepair ? (FinanceText.repair, repair) : (.retry, retry)
      parts += [
        .intrinsic(padded(Paragraph(problem.text(language), Style(.danger)))),
        .fixed(1, line(Button(remedy.text(language), state))), .space(1),
      ]
    }
    if let dashboards {
      parts.append(.intrinsic(Self.arranged(dashboards.balance, dashboards.cards)))
    }
    parts += [
      .space(1), .fixed(1, line(Button(FinanceText.ledger.text(language), ledger))), .space(1),
      .intrinsic(padded(Paragraph(FinanceText.mockBank.text(language), Style(.dim)))),
    ]
    return Scroll(scroll, Rows(parts))
  }

  private static func arranged(_ balance: AnyView, _ cards: AnyView) -> any Widget {
    Adaptive { size, _ in
      guard size.columns >= columnsForTwo else {
        return Padding(columns: margin, Rows(spacing: 1, .intrinsic(balance), .intrinsic(cards)))
      }
      return Columns(
        .space(margin), .fixed(balanceColumns, balance), .flexible(cards), .space(margin))
    }
  }

  private func padded(_ content: any Widget) -> any Widget {
    Padding(columns: Self.margin, content)
  }

  private func line(_ button: Button) -> any Widget {
    Columns(.space(Self.margin), .intrinsic(button), .gap)
  }
}
