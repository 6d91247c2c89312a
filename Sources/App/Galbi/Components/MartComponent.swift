import Books
import HomeInterface
import Launch
import MartData
import MartDomain
import MartPresentation
import MartRaft
import Phrases
import RIBs
import Store
import TerminalUI
import WalletDomain

/// The shop in one session.
final class MartComponent: SessionPart {
  let mart: MartUseCases
  let tiles: [HomeTile]
  let sources: [FinderSource]

  init(parent: AppComponent, books: any Books, wallet: WalletComponent, finance: FinanceComponent) {
    let wallet = wallet.useCases
    let model = MartModel(
      repository: StoredMart(books, log: parent.context.log), clock: parent.clock,
      wallet: wallet, language: { parent.language }, writer: parent.profileWriter(\.mart))
    mart = MartUseCases(
      model, state: parent.store.stored(\.profile.mart), wallet: wallet.state)
    let builder = MartBuilder(
      mart: mart, topup: finance.topupBuilder, clock: parent.clock, notify: parent.notify)
    tiles = [.mart(builder)]
    sources = builder.findings
  }

  static let destinations = [
    Destination(
      AppText.mart, link: "home/mart",
      words: ["마트", "장보기", "쇼핑", "상품", "mart", "shop", "shopping", "groceries", "goods"],
      commands: MartBuilder.commands),
    Destination(
      AppText.orders, link: "home/mart/orders",
      words: ["배송", "구매 내역", "deliveries", "purchases", "order history"],
      commands: MartBuilder.orderCommands),
    Destination(
      AppText.newOrder, link: "home/mart/new",
      words: ["주문하기", "배송 신청", "checkout", "check out"]),
  ]
  static let demos = [Demo(name: "Mart", make: MartRaft.init)]
  static var databaseChecks: [DatabaseCheck] { [.mart] }

  /// The wallet follows the books; what was read of the shop is then read again.
  func start(in session: Interactor) {
    session.whileActive(
      mart.wallet.map(\.revision).observe { [weak session, mart] _ in
        guard mart.state.value.openOrders != nil else { return }
        // What cannot be read is reported by the shop's screen.
        session?.request("read the shop", isInBackground: true) { try? await mart.read() }
      })
  }

  func settled() async { await mart.settled() }
}
