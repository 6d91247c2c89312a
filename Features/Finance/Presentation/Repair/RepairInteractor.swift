import Editing
import Phrases
import RIBs
import Store
import Time
import WalletDomain

/// Performs a repair after the user has chosen and confirmed it.
final class RepairInteractor: PresentableInteractor<Repair> {
  private weak let listener: (any RepairListener)?
  private let wallet: WalletUseCases
  private let clock: any WallClock
  private let notify: Notify
  private lazy var performing = LatestRequest("repair wallet", of: self)

  init(
    wallet: WalletUseCases, clock: any WallClock, notify: @escaping Notify,
    on presenter: any Presentable<Repair>, listener: any RepairListener
  ) {
    self.wallet = wallet
    self.clock = clock
    self.notify = notify
    self.listener = listener
    super.init(on: presenter)
  }

  override func didBecomeActive() {
    whileActive(wallet.state.map(\.condition).observe { [weak self] in self?.receive($0) })
    request("look for the backup") { [weak self, wallet, clock] in
      let time = await wallet.backupTime()
      guard !Task.isCancelled else { return }
      self?.model.backup =
        time.map { .made(Day(milliseconds: $0), Age(since: $0, now: clock.now)) } ?? .missing
    }
  }

  /// Another process may have repaired the wallet, or made it worse.
  private func receive(_ condition: WalletState.Condition) {
    if condition == .ready, model.notice != .working { listener?.repairDidClose() }
    if condition.isDamaged, let problem = condition.problem { model.problem = problem }
  }

  /// Ignores everything while a repair is being performed.
  override func didReceive(_ action: Action) {
    guard model.notice != .working else { return }
    switch action {
    case .list(let event): update { $0.list.apply(event) }
    case .choose(let repair): choose(repair)
    case .confirm(let word): confirm(word)
    case .back: goBack()
    }
  }

  private func choose(_ repair: WalletRepair) {
    guard model.repair == nil else { return }
    update { model in
      let isMissing = repair == .restoreBackup && model.backup == .missing
      model.notice = isMissing ? .failed(.noBackup) : nil
      if !isMissing { model.repair = repair }
    }
  }

  private func confirm(_ word: String) {
    guard let repair = model.repair else { return }
    guard !model.needsWord || RepairText.isWord(word) else { return model.notice = .wrongWord }
    model.notice = .working
    performing.ask { [wallet] () throws(WalletError) in
      try await wallet.repair(repair)
    } then: { [weak self] result in
      switch result {
      case .success(let file):
        if let file { self?.notify(RepairText.kept(file)) }
        self?.listener?.repairDidClose()
      case .failure(let error): self?.model.notice = .failed(error)
      }
    }
  }

  private func goBack() {
    guard model.repair != nil else { return listener?.repairDidClose() ?? () }
    update { model in
      model.repair = nil
      model.notice = nil
    }
  }
}
