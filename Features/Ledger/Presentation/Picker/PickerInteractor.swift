import Editing
import LedgerDomain
import Phrases
import RIBs
import Search
import Store
import TerminalRIBs
import TerminalUI
import Time

/// Passes on what is chosen, one thing at a time, and shows what is managed as it is after each change.
final class PickerInteractor: PresentableInteractor<Picker> {
  private weak let listener: (any LedgerSheetListener)?
  private let dependencies: LedgerDependencies?
  private lazy var reading = LatestRequest("list what is managed", of: self)

  init(
    _ dependencies: LedgerDependencies?, on presenter: any Presentable<Picker>,
    listener: any LedgerSheetListener
  ) {
    self.dependencies = dependencies
    self.listener = listener
    super.init(on: presenter)
  }

  override func didBecomeActive() {
    guard let ledger = dependencies?.ledger, model.managed != nil else { return }
    follow(ledger.state.map(\.history), at: \.history)
    whileActive(ledger.state.map(\.revision).observe { [weak self] _ in self?.read() })
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .list(let event):
      model.apply(event)
      if case .sort = event, let listing = model.listing {
        listener?.sheetDidSort(listing, by: model.list.sort)
      }
    case .choose(let id):
      if let option = model.options.first(where: { $0.id == id }) { carryOut(option.outcome) }
    case .run(.outcome(let outcome)): carryOut(outcome)
    case .run(.refused(let reason)): listener?.sheetDidRefuse(reason)
    case .history(let event): carryOut(.manage(.history(event)))
    case .retry:
      read()
      guard let notify = dependencies?.notify else { return }
      sayRefreshed(after: reading, notify: notify, unless: \.reading.isWanting)
    case .cancel:
      if let back = model.back { listener?.sheetDidEnd(back) } else { listener?.sheetDidClose() }
    }
  }

  private func read() {
    guard let dependencies, let managed = model.managed else { return }
    reading.ask { () throws(LedgerError) in
      try await managed.options(
        in: dependencies.ledger, today: Day(milliseconds: dependencies.clock.now))
    } then: { [self] result in
      model.reading.receive(result)
    }
  }

  /// Has the parent do what is chosen, and waits for it: keys meant for this list do not reach what is below.
  private func carryOut(_ outcome: Ledger.Outcome) {
    request("carry out", on: [model.title]) { [self] in
      await listener?.sheetDidChoose(outcome, in: model)
      // The user may have left, or the parent may have shown something else.
      guard isActive else { return }
      if model.managed != nil {
        await reading.settled()
      } else if let back = model.back {
        listener?.sheetDidEnd(back)
      } else {
        listener?.sheetDidClose()
      }
    }
  }
}
