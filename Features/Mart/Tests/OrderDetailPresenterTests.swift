import Expectations
import MartDomain
import Phrases
import RIBs
import RIBsTesting
import Storage
import TerminalUI
import Testing
import WalletDomain

@testable import MartPresentation

/// How responses of one order become what is shown, in both languages.
@MainActor final class OrderDetailPresenterTests {
  private let view = PresenterSpy<OrderDetail>(OrderDetail.ViewModel(12))
  private let router = OrderDetailRouterSpy()
  private var notices: [Phrase] = []
  private lazy var presenter = OrderDetailPresenter(on: view) { [unowned self] in
    notices.append($0)
  }
  /// Noon of 2026-11-21 in UTC.
  private static let now: Int64 = 1_795_262_400_000

  private func order(
    _ contents: OrderContents = .sample(), movements: [Won] = [Won(99_600)],
    cancelled: Int64? = nil
  ) -> Order {
    let times = OrderTimes(placed: Self.now, speed: contents.speed)
    return Order(
      id: 12, version: 1, times: cancelled.map(times.cancelled) ?? times, contents: contents,
      movements: movements.enumerated().map { index, amount in
        OrderMovement(id: Int64(index), time: Self.now, amount: amount)
      })
  }

  private func facts(_ language: Language) -> [String] {
    view.model.order?.facts.map { "\($0.label.text(language)): \($0.value.text(language))" } ?? []
  }

  @Test func `what is known of an order is formatted`() throws {
    presenter.present(.read(order(), now: Self.now))
    expectEqual(
      facts(.korean),
      [
        "주문일: 11월 21일 오후 12:00", "받는 분: 김하늘 · 010-1234-5678 · haneul@example.org",
        "배송지: (04524) 서울 중구 세종대로 110 3층", "청구지: 배송지와 같음", "결제 수단: 슈퍼페이",
      ])
    expectEqual(
      facts(.english),
      [
        "Ordered: 21 Nov, 12:00 pm", "Contact: 김하늘 · 010-1234-5678 · haneul@example.org",
        "Delivery address: 세종대로 110, 3층, 중구, 서울 04524", "Billing address: Same as delivery",
        "Payment: SuperPay",
      ])
    let shown = try #require(view.model.order)
    expectEqual(
      shown.lines.map {
        "\($0.title.text(.korean)) \($0.quantity) \($0.amount.figures.text(.korean))"
      },
      [
        "현미 10 kg 2 69,800",
        "찰보리 2 kg 1 8,900",
        "사과 2 kg 1 15,900",
      ])
    expectEqual(shown.fee, Won(5_000))
    expectEqual(shown.total, Won(99_600))
    expectEqual(view.model.title.text(.english), "Order 12")
    presenter.present(.chose(13))
    expectEqual(view.model.title.text(.korean), "주문 13")
    expectEqual(view.shown.count, 2)
  }

  @Test func `another contact, billing address and card are formatted too`() {
    let contents = OrderContents.sample(
      payment: .card(issuer: "신한카드", lastFour: "0987")
    ) { contents in
      contents.contact.name = "Ada King"
      contents.note = "문 앞"
      contents[.billing(.street2)] = ""
      contents[.billing(.city)] = "종로구"
    }
    presenter.present(.read(order(contents), now: Self.now))
    expectEqual(facts(.korean).suffix(2), ["청구지: (04524) 서울 종로구 세종대로 110", "결제 수단: 신한카드 0987"])
    #expect(facts(.english)[1].hasPrefix("Contact: Ada King · "))
    expectEqual(facts(.english)[3], "Delivery note: 문 앞")
    expectEqual(facts(.english)[4], "Billing address: 세종대로 110, 종로구, 서울 04524")
  }

  @Test(arguments: [
    (
      0, "결제 완료", "11월 21일 오후 12:10 발송 예정 · 11월 22일 도착 예정",
      "Dispatch 21 Nov, 12:10 pm · arrives 22 Nov",
      true
    ),
    (10, "배송 중", "11월 21일 오후 12:10 발송 · 11월 22일 도착 예정", "21 Nov, 12:10 pm · arrives 22 Nov", false),
    (1_450, "배송 완료", "11월 22일", "22 Nov", false),
  ])
  func `each state says when, and only a paid order can be changed`(
    minutes: Int64, state: String, korean: String, english: String, canChange: Bool
  ) {
    presenter.present(.read(order(), now: Self.now + minutes * 60_000))
    expectEqual(view.model.order?.state.phrase.text(.korean), state)
    expectEqual(view.model.order?.schedule, Phrase(ko: korean, en: english))
    expectEqual(view.model.canChange, canChange)
  }

  @Test func `a cancelled order has its refund, with signs of the user's money`() {
    presenter.present(
      .read(
        order(movements: [Won(99_600), Won(-99_600)], cancelled: Self.now + 60_000),
        now: Self.now + 60_000))
    let shown = view.model.order
    expectEqual(shown?.state.phrase.text(.english), "Cancelled")
    expectEqual(shown?.schedule.text(.korean), "11월 21일 오후 12:01")
    expectEqual(shown?.movements.map(\.kind), [OrderDetailText.paid, OrderDetailText.refund])
    expectEqual(shown?.movements.map { $0.amount.text(.korean) }, ["-99,600원", "+99,600원"])
    #expect(!view.model.canChange)
  }

  @Test func `a failure stands in the place of the order, or below it`() {
    presenter.present(.failed(.missing, isFirst: true))
    expectEqual(view.model.sentence, Sentence([MartError.missing.phrase], role: .danger))
    #expect(!view.model.canRetry)
    presenter.present(.read(order(), now: Self.now))
    expectEqual(view.model.sentence, nil)
    let error = MartError.storage(.busy)
    presenter.present(.failed(error, isFirst: false))
    expectEqual(
      view.model.notice,
      [
        error.phrase, FormText.shownBefore, FormText.pressRetry,
      ])
    #expect(view.model.canRetry)
    presenter.present(.failed(.missing, isFirst: false))
    expectEqual(view.model.order, nil)
  }

  @Test func `long reading says so`() {
    presenter.present(.waiting(true))
    expectEqual(view.model.sentence, Sentence([OrderDetailText.loading]))
    presenter.present(.waiting(false))
    presenter.present(.read(order(), now: Self.now))
    presenter.present(.waiting(true))
    #expect(view.model.isSlow)
    expectEqual(view.model.sentence, nil)
  }

  @Test func `the question says what is refunded, and a refusal stays until the next request`() {
    presenter.present(.refused(.tooLate(.sent)))
    expectEqual(view.model.refusal, MartError.tooLate(.sent).phrase)
    presenter.present(.askedToCancel(refund: Won(99_600)))
    expectEqual(view.model.refusal, nil)
    expectEqual(
      view.model.question.value,
      Phrase(
        ko: "주문을 취소할까요? 99,600원이 슈퍼페이로 환불됩니다.",
        en: "Cancel this order? 99,600 won will be refunded to SuperPay."))
  }

  @Test func `a notice says what was refunded`() {
    presenter.present(.cancelled(refund: Won(99_600)))
    expectEqual(
      notices,
      [
        Phrase(
          ko: "주문을 취소하고 99,600원을 슈퍼페이로 환불했습니다.",
          en: "Order cancelled. 99,600 won refunded to SuperPay.")
      ])
  }

  @Test func `the form is opened and closed by the router`() {
    presenter.present(.began(editing: order()))
    presenter.present(.closedForm)
    expectEqual(router.take(), [])
    presenter.router = router
    presenter.present(.began(editing: order()))
    presenter.present(.closedForm)
    expectEqual(router.take(), ["form of 12", "back"])
  }
}

private final class OrderDetailRouterSpy: Spy, OrderDetailRouting {
  func routeToForm(of order: Order) { record("form of \(order.id)") }
  func routeBack() { record("back") }
}
