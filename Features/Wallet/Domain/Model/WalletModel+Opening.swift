import Storage
import Time

extension WalletModel {
  /// How often the bank is asked about unsettled top-ups before the wallet opens without an answer.
  private static let bankRequests = 3

  func open() async { await open(refundsMissing: false) }

  /// Charges without a top-up are refunded, or else keep the wallet closed.
  private func open(refundsMissing: Bool) async {
    // One that has begun already, since the file was replaced, refunds nothing.
    while refundsMissing, !Task.isCancelled, let opening { _ = try? await opening.value() }
    if opening == nil, !isEnded {
      opening = SharedTask { [self] () throws(WalletError) in
        await load(refundsMissing)
      } didEnd: { [self] in
        opening = nil
      }
    }
    _ = try? await opening?.value()
  }

  private func load(_ refundsMissing: Bool) async {
    update { $0.condition = .opening }
    do throws(WalletError) {
      let charges = (try? await bank.charges()) ?? []
      try await repository.open()
      let missing = try await repository.unknown(charges)
      guard missing.isEmpty || refundsMissing else { throw .missing(missing) }
      for charge in missing { try? await bank.refund(charge) }
      var contents = try await repository.contents()
      for _ in 0..<Self.bankRequests where !contents.unsettled.isEmpty {
        try await settleAll(contents.unsettled)
        contents = try await repository.contents()
      }
      show(contents, as: .ready)
      // Concurrently, so that movements do not wait for it.
      let time = clock.now
      backup = Task { [repository] in await repository.backUp(at: time) }
    } catch {
      await showReadableContents(after: error)
    }
  }

  private func showReadableContents(after error: WalletError) async {
    do throws(WalletError) {
      switch error {
      case .storage(.cannotRead), .storage(.cannotWrite), .storage(.diskFull):
        // Books that were never made cannot be read either, and the first reason is why.
        guard let contents = try? await repository.readableContents() else { throw error }
        show(
          contents, as: .readOnly(error == .storage(.cannotRead) ? .storage(.cannotWrite) : error))
      default: throw error
      }
    } catch {
      update { $0.condition = .closed(error) }
    }
  }

  func repair(_ repair: WalletRepair) async throws(WalletError) -> String? {
    guard state.condition.isDamaged, let problem = state.condition.problem else { return nil }
    if repair == .viewOnly {
      show(try await repository.readableContents(), as: .readOnly(problem))
      return nil
    }
    // Another process may have repaired the wallet, and it may have money in it again.
    await open()
    guard state.condition.isDamaged else { return nil }
    let damagedFile: String? =
      switch repair {
      case .restoreBackup: try await repository.restoreBackup(at: clock.now)
      case .startOver: try await repository.startOver(at: clock.now)
      case .keep, .viewOnly: nil
      }
    await open(refundsMissing: true)
    return damagedFile
  }

  func backupTime() async -> Int64? { await repository.backupTime() }
}
