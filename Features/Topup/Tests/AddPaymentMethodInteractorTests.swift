import Headless
import RIBs
import Secrets
import Testing
import TopupInterface
import WalletDomain

@testable import TopupPresentation

/// The form for a card, without a screen: what is wrong with it when, and what is left of it.
@MainActor
struct AddPaymentMethodInteractorTests {
  private let tree = Tree()
  private let presenter = AddPaymentMethodPresenterSpy()
  private let listener = AddPaymentMethodListenerSpy()
  private let dependencies = TopupDependencies([])

  private func launch() {
    let interactor = AddPaymentMethodInteractor(
      AddPaymentMethodViewModel(leaving: .back), presenter: presenter, dependency: dependencies,
      listener: listener)
    Router(interactor: interactor).launch(in: tree)
  }

  private func type(_ number: String = "4111 1111 1111 1111", _ expiry: String = "11/28") {
    presenter.listener?.didType(number: Fixed.secret(number))
    presenter.listener?.didType(expiry: expiry)
    presenter.listener?.didType(code: Fixed.secret("123"))
  }

  @Test func `while typing only what cannot become right is a fault, after leaving the rest too`() {
    launch()
    func faults() -> [CardField] {
      CardField.allCases.filter { presenter.shown.last?.faults[$0] != nil }
    }
    presenter.listener?.didType(number: Fixed.secret("4111"))
    #expect(faults() == [])
    presenter.listener?.didType(number: Fixed.secret("411x"))
    #expect(faults() == [.number])
    presenter.listener?.didType(number: Fixed.secret("4111"))
    #expect(faults() == [])
    presenter.listener?.didLeave(.number)
    #expect(faults() == [.number])
    presenter.listener?.didType(expiry: "13")
    #expect(faults() == [.number, .expiry])
    presenter.listener?.didType(number: Fixed.secret("4111 1"))
    #expect(faults() == [.expiry])
  }

  @Test func `whose card it is is said as soon as the number is whole`() {
    launch()
    presenter.listener?.didType(number: Fixed.secret("411111111111111"))
    #expect(presenter.shown.last?.number == nil)
    presenter.listener?.didType(number: Fixed.secret("4111111111111111"))
    #expect(presenter.shown.last?.number == CardNumber(Fixed.secret("4111111111111111")))
    presenter.listener?.didType(number: Fixed.secret("4111111111111112"))
    #expect(presenter.shown.last?.number == nil)
  }

  @Test func `what is wrong is said and gone to before the bank is asked`() {
    launch()
    type("4111 1111 1111 1111", "13/28")
    presenter.listener?.didPressAdd()
    #expect(presenter.focused == [.expiry])
    #expect(presenter.shown.last?.notice == .faulty)
    presenter.listener?.didType(number: Fixed.secret(""))
    #expect(presenter.shown.last?.notice == nil)
    presenter.listener?.didPressAdd()
    #expect(presenter.focused == [.expiry, .number])
    #expect(listener.calls == [])
  }

  @Test func `a card is added once, and nothing of what was typed is left`() async {
    weak var number: Secret?
    weak var code: Secret?
    var asked: [Int] = []
    let addCard = dependencies.addCard
    dependencies.addCard = { details throws(WalletError) in
      asked.append(details.number.withBytes(\.count))
      number = details.number
      code = details.code
      return try await addCard(details)
    }
    await makeOpenWallet(dependencies.model)()
    launch()
    type()
    presenter.listener?.didPressAdd()
    presenter.listener?.didPressAdd()
    #expect(presenter.shown.last?.notice == .adding(phase: nil))
    await tree.activity.settled()
    await quiesce()
    #expect(asked == [19])
    #expect(listener.calls == ["add Visa 1111"])
    #expect(presenter.clearings == 1)
    #expect(number == nil)
    #expect(code == nil)
  }

  @Test func `a failure is said, and the card can be tried again`() async {
    var errors: [WalletError] = [.bankSilent, .cardKnown(Fixed.cards[0])]
    dependencies.addCard = { _ throws(WalletError) in
      guard errors.isEmpty else { throw errors.removeFirst() }
      return Fixed.cards[2]
    }
    launch()
    type()
    for error in errors {
      presenter.listener?.didPressAdd()
      await quiesce()
      #expect(presenter.shown.last?.notice == .failed(error))
    }
    #expect(presenter.clearings == 0)
    presenter.listener?.didPressAdd()
    await quiesce()
    #expect(listener.calls == ["add 국민카드 2812"])
  }

  @Test func `escape leaves, even while the bank is asked`() {
    dependencies.addCard = { _ throws(WalletError) in
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      throw .unknown
    }
    launch()
    type()
    presenter.listener?.didPressEscape()
    #expect(listener.calls == ["close"])
  }
}
