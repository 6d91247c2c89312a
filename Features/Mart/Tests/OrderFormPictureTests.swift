import Expectations
import MartDomain
import Phrases
import RIBsTesting
import TerminalUI
import Testing
import WalletDomain

@testable import MartPresentation

/// The form at several sizes.
@MainActor struct OrderFormPictureTests {
  /// The rows without their scroll bar.
  private func content(
    _ size: Size, _ language: Language, after keys: String = ""
  ) async throws -> [String] {
    let fixture = OrderFormFixture()
    try await fixture.fill()
    let app = OrderFormApp(fixture, .new, size, language)
    try await app.press(keys)
    let content = app.content.map { line in
      var line = line[...]
      while line.last == "┃" || line.last == " " { line.removeLast() }
      return String(line)
    }
    try await app.press("Esc Tab Enter")
    await expectEqual(app.end(), [])
    return content
  }

  @Test func `the form scrolls, and its total and answers stay`() async throws {
    try await expectEqual(
      content(.normal, .korean),
      [
        "  상품",
        "  현미 10 kg                                             ‹ 2 ›        69,800원",
        "  우유 1 L                                               ‹ 1 ›         2,900원",
        "",
        "  받는 분",
        "  이름           ▌",
        "  연락처",
        "  이메일",
        "",
        "  배송지",
        "  우편번호",
        "  시·도",
        "  시·군·구",
        "  도로명 주소",
        "  상세 주소       선택 입력",
        "  배송 메모       선택 입력",
        "",
        "  배송과 결제",
        "                                         합계 72,700원  [ 취소 ]  [ 주문하기 ]",
      ])
  }

  @Test func `the form in English`() async throws {
    try await expectEqual(
      content(.normal, .english),
      [
        "  Products",
        "  Brown rice 10 kg                                       ‹ 2 ›      69,800 won",
        "  Milk 1 L                                               ‹ 1 ›       2,900 won",
        "",
        "  Contact",
        "  Full name      ▌",
        "  Phone",
        "  Email",
        "",
        "  Delivery address",
        "  Address line 1",
        "  Address line 2  Optional",
        "  City",
        "  Province",
        "  Postcode",
        "  Delivery note   Optional",
        "",
        "  Delivery and payment",
        "                                       Total 72,700 won  [ Cancel ]  [ Order ]",
      ])
  }

  @Test(arguments: [Size(columns: 100, rows: 30), Size(columns: 120, rows: 35)])
  func `no section goes to the other column while a value is changed`(size: Size) async throws {
    let titles = ["배송지", "배송과 결제", "청구지"]
    func places(_ keys: String) async throws -> [Bool] {
      let lines = try await content(size, .korean, after: keys)
      return titles.map { title in lines.contains { $0.hasPrefix("  \(title)") } }
    }
    let tabs = String(repeating: "Tab ", count: 12)
    let before = try await places(tabs)
    #expect(before.contains(true) && before.contains(false))
    try await expectEqual(places(tabs + "Right"), before)
  }

  @Test func `in a small window the labels stay aligned`() async throws {
    try await expectEqual(
      content(.small, .korean),
      [
        " 상품",
        " 현미 10 kg        ‹ 2 ›      69,800원",
        " 우유 1 L          ‹ 1 ›       2,900원",
        "",
        " 받는 분",
        " 이름           ▌",
        "   합계 72,700원 [ 취소 ]  [ 주문하기 ]",
      ])
  }

  @Test func `in a small window the total has its label`() async throws {
    try await expectEqual(
      content(.small, .english),
      [
        " Products",
        " Brown rice 10 kg  ‹ 2 ›    69,800 won",
        " Milk 1 L          ‹ 1 ›     2,900 won",
        "",
        " Contact",
        " Full name      ▌",
        " Total 72,700 won [ Cancel ]  [ Order ]",
      ])
  }

  @Test(arguments: Language.allCases)
  func `a very wide form has three columns and shows everything`(language: Language) async throws {
    let content = try await content(Size(columns: 200, rows: 50), language)
    let titles = [OrderFormText.goods, OrderFormText.contact, OrderFormText.delivery].map {
      $0.text(language)
    }
    expectEqual(content[0].split(separator: "  ").map { $0.trimmed }, titles)
    expectEqual(content.count, 14)
  }

  @Test(arguments: Language.allCases)
  func `from 100 columns on the fields are divided so that both columns are as low as possible`(
    language: Language
  ) async throws {
    let content = try await content(Size(columns: 120, rows: 40), language)
    let titles = [OrderFormText.goods, OrderFormText.delivery].map { $0.text(language) }
    expectEqual(content[0].split(separator: "  ").map { $0.trimmed }, titles)
    #expect(content[4].contains(OrderFormText.subtotal.text(language)))
    for title in [OrderFormText.contact, OrderFormText.shipping].map({ $0.text(language) }) {
      #expect(content.contains { $0.hasPrefix("  \(title)") })
    }
    #expect(content.count <= 24)
    expectEqual(content.last?.contains("72,700"), true)
  }

  @Test(arguments: [
    (Language.korean, "추가 결제", "5,000원", "슈퍼페이로 환불", "29,900원"),
    (.english, "To pay", "5,000 won", "Refund to SuperPay", "29,900 won"),
  ])
  func `a change shows what it costs or gives back`(
    language: Language, charge: String, dearer: String, refund: String, cheaper: String
  ) async throws {
    let fixture = OrderFormFixture()
    let order = try await fixture.order()
    let app = OrderFormApp(fixture, .edit(order), Size(columns: 120, rows: 40), language)
    try await app.press(String(repeating: "Tab ", count: 11) + "Right")
    #expect(app.content.contains { $0.contains(charge) && $0.contains(dearer) })
    try await app.press(String(repeating: "S-Tab ", count: 11) + "Left")
    #expect(app.content.contains { $0.contains(refund) && $0.contains(cheaper) })
    try await app.press("C-s")
    expectEqual(fixture.listener.calls, ["order 1, version 2"])
    expectEqual(fixture.balance, Won(500_000 - 72_700 + 29_900))
    await expectEqual(app.end(), [])
  }

  @Test(arguments: Language.allCases)
  func `the form in words names every field`(language: Language) async throws {
    let fixture = OrderFormFixture()
    try await fixture.fill()
    let app = OrderFormApp(fixture, .new, .small, language)
    await app.settle()
    for field in OrderField.all {
      let label = OrderFormText.label(of: field).text(language)
      #expect(app.speech.contains { $0.contains(label) })
    }
    await expectEqual(app.end(), [])
  }
}

extension Substring {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
