import Headless
import SQLite
import Secrets
import Store
import TemporaryFolder
import Testing
import Time
import WalletData

@testable import WalletDomain

/// The use cases on real files, as two Galbis have them.
@MainActor
struct WholeWalletTests {
  private struct State {
    var wallet = WalletState()
  }

  @MainActor private final class Galbi {
    let store = Store(State())
    let database: Database
    let model: WalletModel

    init(_ books: Books) {
      database = books.database()
      model = WalletModel(
        work: books.wallet(database), bank: books.bank(),
        clock: ManualClock(now: books.now.time), writer: store.writer(\.wallet))
    }

    var wallet: WalletState { store.state.wallet }
  }

  private let books = Books()

  private func details(_ number: String) -> CardDetails {
    CardDetails(number: Secret(number.utf8), code: Secret("9871".utf8), expiry: "11/28")
  }

  @Test func `a card, a top-up and a ride are there after a restart`() async throws {
    let galbi = Galbi(books)
    await galbi.model.open()
    let card = try await makeAddCard(galbi.model)(details("4111111111111111"))
    #expect(try await makeTopUp(galbi.model)(books.request("a", card: card.id)) == Won(50_000))
    _ = try await makePay(galbi.model)(books.ride("b"))
    await galbi.model.settled()
    await galbi.database.close()
    let later = Galbi(books)
    await later.model.open()
    #expect(later.wallet.condition == .ready)
    #expect(later.wallet.balance == Won(32_000))
    #expect(later.wallet.cards.map(\.name) == ["Visa 1111"])
    #expect(try await makeTopUp(later.model)(books.request("a", card: card.id)) == Won(32_000))
    #expect(try await makeListReceipts(later.model)(.taxi).map(\.amount) == [Won(18_000)])
    await later.model.settled()
  }

  @Test func `a change in one Galbi is seen in the other`() async throws {
    let (one, other) = (Galbi(books), Galbi(books))
    await one.model.open()
    await other.model.open()
    let card = try await makeAddCard(one.model)(details("4111111111111111"))
    _ = try await makeTopUp(one.model)(books.request("a", card: card.id))
    #expect(try await other.database.hasChangedElsewhere())
    await makeSyncWallet(other.model)()
    #expect(other.wallet.balance == Won(50_000))
    #expect(other.wallet.cards == [card])
    await one.model.settled()
    await other.model.settled()
  }

  @Test func `a late bank is asked again after a restart`() async throws {
    let galbi = Galbi(books)
    await galbi.model.open()
    let card = try await makeAddCard(galbi.model)(details("4000000000080004"))
    await #expect(throws: WalletError.bankUncertain) {
      try await makeTopUp(galbi.model)(books.request("a", card: card.id))
    }
    #expect(galbi.wallet.unsettled == 1)
    #expect(await makeTopUpEnd(galbi.model)(MovementKey(rawValue: "a")) == nil)
    await galbi.model.settled()
    await galbi.database.close()
    let later = Galbi(books)
    await later.model.open()
    #expect(later.wallet.balance == Won(50_000))
    #expect(later.wallet.unsettled == 0)
    #expect(await makeTopUpEnd(later.model)(MovementKey(rawValue: "a")) == .charged)
    await later.model.settled()
  }

  @Test func `a damaged wallet is brought back from its copy`() async throws {
    try await books.fill()
    let galbi = Galbi(books)
    await galbi.model.open()
    await galbi.model.copying?.value
    await galbi.database.close()
    TemporaryFolder.write(Array(repeating: 7, count: 9_000), to: books.path)
    for suffix in ["-wal", "-shm"] { TemporaryFolder.remove(books.path + suffix) }
    let later = Galbi(books)
    await later.model.open()
    #expect(later.wallet.condition == .closed(.damaged))
    #expect(await makeWalletCopyTime(later.model)() == books.now.time)
    _ = try await makeRepairWallet(later.model)(.bringBackCopy)
    #expect(later.wallet.condition == .ready)
    #expect(later.wallet.balance == Won(50_000))
    await later.model.settled()
  }

  @Test func `what another Galbi has repaired is not repaired again`() async throws {
    try await books.fill()
    TemporaryFolder.write(Array(repeating: 7, count: 9_000), to: books.path)
    let (one, other) = (Galbi(books), Galbi(books))
    await one.model.open()
    await other.model.open()
    #expect(other.wallet.condition == .closed(.damaged))
    _ = try await makeRepairWallet(one.model)(.startAnew)
    let card = try await makeAddCard(one.model)(details("4111111111111111"))
    _ = try await makeTopUp(one.model)(books.request("a", card: card.id))
    _ = try await makeRepairWallet(other.model)(.startAnew)
    #expect(other.wallet.condition == .ready)
    #expect(other.wallet.balance == Won(50_000))
    await one.model.settled()
    await other.model.settled()
  }

  @Test func `who has seen the damage sees that another Galbi has repaired it`() async throws {
    try await books.fill()
    TemporaryFolder.write(Array(repeating: 7, count: 9_000), to: books.path)
    let (one, other) = (Galbi(books), Galbi(books))
    await one.model.open()
    await other.model.open()
    #expect(try await !other.database.hasChangedElsewhere())
    _ = try await makeRepairWallet(one.model)(.startAnew)
    #expect(try await other.database.hasChangedElsewhere())
    await makeSyncWallet(other.model)()
    #expect(other.wallet.condition == .ready)
    #expect(other.wallet.balance == .zero)
    await one.model.settled()
    await other.model.settled()
  }

  @Test func `no file holds a number or a code`() async throws {
    let galbi = Galbi(books)
    await galbi.model.open()
    _ = try await makeAddCard(galbi.model)(details("3782 822463 10005"))
    await galbi.model.settled()
    #expect(books.files(with: ["0005"]) != [])
    #expect(books.files(with: ["3782", "822463", "10005", "9871"]) == [])
  }
}
