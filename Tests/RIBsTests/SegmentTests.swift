import RIBs
import Testing

struct SegmentTests {
  @Test func `reads a name and parameters in order`() {
    let segment: Segment = "topup?amount=50000&memo=a%26b%20c"
    #expect(
      segment
        == Segment("topup", [.init("amount", "50000"), .init("memo", "a&b c")]))
    #expect(segment["amount"] == "50000")
    #expect(segment["none"] == nil)
  }
}
