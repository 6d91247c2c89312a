import RIBs
import Testing
import TopupInterface
import WalletDomain

struct TopupLinkTests {
  @Test(arguments: [
    ("topup?amount=50000", Won(50_000)), ("topup?amount=-1", nil), ("topup?amount=5e3", nil),
    ("topup?amount=50,000", Won(50_000)), ("topup?amount=50,000원", Won(50_000)),
    ("topup?amount=50.000", nil), ("topup?amount=5,0000", nil),
    ("topup?amount=99999999999999999999", nil), ("topup", nil),
  ])
  func `a link can contain the amount`(text: String, amount: Won?) throws {
    let segment = try #require(Segment(parsing: text))
    #expect(segment.name == Segment.topup.name)
    #expect(segment.topupAmount == amount)
  }
}
