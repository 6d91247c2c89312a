import Expectations
import RIBs
import Testing
import TopupInterface
import WalletDomain

@MainActor
struct TopupLinkTests {
  private let router = Router(interactor: Interactor())

  @Test(arguments: [
    ("topup?amount=50000", Won(50_000)), ("topup?amount=50,000", Won(50_000)),
    ("topup?amount=50,000원", Won(50_000)), ("topup", nil),
  ])
  func `a link can contain the amount`(text: String, amount: Won?) throws {
    let segment = try #require(Segment(parsing: text))
    expectEqual(segment.name, Segment.topup.name)
    try expectEqual(segment.topupAmount(for: router).amount, amount)
    try expectEqual(segment.topupAmount(for: router).fault, nil)
  }

  @Test(arguments: [
    ("-1", LinkedAmount.Fault.outOfRange), ("0", .outOfRange), ("000원", .outOfRange),
    ("5e3", .notANumber("5e3")), ("abc", .notANumber("abc")), ("-abc", .notANumber("-abc")),
    ("50.000", .notANumber("50.000")), ("5,0000", .notANumber("5,0000")),
    ("99999999999999999999", .outOfRange), ("2000001", .tooLarge),
  ])
  func `of a wrong amount it is known what is wrong`(
    text: String, fault: LinkedAmount.Fault
  ) throws {
    let segment = try #require(Segment(parsing: "topup?amount=\(text)"))
    try expectEqual(segment.topupAmount(for: router).fault, fault)
    try expectEqual(
      segment.topupAmount(for: router).amount, text == "2000001" ? Won(2_000_001) : nil)
  }

  @Test(arguments: [
    "topup?amuont=5", "topup?amount=5&amount=6", "topup?amount=5&card=2",
  ])
  func `another parameter is not understood`(text: String) throws {
    let segment = try #require(Segment(parsing: text))
    #expect(throws: LinkError.self) { try segment.topupAmount(for: router) }
  }
}
