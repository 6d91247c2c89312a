import RIBs
import Store
import Time
import WalletDomain

/// Performs a repair after the user has chosen and confirmed it.
final class RepairInteractor: PresentableInteractor<Repair> {
  private weak let listener: (any RepairListener)?
  private let dependency: any FinanceHomeDependency

  init(
    _ dependency: any FinanceHomeDependency, on presenter: any Presentable<Repair>,
    listener: any RepairListener
  ) {
    self.dependency = dependency
    self.listener = listener
    super.init(on: presenter)
  }

  override func didBecomeActive() {
    whileActive(
      dependency.wallet.state.map(\.condition).observe { [weak self] in self?.take($0) })
    request("look for the backup") { [weak self, dependency] in
      let time = await dependency.wallet.backupTime()
      guard !Task.isCancelled else { return }
      let now = dependency.clock.now
      self?.model.backup =
        time.map { .made(Day(milliseconds: $0), Age(since: $0, now: now)) } ?? .missing
    }
  }

  /// Another process may have repaired the wallet.
  private func take(_ condition: WalletState.Condition) {
    if condition == .ready, model.notice != .working { listener?.repairDidFinish() }
  }

  /// Ignores everything while a repair is being performed.
  override func didReceive(_ action: Action) {
    guard model.notice != .working else { return }
    switch action {
    case .choose(let repair): choose(repair)
    case .confirm(let word): confirm(word)
    case .back: goBack()
    }
  }

  private func choose(_ repair: WalletRepair) {
    guard model.page == .choices else { return }
    update { model in
      let isMissing = repair == .restoreBackup && model.backup == .missing
      model.notice = isMissing ? .failed(.noBackup) : nil
      if !isMissing { model.page = .confirm(repair) }
    }
  }

  private func confirm(_ word: String) {
    guard let repair = model.repair else { return }
    guard !model.needsWord || RepairText.isWord(word) else {
      model.notice = .wrongWord
      return
    }
    model.notice = .working
    request("repair wallet") { [weak self, dependency] in
      do throws(WalletError) {
        let file = try await dependency.wallet.repair(repair)
        guard !Task.isCancelled else { return }
        if let file { dependency.notify(RepairText.kept(file)) }
        self?.listener?.repairDidFinish()
      } catch {
        guard !Task.isCancelled else { return }
        self?.model.notice = .failed(error)
      }
    }
  }

  private func goBack() {
    guard model.page != .choices else { return listener?.repairDidClose() ?? () }
    update { model in
      model.page = .choices
      model.notice = nil
    }
  }
}
