import Books
import Expectations
import Headless
import PlatformTesting
import SQLite
import Secrets
import Storage
import Store
import Testing
import Time
import WalletData

@testable import WalletDomain

/// The use cases with real files, as one or two processes have them.
@MainActor
struct WalletOnDiskTests {
  /// The wallet of one process.
  @MainActor private final class Process {
    private struct State {
      var wallet = WalletState()
    }

    let books: BookFile
    let model: WalletModel
    let wallet: WalletUseCases

    init(_ files: WalletFiles) {
      let store = Store(State())
      books = files.books()
      model = WalletModel(
        repository: files.wallet(books), bank: files.bank(),
        clock: ManualClock(now: files.now), writer: store.writer(\.wallet))
      wallet = WalletUseCases(model, state: store.stored(\.wallet))
    }

    var state: WalletState { wallet.state.value }

    func end() async {
      await model.settled()
      await books.close()
    }
  }

  private let files = WalletFiles()

  /// A process with an open wallet.
  private func launch() async -> Process {
    let process = Process(files)
    await process.wallet.open()
    return process
  }

  private func details(_ number: String) -> CardDetails {
    CardDetails(number: Secret(number.utf8), code: Secret("9871".utf8), expiry: "11/28")
  }

  @Test func `a card, a top-up and a payment are stored`() async throws {
    let process = await launch()
    let card = try await process.wallet.addCard(details("4111111111111111"))
    try await expectEqual(process.wallet.topUp(.sample("a", card: card.id)), Won(50_000))
    _ = try await process.wallet.pay(.sample("b"))
    await process.end()
    let later = await launch()
    expectEqual(later.state.condition, .ready)
    expectEqual(later.state.balance, Won(32_000))
    expectEqual(later.state.cards.map(\.name), ["Visa 1111"])
    try await expectEqual(later.wallet.topUp(.sample("a", card: card.id)), Won(32_000))
    try await expectEqual(later.wallet.listReceipts(.taxi).map(\.amount), [Won(18_000)])
    await later.end()
  }

  @Test func `a change in one process is loaded by the other`() async throws {
    let (one, other) = (await launch(), await launch())
    let card = try await one.wallet.addCard(details("4111111111111111"))
    _ = try await one.wallet.topUp(.sample("a", card: card.id))
    #expect(try await other.books.database.hasChangedElsewhere())
    await other.wallet.sync()
    expectEqual(other.state.balance, Won(50_000))
    expectEqual(other.state.cards, [card])
    await one.end()
    await other.end()
  }

  @Test func `a late bank is asked again after a restart`() async throws {
    let process = await launch()
    let card = try await process.wallet.addCard(details("4000000000080004"))
    await #expect(throws: WalletError.bankUncertain) {
      try await process.wallet.topUp(.sample("a", card: card.id))
    }
    expectEqual(process.state.unsettled, 1)
    await expectEqual(process.wallet.topUpOutcome(MovementKey(rawValue: "a")), nil)
    await process.end()
    let later = await launch()
    expectEqual(later.state.balance, Won(50_000))
    expectEqual(later.state.unsettled, 0)
    await expectEqual(later.wallet.topUpOutcome(MovementKey(rawValue: "a")), .charged)
    await later.end()
  }

  /// Overwrites the wallet's file.
  private func damage() {
    TemporaryFolder.write(Array(repeating: 7, count: 9_000), to: files.path)
    for suffix in ["-wal", "-shm"] { TemporaryFolder.remove(files.path + suffix) }
  }

  @Test func `a damaged wallet is restored from its backup`() async throws {
    try await files.fill()
    let process = await launch()
    await process.end()
    damage()
    let later = await launch()
    expectEqual(later.state.condition, .closed(.storage(.damaged)))
    await expectEqual(later.wallet.backupTime(), files.now)
    _ = try await later.wallet.repair(.restoreBackup)
    expectEqual(later.state.condition, .ready)
    expectEqual(later.state.balance, Won(50_000))
    await later.end()
  }

  @Test func `a wallet that another process has repaired is not repaired again`() async throws {
    try await files.fill()
    damage()
    let (one, other) = (await launch(), await launch())
    expectEqual(other.state.condition, .closed(.storage(.damaged)))
    _ = try await one.wallet.repair(.startOver)
    let card = try await one.wallet.addCard(details("4111111111111111"))
    _ = try await one.wallet.topUp(.sample("a", card: card.id))
    _ = try await other.wallet.repair(.startOver)
    expectEqual(other.state.condition, .ready)
    expectEqual(other.state.balance, Won(50_000))
    await one.end()
    await other.end()
  }

  @Test func `a repair by another process is loaded`() async throws {
    try await files.fill()
    damage()
    let (one, other) = (await launch(), await launch())
    #expect(try await !other.books.database.hasChangedElsewhere())
    _ = try await one.wallet.repair(.startOver)
    #expect(try await other.books.database.hasChangedElsewhere())
    await other.wallet.sync()
    expectEqual(other.state.condition, .ready)
    expectEqual(other.state.balance, .zero)
    await one.end()
    await other.end()
  }

  /// A wallet that was put back together with its mark, and lacks a top-up of 50,000 won.
  private func restoreEarlier() async throws {
    let process = await launch()
    let card = try await process.wallet.addCard(details("4111111111111111"))
    _ = try await process.wallet.topUp(.sample("a", 10_000, card: card.id))
    await process.end()
    let names = ["wallet.sqlite", "wallet.sqlite.mark"].map { "\(files.folder.path)/\($0)" }
    let earlier = names.map(TemporaryFolder.read)
    let later = await launch()
    // So that the backup lacks the top-up too.
    await later.model.backup?.value
    _ = try await later.wallet.topUp(.sample("b", card: card.id))
    await later.end()
    for (name, bytes) in zip(names, earlier) { TemporaryFolder.write(bytes, to: name) }
  }

  @Test func `a wallet that lacks a charge of the bank is not opened`() async throws {
    try await restoreEarlier()
    let process = await launch()
    let problem = WalletError.missingTopUps(count: 1, total: Won(50_000))
    expectEqual(process.state.condition, .closed(problem))
    await #expect(throws: problem) { try await process.wallet.pay(.sample("c")) }
    _ = try await process.wallet.repair(.viewOnly)
    expectEqual(process.state.condition, .readOnly(problem))
    expectEqual(process.state.balance, Won(10_000))
    await process.end()
  }

  @Test(arguments: [WalletRepair.keep, .restoreBackup, .startOver])
  func `the bank refunds what a repaired wallet lacks`(_ repair: WalletRepair) async throws {
    try await restoreEarlier()
    let process = await launch()
    _ = try await process.wallet.repair(repair)
    expectEqual(process.state.condition, .ready)
    await process.end()
    let later = await launch()
    expectEqual(later.state.condition, .ready)
    expectEqual(later.state.balance, (repair == .startOver ? .zero : Won(10_000)))
    await later.end()
  }

  @Test func `no file contains a card number or a code`() async throws {
    let process = await launch()
    _ = try await process.wallet.addCard(details("3782 822463 10005"))
    await process.model.settled()
    #expect(files.files(with: "0005") != [])
    expectEqual(files.files(withAnyOf: ["3782", "822463", "10005", "9871"]), [])
    await process.end()
  }
}
