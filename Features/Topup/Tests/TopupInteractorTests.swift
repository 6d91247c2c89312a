import Expectations
import RIBs
import RIBsTesting
import Storage
import Store
import Testing
import WalletDomain

@testable import TopupPresentation

/// The steps of the top-up, without views.
@MainActor
struct TopupInteractorTests {
  private let tree = Tree()
  private let router = TopupRouterSpy()
  private let listener = TopupListenerSpy()

  private func launch(
    _ fixture: TopupFixture = TopupFixture(), _ amount: Won = .zero
  ) -> TopupInteractor {
    let interactor = TopupInteractor(
      amount: amount, wallet: fixture.wallet.state, attempts: CardAttempts(), listener: listener)
    interactor.router = router
    Router(interactor: interactor).launch(in: tree)
    return interactor
  }

  @Test func `with cards the form for the amount is the root, with the first card`() {
    _ = launch(TopupFixture(), Won(50_000))
    expectEqual(router.calls, ["amount 50000 from 우리은행 0123"])
  }

  @Test func `without a card the form for one is the root, until a card was added`() {
    let topup = launch(TopupFixture([]), Won(50_000))
    topup.addPaymentMethodDidAdd(Fixed.cards[1])
    expectEqual(router.calls, ["first card", "amount 50000 from 신한카드 0987"])
    expectEqual(listener.calls, [])
  }

  @Test func `closing the form for the first card closes topping up`() {
    launch(TopupFixture([])).addPaymentMethodDidClose()
    expectEqual(listener.calls, ["close"])
    expectEqual(router.calls, ["first card"])
  }

  @Test func `the cards are read once`() {
    let fixture = TopupFixture()
    let topup = launch(fixture)
    fixture.update { $0.cards = [] }
    topup.enterAmountDidPressCard(1)
    expectEqual(
      router.take(),
      [
        "amount 0 from 우리은행 0123",
        "cards [\"우리은행 0123\", \"신한카드 0987\", \"국민카드 2812\"], 1",
      ])
  }

  @Test func `choosing a card returns to the root`() {
    let topup = launch()
    topup.enterAmountDidPressCard(1)
    _ = router.take()
    topup.cardOnFileDidChoose(Fixed.cards[2])
    expectEqual(router.calls, ["root", "select 국민카드 2812"])
  }

  @Test func `adding another card selects it and returns to the root`() {
    let topup = launch()
    topup.enterAmountDidPressCard(1)
    topup.cardOnFileDidPressAdd()
    _ = router.take()
    let card = Card(id: 4, issuer: "Visa", lastFour: "1111", tint: 3)
    topup.addPaymentMethodDidAdd(card)
    expectEqual(router.take(), ["root", "select Visa 1111"])
    topup.enterAmountDidPressCard(1)
    expectEqual(
      router.calls,
      [
        "cards [\"우리은행 0123\", \"신한카드 0987\", \"국민카드 2812\", \"Visa 1111\"], 1"
      ])
  }

  @Test func `closing the form for another card returns to the cards`() {
    let topup = launch()
    topup.enterAmountDidPressCard(1)
    topup.cardOnFileDidPressAdd()
    _ = router.take()
    topup.addPaymentMethodDidClose()
    expectEqual(router.calls, ["detach add"])
    expectEqual(listener.calls, [])
  }

  @Test func `the listener is called when the form finishes or closes`() {
    let topup = launch()
    topup.enterAmountDidFinish()
    topup.enterAmountDidClose()
    expectEqual(listener.calls, ["finish", "close"])
  }

  @Test func `it waits until the wallet is open, and keeps the amount to fill in`() {
    let fixture = TopupFixture()
    fixture.update { $0.condition = .opening }
    let topup = launch(fixture)
    topup.fill(in: Won(7))
    expectEqual(topup.restorationState, ["amount": "7"])
    fixture.update { $0.condition = .ready }
    fixture.update { $0.condition = .readOnly(.storage(.diskFull)) }
    expectEqual(router.calls, ["amount 7 from 우리은행 0123"])
  }

  @Test func `the card, the amount and a pending request are restored`() {
    let restoration: RestorationState = ["amount": "50000", "card": "2", "asked": "key 9"]
    let draft = TopupDraft(amount: Won(50_000), card: Fixed.cards[1], pending: Fixed.key(9))
    expectEqual(draft.restorationState, restoration)
    let topup = launch()
    topup.restore(restoration)
    expectEqual(router.draft, draft)
  }

  @Test(arguments: ["amount=50000&card=9&asked=x", "card=1", "amount=50000", "amount=x&card=2"])
  func `invalid parts of a restoration are ignored`(text: String) throws {
    let topup = launch()
    topup.restore(try #require(RestorationState(parsing: text)))
    expectEqual(router.draft?.card, Fixed.cards[0])
    expectEqual(router.draft?.pending, nil)
  }
}
