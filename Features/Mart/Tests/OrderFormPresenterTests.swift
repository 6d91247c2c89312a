import Expectations
import MartDomain
import Phrases
import RIBs
import RIBsTesting
import TerminalUI
import Testing
import WalletDomain

@testable import MartPresentation

@MainActor struct OrderFormPresenterTests {
  private let fixture = OrderFormFixture()
  private let router = OrderFormRouterSpy()
  private let view = PresenterSpy<OrderForm>(OrderForm.ViewModel(.new))

  private func presenter(_ purpose: OrderForm.Purpose = .new) -> OrderFormPresenter {
    let presenter = OrderFormPresenter(purpose, notify: fixture.notify, on: view)
    presenter.router = router
    return presenter
  }

  private func snapshot(
    _ draft: OrderDraft, errors: [OrderField: OrderValidationError] = [:],
    shortages: [Good.ID: Int] = [:], balance: Won? = nil
  ) -> OrderForm.Snapshot {
    .init(draft: draft, errors: errors, shortages: shortages, balance: balance)
  }

  private func draft() async throws -> OrderDraft {
    try await fixture.fill()
    return OrderDraft(try await fixture.contents())
  }

  private func texts(_ sums: [OrderForm.ViewModel.Sum?]) -> [String] {
    sums.compactMap { $0 }.map { "\($0.label.text(.english)): \($0.amount.text(.english))" }
  }

  @Test func `every text is translated`() {
    let texts =
      OrderField.all.map(OrderFormText.label) + [OrderFormText.left(3)]
      + [5, -5, 0].map { OrderFormText.difference(Won($0)).label }
    expectEqual(texts.filter { !$0.isTranslated }, [])
  }

  @Test func `the contents are put into words`() async throws {
    var draft = try await draft()
    draft.step("milk", by: -1)
    draft.stepSpeed(by: 1)
    presenter().present(.updated(snapshot(draft, balance: Won(5_000))))
    let model = try #require(view.model.form)
    expectEqual(view.model.title.text(.english), "New order")
    expectEqual(model.lines.map(\.quantity), [2, 0])
    expectEqual(model.lines.map { $0.amount.text(.english) }, ["69,800 won", "0 won"])
    expectEqual(model.fields[.contact(.email)]?.text, "haneul@example.org")
    expectEqual(model.fields[.billing(.city)]?.text, "중구")
    expectEqual(model.speed.text(.english), "One-day · 5,000 won")
    expectEqual(model.payment.text(.korean), "슈퍼페이")
    expectEqual(model.balance?.text(.korean), "5,000원")
    expectEqual(
      texts(model.sums + [model.total, model.difference]),
      ["Subtotal: 69,800 won", "Delivery fee: 5,000 won", "Total: 74,800 won"])
  }

  @Test func `errors stand at their fields and goods`() async throws {
    let draft = try await draft()
    presenter().present(
      .updated(
        snapshot(
          draft, errors: [.shipping(.zip): .notAZip], shortages: ["brown-rice": 1, "milk": 0])))
    expectEqual(
      view.model.form?.lines.map { $0.error?.text(.english) },
      [Optional("Only 1 left in stock."), Optional("Sold out.")])
    expectEqual(
      view.model.form?.fields[.shipping(.zip)]?.error, OrderValidationError.notAZip.phrase)
    expectEqual(view.model.form?.fields[.shipping(.city)]?.error, nil)
  }

  @Test func `a change says what is charged or refunded`() async throws {
    let order = try await fixture.order()
    let presenter = presenter(.edit(order))
    var draft = OrderDraft(order.contents)
    presenter.present(.updated(snapshot(draft)))
    expectEqual(texts([view.model.form?.difference]), ["Difference: 0 won"])
    draft.stepSpeed(by: 1)
    presenter.present(.edited(snapshot(draft)))
    expectEqual(texts([view.model.form?.difference]), ["To pay: 5,000 won"])
    draft.step("brown-rice", by: -1)
    presenter.present(.edited(snapshot(draft)))
    expectEqual(texts([view.model.form?.difference]), ["Refund to SuperPay: 29,900 won"])
  }

  @Test func `the invalid fields ask for the focus, and the next change clears the notice`()
    async throws
  {
    let presenter = presenter()
    presenter.present(.invalid([.contact(.email), .shipping(.zip)]))
    expectEqual(view.model.focus.value, [.contact(.email), .shipping(.zip)])
    expectEqual(view.model.notice, .failed(MartError.invalid.phrase))
    let draft = try await draft()
    presenter.present(.updated(snapshot(draft)))
    #expect(view.model.notice != nil)
    presenter.present(.edited(snapshot(draft)))
    expectEqual(view.model.notice, nil)
  }

  @Test func `no more is asked for than one top-up can bring`() async throws {
    let presenter = presenter()
    presenter.present(.insufficient(Won(3_105_500)))
    expectEqual(router.calls, ["top up 2000000"])
  }

  @Test(arguments: [
    (2_000_000, false, "2,000,000원이 부족합니다. 충전하면 바로 주문합니다."),
    (
      3_370_000, false,
      "3,370,000원이 부족합니다. 한 번에 2,000,000원까지 충전할 수 있습니다. 모두 충전하면 바로 주문합니다."
    ),
    (
      3_370_000, true,
      "3,370,000원이 부족합니다. 한 번에 2,000,000원까지 충전할 수 있습니다. 모두 충전하면 바뀐 주문을 저장합니다."
    ),
  ])
  func `what is said to be missing is all of it`(missing: Int64, isChange: Bool, said: String) {
    expectEqual(OrderFormText.tooLittle(Won(missing), isChange: isChange).text(.korean), said)
  }

  @Test func `the top-up and the end are the router's`() async throws {
    let order = try await fixture.order()
    let presenter = presenter()
    presenter.present(.saving(.wallet, phase: nil))
    presenter.present(.insufficient(Won(3_000)))
    expectEqual(view.model.notice, nil)
    presenter.present(.topupEnded)
    presenter.present(.ended(order))
    presenter.present(.closed)
    expectEqual(router.calls, ["top up 3000", "end the top-up", "end with 1", "close"])
    expectEqual(fixture.notices.map { $0.text(.korean) }, ["주문했습니다. 주문 번호는 1번, 합계는 72,700원입니다."])
  }

  @Test func `the notice of a change says what was moved`() async throws {
    let order = try await fixture.order()
    func changed(_ change: (inout OrderDraft) -> Void) -> String {
      var draft = OrderDraft(order.contents)
      change(&draft)
      let changed = Order(
        id: 1, version: 2, times: order.times, contents: draft.contents, movements: [])
      return OrderFormText.ended(changed, from: order).text(.english)
    }
    expectEqual(changed { $0.stepSpeed(by: 1) }, "Order 1 changed. 5,000 won charged.")
    expectEqual(
      changed { $0.step("brown-rice", by: -1) }, "Order 1 changed. 34,900 won refunded to SuperPay."
    )
    expectEqual(changed { $0[.contact(.name)] = "바다" }, "Order 1 changed.")
  }

  @Test func `an order that was placed before a restart is told and ends the form`() async throws {
    let order = try await fixture.order()
    presenter().present(.endedBefore(order))
    expectEqual(router.calls, ["end with 1"])
    expectEqual(
      fixture.notices.map { $0.text(.english) },
      ["This order was already placed. Number 1, total 72,700 won."])
  }
}
