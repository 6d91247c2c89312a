import Log
import Phrases
import SQLite
import Secrets
import Store
import Time
import WalletData
import WalletDomain

/// The wallet of a folder, by its real use cases; a line tells each thing that it does.
@MainActor final class Trial {
  private struct State {
    var wallet = WalletState()
  }

  private let store = Store(State())
  private let database: Database
  private let model: WalletModel
  private let topUp: TopUp
  private let pay: Pay

  init(folder: String) {
    let clock = RealClock()
    database = SQLiteWallet.database(at: "\(folder)/wallet.sqlite")
    let log = Log { Output.line("log \($0.message)") }
    model = WalletModel(
      work: SQLiteWallet(database: database, log: log) { Output.line("begin \($0.rawValue)") },
      bank: SimulatedBank(path: "\(folder)/mock-bank.sqlite", log: log) {
        duration throws(CancellationError) in try await clock.pause(for: duration)
      }, clock: clock, writer: store.writer(\.wallet))
    topUp = makeTopUp(model)
    pay = makePay(model)
  }

  private var wallet: WalletState { store.state.wallet }

  /// Opens the wallet, and tells what it has come to.
  func open() async {
    await makeOpenWallet(model)()
    switch wallet.condition {
    case .opening: Output.line("opening")
    case .ready: Output.line("ready \(wallet.balance.amount) \(wallet.unsettled)")
    case .readOnly(let error):
      Output.line("readOnly \(wallet.balance.amount) \(error.phrase.text(.english))")
    case .closed(let error): Output.line("closed \(error.phrase.text(.english))")
    }
  }

  func close() async {
    await model.settled()
    await database.close()
  }

  /// Has the card of this number taken, unless there is one already.
  func addCard(_ number: Secret) async {
    guard wallet.condition == .ready, wallet.cards.isEmpty else { return }
    do throws(WalletError) {
      _ = try await makeAddCard(model)(
        CardDetails(number: number, code: Secret("7391".utf8), expiry: "11/40"))
    } catch {
      tell(error)
    }
  }

  func topUp(_ amount: Int64, key: MovementKey = .random()) async {
    do throws(WalletError) {
      _ = try await topUp(
        TopUpRequest(key: key, card: wallet.cards.first?.id ?? 0, amount: Won(amount)))
      Output.line("ack \(key.rawValue)")
    } catch {
      tell(error)
    }
  }

  /// Returns whether it was paid.
  @discardableResult
  func ride(_ amount: Int64, key: MovementKey = .random()) async -> Bool {
    do throws(WalletError) {
      _ = try await pay(
        Payment(key: key, payee: .taxi, party: "taxi", amount: Won(amount), text: ""))
      Output.line("ack \(key.rawValue)")
      return true
    } catch {
      tell(error)
      return false
    }
  }

  private func tell(_ error: WalletError) {
    Output.line("error \(error.phrase.text(.english))")
  }
}
