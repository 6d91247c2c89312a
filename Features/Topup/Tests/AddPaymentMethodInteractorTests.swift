import Expectations
import Headless
import RIBs
import RIBsTesting
import Secrets
import TerminalRIBs
import TerminalUI
import Testing
import TopupInterface
import WalletDomain

@testable import TopupPresentation

/// The form for a card without a view: its validation, and the erasure of what was entered.
@MainActor
struct AddPaymentMethodInteractorTests {
  private let tree = Tree()
  private let form = PresenterSpy<AddPaymentMethod>(.init(exit: .back))
  private let listener = AddPaymentMethodListenerSpy()
  private let fixture = TopupFixture([])

  private func launch() {
    let interactor = AddPaymentMethodInteractor(
      wallet: fixture.wallet, clock: fixture.manualClock, on: form, listener: listener)
    Router(interactor: interactor).launch(in: tree)
  }

  private func enter(_ number: String = "4111 1111 1111 1111", _ expiry: String = "11/28") {
    form.send(
      .editNumber(Fixed.secret(number)), .editExpiry(expiry), .editCode(Fixed.secret("123")))
  }

  @Test func `input that cannot become valid is an error, and missing input after leaving`() {
    launch()
    form.send(.editNumber(Fixed.secret("4111")))
    expectEqual(form.model.errors, [:])
    form.send(.editNumber(Fixed.secret("411x")))
    expectEqual(form.model.errors, [.number: .notDigits])
    form.send(.editNumber(Fixed.secret("4111")))
    expectEqual(form.model.errors, [:])
    form.send(.leave(.number))
    expectEqual(form.model.errors, [.number: .tooShort])
    form.send(.editExpiry("13"))
    expectEqual(form.model.errors, [.number: .tooShort, .expiry: .noMonth])
    form.send(.editNumber(Fixed.secret("4111 1")))
    expectEqual(form.model.errors, [.expiry: .noMonth])
  }

  @Test func `the issuer is shown once the number is complete`() {
    launch()
    form.send(.editNumber(Fixed.secret("411111111111111")))
    expectEqual(form.model.number, nil)
    form.send(.editNumber(Fixed.secret("4111111111111111")))
    expectEqual(form.model.number, CardNumber(Fixed.secret("4111111111111111")))
    form.send(.editNumber(Fixed.secret("4111111111111112")))
    expectEqual(form.model.number, nil)
  }

  @Test
  func `a complete number and date go on to the next field, also no further digits are taken`()
    async throws
  {
    let app = TopupApp(TopupFixture([]), .normal)
    await app.dependencies.wallet.open()
    await app.settle()
    let keys = "4111111111111111" + "1130" + "123"
    try await app.press(keys.map { "\($0)" }.joined(separator: " "))
    #expect(app.lines.contains { $0.contains("11/30") })
    #expect(app.lines.contains { $0.contains("Visa 1111") })
    #expect(app.lines.contains { $0.contains("CVC") && $0.contains("•••") })
    // A number that is not valid stays, and does not grow without end.
    try await app.press("S-Tab S-Tab C-u")
    try await app.press(Array(repeating: "4", count: 30).joined(separator: " "))
    #expect(app.lines.contains { $0.contains("4444 4444 4444 4444 444") })
    #expect(!app.lines.contains { $0.contains("4444 4444 4444 4444 4444") })
  }

  @Test func `the first invalid field gets the focus, and the bank is not asked`() {
    launch()
    enter("4111 1111 1111 1111", "13/28")
    form.send(.form(.save))
    var focus = ViewRequest<CardField>()
    focus.ask(for: .expiry)
    expectEqual(form.model.focus, focus)
    expectEqual(form.model.notice, .invalid)
    form.send(.editNumber(Fixed.secret("")))
    expectEqual(form.model.notice, nil)
    form.send(.form(.save))
    focus.ask(for: .number)
    expectEqual(form.model.focus, focus)
    expectEqual(listener.calls, [])
  }

  @Test func `a card is added once, and all secrets are erased`() async {
    weak var number: Secret?
    weak var code: Secret?
    var lengths: [Int] = []
    let addCard = fixture.wallet.addCard
    fixture.wallet.addCard = { details throws(WalletError) in
      lengths.append(details.number.withBytes(\.count))
      number = details.number
      code = details.code
      return try await addCard(details)
    }
    await fixture.wallet.open()
    launch()
    enter()
    form.send(.form(.save), .form(.save))
    expectEqual(form.model.notice, .adding(phase: nil))
    await tree.settle()
    expectEqual(lengths, [19])
    expectEqual(listener.calls, ["add Visa 1111"])
    #expect(form.model.isAdded)
    #expect(number == nil)
    #expect(code == nil)
  }

  @Test func `after a failure the card can be added again`() async {
    var errors: [WalletError] = [.bankSilent, .cardKnown(Fixed.cards[0])]
    fixture.wallet.addCard = { _ throws(WalletError) in
      guard errors.isEmpty else { throw errors.removeFirst() }
      return Fixed.cards[2]
    }
    launch()
    enter()
    for error in errors {
      form.send(.form(.save))
      await tree.settle()
      expectEqual(form.model.notice, .failed(error))
    }
    #expect(!form.model.isAdded)
    form.send(.form(.save))
    await tree.settle()
    expectEqual(listener.calls, ["add 국민카드 2812"])
  }

  @Test func `a card is added once, also if the screen is locked while the bank is asked`() async {
    let checkpoint = Checkpoint()
    var count = 0
    fixture.wallet.addCard = { _ throws(WalletError) in
      count += 1
      await checkpoint.pass()
      throw .bankSilent
    }
    launch()
    enter()
    form.send(.form(.save))
    await checkpoint.reached()
    form.send(.erased, .form(.save))
    expectEqual(form.model.notice, .adding(phase: nil))
    checkpoint.open()
    await tree.settle()
    expectEqual(form.model.notice, .failed(.bankSilent))
    expectEqual(count, 1)
    form.send(.erased)
    expectEqual(form.model.notice, .erased)
  }

  @Test func `the fields stay as they are while the bank is asked, and can be changed after it`()
    async throws
  {
    let checkpoint = Checkpoint()
    fixture.wallet.addCard = { _ throws(WalletError) in
      await checkpoint.pass()
      throw .bankSilent
    }
    let app = TopupApp(fixture, .normal)
    await app.dependencies.wallet.open()
    await app.settle()
    let digits = "4111111111111111" + "1130" + "123"
    try await app.press(digits.map { "\($0)" }.joined(separator: " "))
    // Without the mark of the focus.
    func fields() -> [String] {
      app.lines.filter { line in ["1111", "11/30", "CVC"].contains { line.contains($0) } }
        .map { String($0.map { $0 == "▌" ? " " : $0 }) }
    }
    let before = fields()
    app.begin(.control("s"))
    await checkpoint.reached()
    // In each of the fields, from the last one up.
    for _ in 0..<3 { app.begin(.character("9"), .backspace, .control("u"), .backTab) }
    expectEqual(fields(), before)
    checkpoint.open()
    await app.settle()
    expectEqual(fields(), before)
    for _ in 0..<6 { try await app.press("S-Tab C-u") }
    #expect(fields() != before)
  }

  @Test func `the form can be closed while the bank is asked`() {
    fixture.wallet.addCard = { _ throws(WalletError) in
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      throw .unknown
    }
    launch()
    enter()
    form.send(.form(.save), .form(.leave))
    expectEqual(listener.calls, ["close"])
  }

  @Test func `what was typed is discarded after a question only, and Esc answers it by staying`() {
    launch()
    for edit in [
      AddPaymentMethod.Action.editNumber(Fixed.secret("4")), .editExpiry("1"),
      .editCode(Fixed.secret("1")),
    ] {
      form.send(edit)
      for _ in 0..<3 {
        form.send(.form(.leave))
        #expect(form.model.isAsking)
        form.send(.form(.save))
        expectEqual(form.model.notice, nil)
        form.send(.form(.leave))
        #expect(!form.model.isAsking)
      }
      form.send(.editNumber(Fixed.secret("")), .editExpiry(""), .editCode(Fixed.secret("")))
    }
    form.send(.editExpiry("1"), .form(.leave), .form(.stay))
    #expect(!form.model.isAsking)
    expectEqual(listener.calls, [])
    form.send(.form(.leave), .form(.discard))
    expectEqual(listener.calls, ["close"])
  }

  @Test func `nothing is asked before something is typed, nor after it was deleted`() {
    launch()
    form.send(.form(.leave))
    form.send(.editExpiry("1"), .editExpiry(""), .form(.leave))
    expectEqual(listener.calls, ["close", "close"])
  }
}
