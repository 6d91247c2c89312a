import Books
import Log
import Phrases
import Secrets
import Store
import Time
import TrialParts
import WalletData
import WalletDomain

#if PostgreSQL
  import PostgreSQL
#endif

/// The wallet of a folder with its real parts; writes a line for each event.
@MainActor final class Trial {
  private struct State {
    var wallet = WalletState()
  }

  private let clock = RealClock()
  private let books: any Books
  private let model: WalletModel
  private let wallet: WalletUseCases

  init(folder: String, server: String?) {
    let store = Store(State())
    let log = Log { Output.line("log \($0.message)") }
    books =
      Self.books(on: server) ?? BookFile(path: "\(folder)/\(BookFile.file)", log: log)
    model = WalletModel(
      repository: StoredWallet(books, log: log) {
        Output.line("begin \($0.rawValue)")
      },
      bank: SimulatedBank(path: "\(folder)/mock-bank.sqlite", log: log) {
        [clock] duration throws(CancellationError) in
        try await clock.pause(for: duration)
      }, clock: clock, writer: store.writer(\.wallet))
    wallet = WalletUseCases(model, state: store.stored(\.wallet))
  }

  /// Nil without an address.
  private static func books(on server: String?) -> (any Books)? {
    #if PostgreSQL
      return server.flatMap { try? ServerAddress($0) }.map { ServerBooks($0) }
    #else
      return nil
    #endif
  }

  private var state: WalletState { wallet.state.value }

  /// Opens the wallet, and writes its condition.
  func open() async {
    await wallet.open()
    switch state.condition {
    case .opening: Output.line("opening")
    case .ready: Output.line("ready \(state.balance.amount) \(state.unsettled)")
    case .readOnly(let error):
      Output.line("readOnly \(state.balance.amount) \(error.phrase.text(.english))")
    case .closed(let error): Output.line("closed \(error.phrase.text(.english))")
    }
  }

  func close() async {
    await model.settled()
    await books.close()
  }

  /// Adds the card with this number, unless the wallet has a card.
  func addCard(_ number: Secret) async {
    guard state.condition == .ready, state.cards.isEmpty else { return }
    do throws(WalletError) {
      _ = try await wallet.addCard(
        CardDetails(number: number, code: Secret("7391".utf8), expiry: "11/40"))
    } catch {
      report(error)
    }
  }

  func topUp(_ amount: Int64, key: MovementKey = .random()) async {
    do throws(WalletError) {
      _ = try await wallet.topUp(
        TopUpRequest(key: key, card: state.cards.first?.id ?? 0, amount: Won(amount)))
      Output.line("ack \(key.rawValue)")
    } catch {
      report(error)
    }
  }

  func pay(_ amount: Int64, key: MovementKey = .random()) async {
    do throws(WalletError) {
      _ = try await wallet.pay(
        Payment(key: key, payee: .taxi, party: "taxi", amount: Won(amount), text: ""))
      Output.line("ack \(key.rawValue)")
    } catch {
      report(error)
      // A server that is away refuses at once.
      try? await clock.pause(for: .milliseconds(50))
    }
  }

  private func report(_ error: WalletError) {
    Output.line("error \(error.phrase.text(.english))")
  }
}
