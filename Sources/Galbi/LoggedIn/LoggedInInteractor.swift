import RIBs
import SessionDomain
import SettingsDomain
import Store
import WalletDomain

/// Keeps the session while somebody is logged in, and locks it when nobody does anything.
final class LoggedInInteractor: Interactor {
  private let session: SessionComponent
  private let idleLock: IdleLock

  private static let headStart = Duration.milliseconds(50)

  init(session: SessionComponent) {
    self.session = session
    let lock = session.lockNow
    idleLock = IdleLock(
      limit: Stored.combine(session.session, session.settings) { session, settings in
        session.hasPIN ? settings.settings.autoLock : nil
      }, clock: session.clock
    ) {
      // Without a PIN any more there is nothing to lock with.
      try? lock()
    }
  }

  override func didBecomeActive() {
    session.open()
    whileActive(session.followOthers)
    whileActive(session.followSession)
    openWallet()
    start(idleLock)
    start(session.region)
    start(session.age)
  }

  override func willResignActive() { session.close() }

  /// Money waits until the wallet was looked through; nothing else does.
  private func openWallet() {
    let money = session.money
    request("open the wallet") { [clock = session.clock] in
      // The first screen comes before the wallet, whose file is read wholly.
      try? await clock.pause(for: Self.headStart)
      // Who needed it before has opened it.
      guard !Task.isCancelled, money.wallet.value.condition == .opening else { return }
      await money.openWallet()
    }
    whileActive(money.followOthers)
    whileActive(
      money.wallet.map(\.revision).observe { [sync = money.syncLedger] _ in sync() })
    whileActive { [weak self, follow = money.followBank, ask = money.askBank] in
      await follow { await self?.request("ask the bank", ask)?.value }
    }
  }

  func userWillAct() -> Bool { idleLock.userWillAct() }
}
