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
    try expectEqual(segment.topupAmount(for: router), amount)
  }

  @Test(arguments: [
    "topup?amount=-1", "topup?amount=0", "topup?amount=000원", "topup?amount=5e3",
    "topup?amount=abc", "topup?amount=", "topup?amount",
    "topup?amount=50.000", "topup?amount=5,0000", "topup?amount=99999999999999999999",
    "topup?amuont=5", "topup?amount=5&amount=6", "topup?amount=5&card=2",
  ])
  func `anything else than an amount is not understood`(text: String) throws {
    let segment = try #require(Segment(parsing: text))
    #expect(throws: LinkError.self) { try segment.topupAmount(for: router) }
  }
}
