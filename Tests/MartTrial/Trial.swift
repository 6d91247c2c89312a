import Books
import Log
import MartData
import MartDomain
import Phrases
import Secrets
import Store
import Time
import TrialParts
import WalletData
import WalletDomain

/// The shop of a folder with its real parts; writes a line for each event.
@MainActor final class Trial {
  private struct State {
    var wallet = WalletState()
    var mart = MartState()
  }

  private let books: BookFile
  private let walletModel: WalletModel
  private let wallet: WalletUseCases
  private let mart: MartUseCases

  init(folder: String) {
    let clock = RealClock()
    let store = Store(State())
    let log = Log { Output.line("log \($0.message)") }
    books = BookFile(path: "\(folder)/\(BookFile.file)", log: log)
    walletModel = WalletModel(
      repository: StoredWallet(books, log: log),
      bank: SimulatedBank(path: "\(folder)/mock-bank.sqlite", log: log) {
        duration throws(CancellationError) in try await clock.pause(for: duration)
      }, clock: clock, writer: store.writer(\.wallet))
    wallet = WalletUseCases(walletModel, state: store.stored(\.wallet))
    mart = MartUseCases(
      MartModel(
        repository: StoredMart(books, log: log), clock: clock, wallet: wallet,
        language: { .english }, writer: store.writer(\.mart)),
      state: store.stored(\.mart), wallet: store.stored(\.wallet))
  }

  /// Opens the wallet, and writes its condition.
  func open() async {
    await wallet.open()
    switch wallet.state.value.condition {
    case .opening: Output.line("opening")
    case .ready: Output.line("ready \(wallet.state.value.balance.amount)")
    case .readOnly(let error), .closed(let error):
      Output.line("closed \(error.phrase.text(.english))")
    }
  }

  func close() async {
    await mart.settled()
    await walletModel.settled()
    await books.close()
  }

  /// Returns false for a command that there is not.
  func run(_ command: String, _ words: [String]) async -> Bool {
    switch (command, words.count) {
    case ("card", 1): await addCard(Secret(words[0].utf8))
    case ("topup", 1): await topUp(Won(Int64(words[0]) ?? 0))
    case ("place", 3...):
      await perform(words[0]) { [contents] () throws(MartError) in
        .place(contents(words[1], words[2...]))
      }
    case ("edit", 4...):
      await perform(words[0]) { [contents, order] () throws(MartError) in
        let order = try await order(words[1])
        return .edit(order.id, version: order.version, contents(words[2], words[3...]))
      }
    case ("cancel", 2):
      await perform(words[0]) { [order] () throws(MartError) in
        let order = try await order(words[1])
        return .cancel(order.id, version: order.version)
      }
    default: return false
    }
    return true
  }

  private func addCard(_ number: Secret) async {
    await report("card") { () throws(WalletError) in
      try await wallet.addCard(
        CardDetails(number: number, code: Secret("7391".utf8), expiry: "11/40")
      ).name
    }
  }

  private func topUp(_ amount: Won) async {
    await report("topup") { () throws(WalletError) in
      let card = wallet.state.value.cards.first?.id ?? 0
      return
        "\(try await wallet.topUp(TopUpRequest(key: .random(), card: card, amount: amount)).amount)"
    }
  }

  private func perform(
    _ key: String, _ change: () async throws(MartError) -> OrderRequest.Change
  ) async {
    Output.line("begin \(key)")
    await report(key) { () throws(MartError) in
      "\(try await mart.perform(MovementKey(rawValue: key), try await change()).id)"
    }
  }

  private func report<Failure: PhrasedError>(
    _ name: String, _ work: () async throws(Failure) -> String
  ) async {
    do throws(Failure) {
      Output.line("ack \(name) \(try await work())")
    } catch {
      Output.line("refused \(name) \(error.phrase.text(.english))")
    }
  }

  /// The order that was placed under a key.
  private func order(_ key: String) async throws(MartError) -> Order {
    guard let order = try await mart.placed(MovementKey(rawValue: key)) else { throw .missing }
    return order
  }

  private func contents(_ payment: String, _ goods: ArraySlice<String>) -> OrderContents {
    var contents = OrderContents(
      lines: goods.compactMap { good in
        let parts = good.split(separator: "=")
        guard parts.count == 2, let good = mart.catalogue[String(parts[0])],
          let quantity = Int(parts[1])
        else { return nil }
        return OrderLine(good, quantity)
      })
    contents.contact.name = "김하늘"
    contents.contact.telephone = "010-1234-5678"
    contents.contact.email = "haneul@example.org"
    contents.shipping.street1 = "세종대로 110"
    contents.shipping.city = "중구"
    contents.shipping.state = "서울"
    contents.shipping.zip = "04524"
    if payment == "card", let card = wallet.state.value.cards.first {
      contents.payment = PaymentSource(card)
    }
    return contents
  }
}
