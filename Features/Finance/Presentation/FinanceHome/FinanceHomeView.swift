import Phrases
import TerminalRIBs
import TerminalUI
import WalletDomain

/// The state of the wallet if it could not be opened, and the dashboards; with enough room also the newest
/// entries of the ledger, and in a wide window this month.
final class FinanceHomeView: View<FinanceHome> {
  /// The balance and the cards; the router sets them.
  var dashboards: (balance: AnyView, cards: AnyView)? { didSet { setNeedsDisplay() } }
  /// This month and the newest entries; the router sets them where the window has the columns.
  var digest: (month: AnyView, recent: AnyView)? { didSet { setNeedsDisplay() } }
  private lazy var repair = button(sends: .repair)
  private lazy var retry = button(sends: .retry)
  private let scroll = ScrollState()

  private static let balanceColumns = 38
  /// The fewest columns in which the dashboards are side by side.
  private static let columnsForTwo = 72
  /// The fewest rows with the newest entries, and the fewest columns with this month too.
  private static let (rowsForRecent, columnsForMonth) = (17, 90)

  override var title: Phrase { FinanceText.title }

  override var isOpening: Bool { model.pendingForm != nil }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    // Arrow keys move the focus, and the focused widget is scrolled into view.
    let scrolling = scroll.bindings(in: environment).filter {
      !$0.keys.isEmpty && !$0.keys.contains(.up) && !$0.keys.contains(.down)
    }
    return bindings(of: FinanceHome.commands) + scrolling
  }

  override func body(in environment: Environment) -> any Widget {
    Adaptive { [self] size, environment in
      let notice = Paragraph(FinanceText.mockBank, Style(.dim))
      guard let digest, let dashboards, size.rows >= Self.rowsForRecent else {
        let parts = [problem, dashboards.map { Self.arranged($0.balance, $0.cards) }]
        return Scroll(
          scroll, Rows(spacing: 1, (parts + [notice]).compactMap { $0.map { .intrinsic($0) } }))
      }
      let groups: any Widget =
        size.columns < Self.columnsForMonth
        ? Self.arranged(dashboards.balance, dashboards.cards)
        : Columns(
          spacing: 1, .flexible(dashboards.balance, weight: 4), .flexible(digest.month, weight: 5),
          .flexible(dashboards.cards, weight: 5))
      let top = [problem, groups].compactMap(\.self)
      return Rows(
        spacing: 1, .intrinsic(Scroll(scroll, Rows(spacing: 1, top.map { .intrinsic($0) }))),
        .flexible(digest.recent, minimum: 4), .intrinsic(notice))
    }
  }

  /// Why the wallet could not be opened, with a button for what can be done about it; nil if it could.
  private var problem: (any Widget)? {
    guard let problem = FinanceText.problem(of: model.condition) else { return nil }
    let (remedy, state) =
      model.canRepair ? (FinanceText.repair, repair) : (FormText.tryAgain, retry)
    return Rows(
      .intrinsic(Paragraph(problem, Style(.danger))),
      .fixed(1, Columns(.intrinsic(Button(remedy, state)), .gap)))
  }

  private static func arranged(_ balance: AnyView, _ cards: AnyView) -> any Widget {
    Adaptive { size, _ in
      guard size.columns >= columnsForTwo else {
        return Rows(spacing: 1, .intrinsic(balance), .intrinsic(cards))
      }
      return Columns(spacing: 1, .fixed(balanceColumns, balance), .flexible(cards))
    }
  }
}
