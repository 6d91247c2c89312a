/// Asks the bank once what has become of each top-up that it was late with.
///
/// An Action.
public typealias AskBank = @MainActor () async -> Void

@MainActor
public func makeAskBank(_ model: WalletModel) -> AskBank {
  { await model.askBank() }
}
