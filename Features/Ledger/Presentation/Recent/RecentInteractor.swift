import Editing
import LedgerDomain
import LedgerInterface
import RIBs
import Store
import TerminalRIBs
import Time

/// Reads the newest entries after each change of the ledger.
final class RecentInteractor: PresentableInteractor<Recent> {
  private weak let listener: (any RecentListener)?
  private let ledger: LedgerUseCases
  private let clock: any WallClock
  private lazy var rows = LatestRequest("list recent entries", of: self)

  /// How many entries are listed at most.
  static let limit = 50

  init(
    _ ledger: LedgerUseCases, clock: any WallClock, on presenter: any Presentable<Recent>,
    listener: any RecentListener
  ) {
    self.listener = listener
    self.ledger = ledger
    self.clock = clock
    super.init(on: presenter)
  }

  override func didBecomeActive() {
    whileActive(ledger.state.map(\.revision).observe { [weak self] _ in self?.read() })
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .list(let event): model.list.apply(event)
    case .choose(let id):
      guard let row = model.list.rows.firstIndex(where: { $0.id == id }) else { return }
      listener?.recentDidChoose(["row": "\(row)", "id": "\(id)"])
    }
  }

  private func read() {
    let today = Day(milliseconds: clock.now)
    rows.ask { [ledger] () throws(LedgerError) in
      try await ledger.list(LedgerQuery(), 0..<Self.limit).rows
    } then: { [self] (result: Result<[LedgerRow], LedgerError>) in
      update {
        $0.rows.receive(result)
        guard case .success(let rows) = result else { return }
        $0.today = today
        $0.list.show(rows)
        $0.categories = ledger.state.value.settings.categories
        $0.accounts = ledger.state.value.settings.accounts
      }
    }
  }
}
