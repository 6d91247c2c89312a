import RIBs
import Store
import Time
import WalletDomain

protocol RepairPresentable: LegacyPresentable {
  var listener: (any RepairPresentableListener)? { get set }
  func show(_ model: RepairViewModel)
}

/// Asks twice, then does it.
final class RepairInteractor: Interactor, RepairPresentableListener {
  private weak let listener: (any RepairListener)?
  private let presenter: any RepairPresentable
  private let dependency: any RepairDependency
  private var model = RepairViewModel()

  init(
    presenter: any RepairPresentable, dependency: any RepairDependency,
    listener: any RepairListener
  ) {
    self.presenter = presenter
    self.dependency = dependency
    self.listener = listener
    super.init()
    presenter.listener = self
  }

  override func didBecomeActive() {
    whileActive(
      dependency.wallet.map(\.condition).observe { [weak self] in self?.take($0) })
    request("look for the copy") { [weak self, dependency] in
      let time = await dependency.walletCopyTime()
      guard !Task.isCancelled else { return }
      let now = dependency.clock.now
      self?.show { model in
        model.copy =
          time.map { .made(Day(milliseconds: $0), Age(since: $0, now: now)) } ?? .missing
      }
    }
  }

  /// Another Galbi may have repaired it meanwhile.
  private func take(_ condition: WalletState.Condition) {
    if condition == .ready, model.notice != .working { listener?.repairDidFinish() }
  }

  func didChoose(_ repair: WalletRepair) {
    guard model.page == .choices else { return }
    show { model in
      let isMissing = repair == .bringBackCopy && model.copy == .missing
      model.notice = isMissing ? .failed(.noBackup) : nil
      if !isMissing { model.page = .confirm(repair) }
    }
  }

  func didConfirm(_ word: String) {
    guard let repair = model.repair, model.notice != .working else { return }
    guard !model.needsWord || RepairText.isWord(word) else {
      return show { $0.notice = .wrongWord }
    }
    show { $0.notice = .working }
    request("repair wallet") { [weak self, dependency] in
      do throws(WalletError) {
        let file = try await dependency.repairWallet(repair)
        guard !Task.isCancelled else { return }
        if let file { dependency.notify(RepairText.kept(file)) }
        self?.listener?.repairDidFinish()
      } catch {
        guard !Task.isCancelled else { return }
        self?.show { $0.notice = .failed(error) }
      }
    }
  }

  /// Nothing is left half done: what was begun is waited for.
  func didPressEscape() {
    guard model.notice != .working else { return }
    if model.page == .choices {
      listener?.repairDidClose()
    } else {
      show { model in
        model.page = .choices
        model.notice = nil
      }
    }
  }

  private func show(_ change: (inout RepairViewModel) -> Void) {
    change(&model)
    presenter.show(model)
  }
}
