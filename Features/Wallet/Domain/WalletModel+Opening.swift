import RIBs
import Time

/// Opening the wallet, and what can be done where that fails.
extension WalletModel {
  /// How often the bank is asked about unfinished top-ups before the wallet opens without knowing.
  private static let askings = 3

  func open() async {
    if let opening {
      _ = try? await opening.value()
      return
    }
    guard !isOver else { return }
    let errand = Errand { [self] () throws(WalletError) in
      await look()
      opening = nil
    }
    opening = errand
    _ = try? await errand.value()
  }

  private func look() async {
    update { $0.condition = .opening }
    do throws(WalletError) {
      try await work.open()
      var contents = try await work.contents()
      for _ in 0..<Self.askings where !contents.unsettled.isEmpty {
        try await settleAll(contents.unsettled)
        contents = try await work.contents()
      }
      show(contents, as: .ready)
      keepCopy()
    } catch {
      await showWhatIsThere(error)
    }
  }

  /// Beside the money, which does not wait for it.
  private func keepCopy() {
    let moment = BookTime(time: clock.now)
    copying = Task { [work] in await work.keepCopy(at: moment) }
  }

  private func showWhatIsThere(_ error: WalletError) async {
    switch error {
    case .cannotRead, .cannotWrite, .diskFull:
      do throws(WalletError) {
        show(try await work.look(), as: .readOnly(error == .cannotRead ? .cannotWrite : error))
      } catch {
        close(error)
      }
    default: close(error)
    }
  }

  private func close(_ error: WalletError) {
    update { $0.condition = .closed(error) }
  }

  func repair(_ repair: WalletRepair) async throws(WalletError) -> String? {
    guard condition.isDamaged else { return nil }
    if repair == .lookOnly {
      show(try await work.look(), as: .readOnly(.damaged))
      return nil
    }
    // Another Galbi may have done it meanwhile, and there may be money in it.
    await open()
    guard condition.isDamaged else { return nil }
    let now = BookTime(time: clock.now)
    let aside =
      repair == .bringBackCopy
      ? try await work.bringBackCopy(at: now) : try await work.startAnew(at: now)
    await open()
    return aside
  }
}
