import Headless
import RIBs
import Store
import Testing
import WalletDomain

@testable import TopupPresentation

/// The form for the amount, without a screen: what it asks of the bank, and how often.
@MainActor
struct EnterAmountInteractorTests {
  private let tree = Tree()
  private let presenter = EnterAmountPresenterSpy()
  private let listener = EnterAmountListenerSpy()
  private let dependencies = TopupDependencies()
  private let bank = HeldBank()

  /// A form with the first card.
  private func launch(_ amount: Int64 = 50_000, asked: MovementKey? = nil) -> Router<
    EnterAmountInteractor
  > {
    dependencies.topUp = bank.topUp
    let interactor = EnterAmountInteractor(
      EnterAmountViewModel(TopupDraft(amount: Won(amount), card: Fixed.cards[0], asked: asked)),
      asked: asked, presenter: presenter, dependency: dependencies, listener: listener)
    let router = Router(interactor: interactor)
    router.launch(in: tree)
    return router
  }

  @Test func `digits typed, erased and pasted make one amount`() {
    _ = launch(0)
    presenter.listener?.didType("5")
    presenter.listener?.didType("00")
    presenter.listener?.didErase()
    presenter.listener?.didPaste("1,000원")
    presenter.listener?.didClear()
    #expect(
      presenter.shown == [
        Fixed.model(0), Fixed.model(5), Fixed.model(500), Fixed.model(50), Fixed.model(1_000),
        Fixed.model(0),
      ])
  }

  @Test func `an amount that is too large is said while it is typed, none when it is asked for`() {
    _ = launch(2_000_000)
    presenter.listener?.didType("0")
    presenter.listener?.didPressConfirm()
    presenter.listener?.didClear()
    presenter.listener?.didPressConfirm()
    presenter.listener?.didType("1")
    #expect(presenter.shown.map(\.fault) == [nil, .outside, .outside, nil, .outside, nil])
    #expect(presenter.focused == 2)
    #expect(bank.requests == [])
  }

  @Test func `a paste that is no amount changes nothing but says so`() {
    _ = launch()
    presenter.listener?.didPaste("12.50")
    #expect(presenter.shown.last == Fixed.model(50_000) { $0.fault = .notAnAmount })
  }

  @Test func `the bank is asked once however often the user confirms`() async {
    let router = launch()
    presenter.listener?.didPressConfirm()
    presenter.listener?.didPressConfirm()
    presenter.listener?.didType("9")
    presenter.listener?.didPressCard()
    #expect(presenter.shown.last == Fixed.model(50_000) { $0.notice = .charging(phase: nil) })
    #expect(router.interactor.draft.asked == Fixed.key(1))
    await bank.answer()
    #expect(bank.requests == [Fixed.request(1, 1, 50_000)])
    #expect(listener.calls == ["finish"])
    #expect(dependencies.notices == ["50,000원을 충전했습니다."])
  }

  @Test
  func `a refusal ends the progress, keeps the amount, and the next try has a key of its own`()
    async
  {
    let router = launch()
    presenter.listener?.didPressConfirm()
    await bank.answer(.cardRefused)
    #expect(presenter.shown.last == Fixed.model(50_000) { $0.notice = .failed(.cardRefused) })
    #expect(router.interactor.draft == TopupDraft(amount: Won(50_000), card: Fixed.cards[0]))
    router.interactor.select(Fixed.cards[1])
    #expect(presenter.shown.last == Fixed.model(50_000, Fixed.cards[1]))
    presenter.listener?.didPressConfirm()
    await bank.answer()
    #expect(bank.requests == [Fixed.request(1, 1, 50_000), Fixed.request(2, 2, 50_000)])
    #expect(listener.calls == ["finish"])
  }

  @Test(arguments: [WalletError.bankUncertain, .chargedNotKept, .unknown])
  func `a request without an answer binds the form until the same request is answered`(
    error: WalletError
  ) async {
    let router = launch()
    presenter.listener?.didPressConfirm()
    await bank.answer(error)
    let bound = Fixed.model(50_000) {
      $0.notice = .failed(error)
      $0.isBound = true
    }
    #expect(presenter.shown.last == bound)
    presenter.listener?.didType("9")
    presenter.listener?.didClear()
    presenter.listener?.didPaste("1")
    presenter.listener?.didPressCard()
    router.interactor.select(Fixed.cards[1])
    router.interactor.fill(in: Won(1))
    #expect(presenter.shown.last == bound)
    #expect(listener.calls == [])
    presenter.listener?.didPressConfirm()
    await bank.answer(.busy)
    #expect(presenter.shown.last?.isBound == true)
    presenter.listener?.didPressConfirm()
    await bank.answer()
    #expect(bank.requests == Array(repeating: Fixed.request(1, 1, 50_000), count: 3))
    #expect(listener.calls == ["finish"])
  }

  @Test func `when the bank has promised not to charge the form is free again, with another key`()
    async
  {
    _ = launch()
    presenter.listener?.didPressConfirm()
    await bank.answer(.bankUncertain)
    presenter.listener?.didPressConfirm()
    await bank.answer(.bankSilent)
    presenter.listener?.didType("0")
    presenter.listener?.didPressConfirm()
    await bank.answer()
    #expect(
      bank.requests == [
        Fixed.request(1, 1, 50_000), Fixed.request(1, 1, 50_000), Fixed.request(2, 1, 500_000),
      ])
  }

  /// The wallet has found something out.
  private func tell() async {
    dependencies.store.update { $0.field.revision += 1 }
    await quiesce()
  }

  @Test func `money that comes in by itself is said, and frees the form for another amount`()
    async
  {
    dependencies.topUpEnd = { _ in nil }
    let router = launch()
    presenter.listener?.didPressConfirm()
    await bank.answer(.bankUncertain)
    await tell()
    #expect(presenter.shown.last?.isBound == true)
    dependencies.topUpEnd = { key in key == Fixed.key(1) ? .charged : nil }
    await tell()
    #expect(presenter.shown.last == Fixed.model(0) { $0.notice = .arrived(Won(50_000)) })
    #expect(router.interactor.draft == TopupDraft(amount: .zero, card: Fixed.cards[0]))
    presenter.listener?.didType("7")
    #expect(presenter.shown.last == Fixed.model(7))
    presenter.listener?.didPressConfirm()
    await bank.answer()
    #expect(bank.requests == [Fixed.request(1, 1, 50_000), Fixed.request(2, 1, 7)])
    #expect(listener.calls == ["finish"])
  }

  @Test func `one Enter more, after the money has come in by itself, charges nothing`() async {
    dependencies.topUpEnd = { _ in .charged }
    _ = launch()
    presenter.listener?.didPressConfirm()
    await bank.answer(.chargedNotKept)
    presenter.listener?.didPressConfirm()
    #expect(bank.requests == [Fixed.request(1, 1, 50_000)])
    #expect(listener.calls == ["finish"])
  }

  @Test(arguments: [(ChargeEnd.refused, WalletError.cardRefused), (.cancelled, .bankSilent)])
  func `what comes to nothing by itself is said, and the amount stays`(
    end: ChargeEnd, error: WalletError
  ) async {
    dependencies.topUpEnd = { _ in end }
    _ = launch(asked: Fixed.key(7))
    await quiesce()
    #expect(presenter.shown.last == Fixed.model(50_000) { $0.notice = .failed(error) })
  }

  @Test func `what was not done is asked for by the same key, another amount by another`() async {
    _ = launch()
    presenter.listener?.didPressConfirm()
    await bank.answer(.diskFull)
    presenter.listener?.didPressConfirm()
    await bank.answer(.busy)
    presenter.listener?.didErase()
    presenter.listener?.didPressConfirm()
    await bank.answer()
    #expect(
      bank.requests == [
        Fixed.request(1, 1, 50_000), Fixed.request(1, 1, 50_000), Fixed.request(2, 1, 5_000),
      ])
  }

  @Test func `a form that comes back with a request of old is bound to it`() async {
    let router = launch(asked: Fixed.key(7))
    #expect(
      presenter.shown == [
        Fixed.model(50_000, asked: Fixed.key(7)) {
          $0.notice = .failed(.bankUncertain)
          $0.isBound = true
        }
      ])
    #expect(router.interactor.draft.asked == Fixed.key(7))
    presenter.listener?.didPressConfirm()
    await bank.answer()
    #expect(bank.requests == [Fixed.request(7, 1, 50_000)])
  }

  @Test func `the user may leave while the bank is asked, and a late answer finds nobody`() async {
    let router = launch()
    presenter.listener?.didPressConfirm()
    presenter.listener?.didPressEscape()
    #expect(listener.calls == ["close"])
    router.shutDown()
    await bank.answer()
    #expect(listener.calls == ["close"])
    #expect(dependencies.notices == [])
  }

  @Test func `a bar moves from 200 milliseconds on, until the answer`() async {
    _ = launch()
    presenter.listener?.didPressConfirm()
    await dependencies.manualClock.advance(by: .milliseconds(199))
    #expect(presenter.shown.last?.notice == .charging(phase: nil))
    await dependencies.manualClock.advance(by: .milliseconds(101))
    #expect(presenter.shown.suffix(2).map(\.notice) == [.charging(phase: 0), .charging(phase: 1)])
    await bank.answer(.bankSilent)
    await dependencies.manualClock.advance(by: .seconds(1))
    #expect(presenter.shown.last?.notice == .failed(.bankSilent))
  }

  @Test func `the balance is the wallet's, once it is open`() {
    dependencies.store.update { $0.field.condition = .opening }
    _ = launch(0)
    dependencies.store.update { state in
      state.field.condition = .ready
      state.field.balance = Won(18_000)
    }
    #expect(presenter.shown.map(\.balance) == [nil, Won(18_000)])
  }
}
