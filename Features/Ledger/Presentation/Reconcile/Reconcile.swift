import Editing
import LedgerDomain
import Phrases
import RIBs
import Search
import TerminalRIBs
import TerminalUI
import Time
import WalletDomain

/// The parent of the page on which an account is reconciled.
protocol ReconcileListener: Listener {
  /// The user has left, to the list in which this account was chosen; nil if it was not chosen there.
  func reconcileDidClose(chosen account: LedgerAccount.ID?)
}

/// The page on which the entries of an account are held against a statement.
enum Reconcile: Riblet {
  /// Of nothing until there is a statement.
  typealias Rows = WindowedRows<ReconcileQuery?, ReconcileWindow>

  struct Model: Equatable {
    /// Dates of its year are shown without the year.
    var today: Day
    var rows = Rows(nil)
    var accounts = LedgerAccounts.builtIn
    var categories = LedgerCategories.builtIn
    var history = HistoryState()
    /// What the balances of the account say up to the statement's day; nil as long as it is not known.
    var chain: BalanceChain?
    /// The long change that is under way.
    var work: LedgerWork?

    init(today: Day) { self.today = today }

    var window: ReconcileWindow { rows.window }

    /// Whether `window` is the answer to what is asked.
    var isAnswered: Bool { rows.isRead && rows.answered == rows.query }

    /// What may be the opening balance, which has not been set.
    var missingOpening: Won? {
      let isWallet = rows.query?.account == .superPay
      return isAnswered && window.lacksOpening && !isWallet ? window.difference : nil
    }

    var canLock: Bool { isAnswered && window.canLock }
  }

  enum Action {
    case list(Rows.Event)
    case visibleRows(Range<Int>)
    /// Clears the selected row, or opens it again.
    case mark
    /// Clears all open rows up to the statement's day.
    case clearAll
    /// Shows locked rows too, or no longer.
    case showLocked
    case editStatement
    /// Takes the difference for the opening balance.
    case setOpening
    case lock
    case history(HistoryEvent)
    case cancel
    case retry
  }
}

/// What keys do before those of undo and redo.
extension Reconcile {
  static let commands =
    ofWork + ofRows.map { $0.when(\.rows.isRead) }
    + KeyCommand.history(\.history, sends: Action.history).map(\.onlyHere)

  private static let ofWork: [KeyCommand<Reconcile>] = [
    KeyCommand(.escape, title: FormText.cancel, sends: .cancel).when { $0.work != nil },
    KeyCommand.refresh(\.rows.isWanting, sends: .retry),
  ]

  private static let ofRows: [KeyCommand<Reconcile>] = [
    KeyCommand(" ", title: ReconcileText.clear, sends: .mark)
      .named(Phrase(ko: "내역을 확인으로 표시", en: "mark entry as cleared"))
      .when { $0.rows.selected?.isLocked == false }
      .titled { $0.rows.selected?.status.state == .open ? nil : ReconcileText.open }
      .elsewhere(needs: .row, unless: obstacle),
    KeyCommand("K", title: ReconcileText.setOpening, sends: .setOpening)
      .when { $0.missingOpening != nil },
    // Enter locks only where nothing is missing.
    KeyCommand(.enter, "L", title: ReconcileText.lockKey, sends: .lock).when(\.canLock)
      .named(Phrase(ko: "내역 잠그기", en: "lock entries")),
    KeyCommand("L", title: ReconcileText.lockKey, sends: .lock).when { !$0.canLock }
      .named(Phrase(ko: "내역 잠그기", en: "lock entries"))
      .elsewhere(words: ["명세서 잠그기", "lock the statement"], unless: obstacle),
    KeyCommand("A", title: ReconcileText.clearAll, sends: .clearAll).elsewhere(unless: obstacle),
    KeyCommand("e", title: ReconcileText.edit, sends: .editStatement)
      .elsewhere(unless: obstacle),
    KeyCommand("a", title: ReconcileText.showLocked, sends: .showLocked)
      .titled { $0.rows.query?.showsLocked == true ? ReconcileText.hideLocked : nil }
      .elsewhere(unless: obstacle),
  ]

  private static let obstacle = ReconcileText.chooseStatement
}

extension Segment {
  static var reconcile: Segment { "reconcile" }
}

struct ReconcileBuilder {
  let dependencies: LedgerDependencies

  /// The page asks for a statement of `account` first, on `stage`; `isChosen` says whether the user has chosen it.
  @MainActor func build(
    _ account: LedgerAccount.ID, isChosen: Bool, on stage: any Stage,
    listener: any ReconcileListener
  ) -> any ViewableRouting {
    let view = ReconcileView(Reconcile.Model(today: Day(milliseconds: dependencies.clock.now)))
    let interactor = ReconcileInteractor(
      dependencies.ledger, clock: dependencies.clock, notify: dependencies.notify,
      notifyChange: dependencies.notifyChange, account: account, isChosen: isChosen, on: view,
      listener: listener)
    return ReconcileRouter(
      interactor: interactor, view: view, stage: stage, dependencies: dependencies)
  }
}
