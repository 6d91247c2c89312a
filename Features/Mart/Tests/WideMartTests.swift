import Expectations
import Headless
import MartDomain
import Phrases
import RIBsTesting
import Storage
import TerminalUI
import Testing
import WalletDomain

@testable import MartPresentation

/// The shop in wide windows: more columns of goods, and beside them the cart and the newest orders.
@MainActor
struct WideMartTests {
  private let parts = ShopFixture()

  @Test func `the cart with its sum and the newest orders are beside the goods`() async throws {
    await parts.wallet.open()
    try await parts.order(["tent": 1])
    try await parts.order(["milk": 2, "eggs": 1])
    let app = MartApp(parts, Size(columns: 120, rows: 24))
    try await app.press("Enter Down Enter Enter")
    expectEqual(
      app.content,
      [
        "",
        "  상품                                                       60     장바구니                                       3개",
        "  이름                 규격           재고    가격(원)  담은 수     이름                            수량      금액(원)",
        "  쌀·잡곡  10                                                   ┃   현미  10 kg                        1        34,900",
        "  현미                 10 kg          40개      34,900        1 ┃ ▏ 백미  10 kg                        2        65,800",
        "▌ 백미                 10 kg          60개      32,900        2 ┃   ──────────────────────────────────────────────────",
        "  찹쌀                 4 kg           30개      17,900              합계                               3       100,700",
        "  찰보리               2 kg           25개       8,900              슈퍼페이 잔액                              500,000",
        "  서리태               1 kg           20개      12,900              결제 후 잔액                               399,300",
        "  팥                   1 kg           15개      13,900",
        "  기장                 800 g          18개       7,900",
        "  귀리                 1 kg           35개       5,900",
        "  퀴노아               500 g          12개       8,500              최근 주문                    단위 원 · 모두 보기 o",
        "  십육곡               2 kg           22개      14,900              11월 21일  우유 1 L 외 1건       13,700  결제 완료",
        "  채소·과일  10                                                                가족용 텐트 1개      189,000  결제 완료",
        "  배추                 1포기          30개       4,900",
        "  무                   1개            45개       2,500",
        "  대파                 1단            50개       3,200",
      ])
    expectEqual(app.lines.filter { $0.contains("▌") }.count, 1)
    // A reader hears the unit, and the day in each row.
    try await app.press("c")
    #expect(app.speech.contains("11월 21일, 가족용 텐트 1개, 189,000원, 결제 완료"))
    await expectEqual(app.end(), [])
  }

  @Test func `a very wide window has unit prices too`() async throws {
    await parts.wallet.open()
    let app = MartApp(parts, Size(columns: 200, rows: 24), .english)
    try await app.press("Enter")
    expectEqual(
      Array(app.content.prefix(12)),
      [
        "",
        "  Products                                                                                     60     Cart                                                                                           1",
        "  Name                               Size         Unit price (won)    Stock  Price (won)  In cart     Name                                                                           Qty  Amount (won)",
        "  Rice and grains  10                                                                             ┃ ▏ Brown rice  10 kg                                                                1        34,900",
        "▌ Brown rice                         10 kg             349 / 100 g       40       34,900        1 ┃   ────────────────────────────────────────────────────────────────────────────────────────────────",
        "  White rice                         10 kg             329 / 100 g       60       32,900          ┃   Total                                                                            1        34,900",
        "  Glutinous rice                     4 kg              448 / 100 g       30       17,900              SuperPay balance                                                                         500,000",
        "  Pearl barley                       2 kg              445 / 100 g       25        8,900              Balance after payment                                                                    465,100",
        "  Black beans                        1 kg            1,290 / 100 g       20       12,900",
        "  Red beans                          1 kg            1,390 / 100 g       15       13,900",
        "  Millet                             800 g             988 / 100 g       18        7,900",
        "  Oats                               1 kg              590 / 100 g       35        5,900              Recent orders",
      ])
    await expectEqual(app.end(), [])
  }

  @Test func `at 100 columns the newest orders have names that tell them apart`() async throws {
    await parts.wallet.open()
    try await parts.order(["tent": 1])
    try await parts.order(["milk": 2, "eggs": 1])
    let app = MartApp(parts, Size(columns: 100, rows: 30))
    await app.settle()
    for name in ["  우유 1 L", "  가족용 텐"] {
      #expect(app.content.contains { $0.contains(name) }, "\(name)")
    }
    // A reader hears what has no room.
    try await app.press("c")
    #expect(app.speech.contains("11월 21일, 가족용 텐트 1개, 189,000원, 결제 완료"))
    await expectEqual(app.end(), [])
  }

  @Test(arguments: Language.allCases)
  func `titles of columns are at least two blanks apart`(language: Language) async throws {
    let titles = [ShopText.stock, ShopText.price, ShopText.quantity].map { $0.text(language) }
    for columns in [40, 60, 80, 96, 100, 104, 120, 200] {
      let app = MartApp(parts, Size(columns: columns, rows: 30), language)
      try await app.press("Enter")
      for line in app.lines {
        for title in titles where line.contains("\(title) ") {
          #expect(line.contains("\(title)  ") || line.contains("\(title) ("), "\(columns): \(line)")
        }
      }
      await expectEqual(app.end(), [])
    }
  }

  @Test func `at 100 columns the price has its title, and no name is cut in fewer or more`()
    async throws
  {
    for language in Language.allCases {
      for size in [Size(columns: 40, rows: 12), .normal, Size(columns: 100, rows: 30)] {
        let app = MartApp(parts, size, language)
        let title = ShopText.price.counted(in: Won.unit).text(language)
        await app.settle()
        if size.columns >= 80 { #expect(app.content.contains { $0.contains(title) }, "\(size)") }
        for _ in 0..<20 {
          let goods = app.content.map { String($0.prefix(size.columns == 100 ? 59 : size.columns)) }
          // Of what is low the stock stands in place of the unit, as far as there is room.
          let low = Catalogue.bundled.goods.filter { $0.stock <= 3 }.map { $0.name.text(language) }
          let cut = goods.filter { row in
            row.contains("…") && !low.contains { row.contains($0) }
          }
          #expect(cut.isEmpty, "\(size): \(cut)")
          try await app.press("PageDown")
        }
        await expectEqual(app.end(), [])
      }
    }
  }

  @Test func `in the cart there are its button and the orders, and nothing jumps`() async throws {
    let app = MartApp(parts, Size(columns: 120, rows: 24))
    try await app.press("Enter")
    let before = app.content.map { $0.replacing("▏", with: " ").replacing("▌", with: " ") }
    try await app.press("c")
    let after = app.content.map { $0.replacing("▏", with: " ").replacing("▌", with: " ") }
    expectEqual(Array(after.prefix(6)), Array(before.prefix(6)))
    #expect(app.content.contains { $0.hasSuffix("[ 주문하기 ]") })
    expectEqual(app.lines.filter { $0.contains("▌") }.count, 1)
    await expectEqual(app.end(), [])
  }

  @Test func `a cart that is too long has a scroll bar, and shows the line that was changed`()
    async throws
  {
    let goods = Catalogue.bundled.goods
    for good in goods.prefix(20) { try await parts.mart.setQuantity(good.id, 1) }
    let app = MartApp(parts, Size(columns: 120, rows: 24))
    try await app.press("PageDown PageDown Home Enter")
    #expect(app.content.contains { $0.contains("▏ 현미  10 kg ") })
    expectEqual(app.content.filter { $0.hasSuffix("┃") }.isEmpty, false)
    try await app.press("Down Down Enter")
    #expect(app.content.contains { $0.contains("▏ 찹쌀  4 kg ") })
    await expectEqual(app.end(), [])
  }

  @Test func `the states of orders change by themselves, and new orders come`() async throws {
    await parts.wallet.open()
    try await parts.order(["milk": 1])
    let app = MartApp(parts, Size(columns: 120, rows: 24))
    await app.settle()
    #expect(app.content.contains { $0.contains("우유 1 L") && $0.hasSuffix("결제 완료") })
    await app.clock.advance(by: .seconds(3_600))
    await app.settle()
    #expect(app.content.contains { $0.contains("우유 1 L") && $0.hasSuffix("배송 중") })
    try await parts.order(["eggs": 1])
    try await parts.mart.read()
    await app.settle()
    #expect(app.content.contains { $0.contains("달걀 30구") && $0.hasSuffix("결제 완료") })
    await expectEqual(app.end(), [])
  }

  @Test func `orders that cannot be read say why`() async throws {
    parts.mart.list = { _, _ throws(MartError) in throw .storage(.busy) }
    let app = MartApp(parts, Size(columns: 120, rows: 24))
    await app.settle()
    let sentence = MartError.storage(.busy).phrase.text(.korean)
    // It is wrapped.
    #expect(app.content.contains { $0.contains("  \(sentence.prefix(12))") })
    await expectEqual(app.end(), [])
  }

  @Test func `the orders are read when the window becomes wide`() async throws {
    await parts.wallet.open()
    try await parts.order(["milk": 1])
    let app = MartApp(parts)
    await app.settle()
    #expect(!app.content.contains { $0.contains("최근 주문") })
    await app.resize(120, 24)
    #expect(app.content.contains { $0.contains("우유 1 L") && $0.hasSuffix("결제 완료") })
    await app.resize(80, 24)
    #expect(!app.content.contains { $0.contains("최근 주문") })
    await expectEqual(app.end(), [])
  }

  @Test func `an order that the wallet does not pay for says what is missing`() async throws {
    let parts = ShopFixture(balance: Won(10_000))
    await parts.wallet.open()
    let app = MartApp(parts, Size(columns: 120, rows: 24))
    try await app.press("Enter")
    #expect(
      app.content.contains { $0.contains("  충전할 금액   ") && $0.hasSuffix("   24,900") })
    await expectEqual(app.end(), [])
  }
}
