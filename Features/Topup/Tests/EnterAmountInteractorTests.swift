import Expectations
import Headless
import Phrases
import RIBs
import RIBsTesting
import Storage
import TerminalUI
import Testing
import WalletDomain

@testable import TopupPresentation

/// The form for the amount without a view: what it requests, and how often.
@MainActor
struct EnterAmountInteractorTests {
  private let tree = Tree()
  private let listener = EnterAmountListenerSpy()
  private let fixture = TopupFixture()
  private let bank = HeldBank()

  /// Launches a form with the first card.
  private func launch(
    _ amount: Int64 = 50_000, pending: MovementKey? = nil
  ) -> (PresenterSpy<EnterAmount>, Router<EnterAmountInteractor>) {
    fixture.wallet.topUp = bank.topUp
    let draft = TopupDraft(amount: Won(amount), card: Fixed.cards[0], pending: pending)
    let presenter = PresenterSpy<EnterAmount>(EnterAmount.Model(draft))
    let interactor = EnterAmountInteractor(
      TopupDependencies(
        wallet: fixture.wallet, clock: fixture.manualClock, notify: fixture.notify),
      pending: pending, on: presenter, listener: listener)
    let router = Router(interactor: interactor)
    router.launch(in: tree)
    return (presenter, router)
  }

  private func answer(_ error: WalletError? = nil) async {
    bank.answer(error)
    await tree.settle()
  }

  @Test func `digits can be typed, erased and pasted`() {
    let (form, _) = launch(0)
    form.send(.type("5"), .type("00"), .erase, .paste("1,000원"), .clear)
    expectEqual(
      form.shown,
      [
        Fixed.model(0), Fixed.model(5), Fixed.model(500), Fixed.model(50), Fixed.model(1_000),
        Fixed.model(0),
      ])
  }

  @Test func `too large an amount is an error while typing, an empty one when confirming`() {
    let (form, _) = launch(2_000_000)
    var focus = ViewRequest<EnterAmount.Field>()
    expectEqual(form.model, Fixed.model(2_000_000))
    form.send(.type("0"))
    expectEqual(form.model, Fixed.model(20_000_000) { $0.inputError = .outOfRange })
    for keys in [[EnterAmount.Action.confirm], [.clear, .confirm]] {
      for key in keys { form.send(key) }
      focus.ask(for: .amount)
      expectEqual(form.model.inputError, .outOfRange)
      expectEqual(form.model.focus, focus)
    }
    form.send(.type("1"))
    expectEqual(form.model.inputError, nil)
    expectEqual(bank.requests, [])
  }

  @Test func `pasting text that is not an amount changes nothing but shows an error`() {
    let (form, _) = launch()
    form.send(.paste("12.50"))
    expectEqual(form.model, Fixed.model(50_000) { $0.inputError = .notAnAmount })
  }

  @Test func `a unit or a point makes no other amount of the digits, and is not confirmed`() async {
    let (form, router) = launch(0)
    let refused = Fixed.model(1) { $0.entry.refuse() }
    form.send(.type("1"), .refuse, .type("5"))
    expectEqual(form.model, refused)
    router.interactor.select(Fixed.cards[0])
    expectEqual(form.model, refused)
    form.send(.confirm)
    await tree.settle()
    #expect(form.model.fault == .notDigits && bank.requests.isEmpty)
    // Digits that are typed again do not stand beside those before the unit.
    form.send(.erase)
    #expect(form.model.fault == nil && form.model.entry.amount == .zero)
    form.send(.undo, .refuse, .undo)
    #expect(form.model.fault == nil && form.model.entry.amount == Won(1))
    form.send(.refuse, .clear, .type("7"))
    #expect(form.model.fault == nil && form.model.entry.amount == Won(7))
  }

  @Test func `a refused unit holds until it is erased or another amount is pasted`() async {
    let (form, router) = launch(0)
    form.send(.type("1"), .refuse, .paste("abc"), .add(Won(10_000)), .type("5"), .confirm)
    await tree.settle()
    #expect(form.model.isRefused && form.model.entry.amount == Won(1) && bank.requests.isEmpty)
    // Also over a lock or a restart.
    let draft = router.interactor.draft
    expectEqual(TopupDraft(draft.restorationState, cards: Fixed.cards), draft)
    #expect(EnterAmount.Model(draft).isRefused)
    form.send(.paste("50,000"), .confirm)
    await answer()
    expectEqual(bank.requests.map(\.amount), [Won(50_000)])
  }

  @Test(arguments: ["3e5", "-5000", "5.0", "5억"])
  func `a sign that is no digit is refused by keys`(typed: String) {
    let view = EnterAmountView(Fixed.model(0))
    let bound = view.bindings(in: Environment(language: .korean))
    for sign in typed where !sign.isWholeNumber {
      #expect(bound.contains { $0.keys.contains(.character(sign)) }, "\(sign)")
    }
  }

  @Test func `too large an amount with a unit is refused for the unit`() {
    let (form, _) = launch(2_000_000)
    form.send(.type("0"), .refuse)
    #expect(form.model.isRefused)
    form.send(.erase)
    expectEqual(form.model.entry.amount, .zero)
  }

  @Test func `confirming several times requests one top-up`() async {
    let (form, router) = launch()
    form.send(.confirm, .confirm, .type("9"), .chooseCard)
    expectEqual(form.model, Fixed.model(50_000) { $0.notice = .charging(phase: nil) })
    expectEqual(router.interactor.draft.pending, Fixed.key(1))
    await answer()
    expectEqual(bank.requests, [Fixed.request(1, 1, 50_000)])
    expectEqual(listener.calls, ["finish"])
    expectEqual(fixture.notices, ["50,000원을 충전했습니다."])
  }

  @Test func `after a refusal the amount stays, and the next request has a new key`() async {
    let (form, router) = launch()
    form.send(.confirm)
    await answer(.cardRefused)
    expectEqual(form.model, Fixed.model(50_000) { $0.notice = .failed(.cardRefused) })
    expectEqual(router.interactor.draft, TopupDraft(amount: Won(50_000), card: Fixed.cards[0]))
    router.interactor.select(Fixed.cards[1])
    expectEqual(form.model, Fixed.model(50_000, Fixed.cards[1]))
    form.send(.confirm)
    await answer()
    expectEqual(bank.requests, [Fixed.request(1, 1, 50_000), Fixed.request(2, 2, 50_000)])
    expectEqual(listener.calls, ["finish"])
  }

  @Test(arguments: [WalletError.bankUncertain, .chargedNotKept, .unknown])
  func `a request without an answer can only be repeated`(error: WalletError) async {
    let (form, router) = launch()
    form.send(.confirm)
    await answer(error)
    let pending = Fixed.model(50_000) {
      $0.notice = .failed(error)
      $0.isPending = true
    }
    expectEqual(form.model, pending)
    form.send(.type("9"), .clear, .paste("1"), .chooseCard)
    router.interactor.select(Fixed.cards[1])
    router.interactor.fill(in: Won(1))
    expectEqual(form.model, pending)
    expectEqual(listener.calls, [])
    form.send(.confirm)
    await answer(.storage(.busy))
    #expect(form.model.isPending)
    form.send(.confirm)
    await answer()
    expectEqual(bank.requests, Array(repeating: Fixed.request(1, 1, 50_000), count: 3))
    expectEqual(listener.calls, ["finish"])
  }

  @Test func `after the bank has cancelled a charge the form can be edited, with a new key`()
    async
  {
    let (form, _) = launch()
    form.send(.confirm)
    await answer(.bankUncertain)
    form.send(.confirm)
    await answer(.bankSilent)
    form.send(.type("0"), .confirm)
    await answer()
    expectEqual(
      bank.requests,
      [
        Fixed.request(1, 1, 50_000), Fixed.request(1, 1, 50_000), Fixed.request(2, 1, 500_000),
      ])
  }

  /// Has the wallet publish a change.
  private func publish() async {
    fixture.update { $0.revision += 1 }
    await tree.settle()
  }

  @Test func `money that is received later is shown, and the form can be used again`() async {
    fixture.wallet.topUpOutcome = { [bank] key in key == Fixed.key(1) ? bank.outcome : nil }
    let (form, router) = launch()
    form.send(.confirm)
    await answer(.bankUncertain)
    await publish()
    #expect(form.model.isPending)
    bank.outcome = .charged
    await publish()
    expectEqual(form.model, Fixed.model(0) { $0.notice = .received(Won(50_000)) })
    expectEqual(router.interactor.draft, TopupDraft(amount: .zero, card: Fixed.cards[0]))
    form.send(.type("7"))
    expectEqual(form.model, Fixed.model(7))
    form.send(.confirm)
    await answer()
    expectEqual(bank.requests, [Fixed.request(1, 1, 50_000), Fixed.request(2, 1, 7)])
    expectEqual(listener.calls, ["finish"])
  }

  @Test func `confirming after the money was received later closes the form`() async {
    fixture.wallet.topUpOutcome = { _ in .charged }
    let (form, _) = launch()
    form.send(.confirm)
    await answer(.chargedNotKept)
    form.send(.confirm)
    expectEqual(bank.requests, [Fixed.request(1, 1, 50_000)])
    expectEqual(listener.calls, ["finish"])
  }

  @Test(arguments: [(ChargeOutcome.refused, WalletError.cardRefused), (.cancelled, .bankSilent)])
  func `a failure that is reported later is shown, and the amount stays`(
    outcome: ChargeOutcome, error: WalletError
  ) async {
    fixture.wallet.topUpOutcome = { _ in outcome }
    let (form, _) = launch(pending: Fixed.key(7))
    await tree.settle()
    expectEqual(form.model, Fixed.model(50_000) { $0.notice = .failed(error) })
  }

  @Test func `a failed request is repeated with its key, a changed one with a new key`() async {
    let (form, _) = launch()
    form.send(.confirm)
    await answer(.storage(.diskFull))
    form.send(.confirm)
    await answer(.storage(.busy))
    form.send(.erase, .confirm)
    await answer()
    expectEqual(
      bank.requests,
      [
        Fixed.request(1, 1, 50_000), Fixed.request(1, 1, 50_000), Fixed.request(2, 1, 5_000),
      ])
  }

  @Test func `a restored pending request can only be repeated`() async {
    let (form, router) = launch(pending: Fixed.key(7))
    expectEqual(
      form.shown,
      [
        Fixed.model(50_000, pending: Fixed.key(7)) {
          $0.notice = .failed(.bankUncertain)
          $0.isPending = true
        }
      ])
    expectEqual(router.interactor.draft.pending, Fixed.key(7))
    form.send(.confirm)
    await answer()
    expectEqual(bank.requests, [Fixed.request(7, 1, 50_000)])
  }

  @Test func `an answer after the form was closed is ignored`() async {
    let (form, router) = launch()
    form.send(.confirm, .close)
    expectEqual(listener.calls, ["close"])
    router.shutDown()
    await answer()
    expectEqual(listener.calls, ["close"])
    expectEqual(fixture.notices, [])
  }

  @Test func `a bar moves after 200 milliseconds, until the answer`() async {
    let (form, _) = launch()
    form.send(.confirm)
    await fixture.manualClock.advance(by: .milliseconds(199))
    expectEqual(form.model.notice, .charging(phase: nil))
    await fixture.manualClock.advance(by: .milliseconds(101))
    expectEqual(form.shown.suffix(2).map(\.notice), [.charging(phase: 0), .charging(phase: 1)])
    await answer(.bankSilent)
    await fixture.manualClock.advance(by: .seconds(1))
    expectEqual(form.model.notice, .failed(.bankSilent))
  }

  @Test func `the balance is shown once the wallet is open`() {
    fixture.update { $0.condition = .opening }
    let (form, _) = launch(0)
    expectEqual(form.model.balance, nil)
    fixture.update { state in
      state.condition = .ready
      state.balance = Won(18_000)
    }
    expectEqual(form.shown.map(\.balance), [Won(18_000)])
  }
}
