import Expectations
import RIBs
import Testing

struct SegmentTests {
  @Test func `a segment has a name and parameters in order`() {
    let segment: Segment = "topup?amount=50000&memo=a%26b%20c&flag"
    expectEqual(
      segment,
      Segment("topup", [.init("amount", "50000"), .init("memo", "a&b c"), .init("flag", "")]))
    expectEqual(segment["amount"], "50000")
    expectEqual(segment["none"], nil)
  }

  @Test(arguments: [
    "", "home", "finance/topup?amount=50000", "people/홍길동", "a/b?c=1&c=2",
    "a%2Fb/c%3Fd?e%3D=%26&f=100%25", "%1B%5D0%3B/%E2%80%AE",
  ])
  func `a link reads as it was written`(text: String) throws {
    try expectEqual(Link(parsing: text).description, text)
  }

  @Test func `names and values may hold anything`() throws {
    let link = Link([
      Segment("a/b?c=d&e%", [.init("=", "\u{1B}]0;\u{202E}"), .init("é", "e\u{301} 👨‍👩‍👧")])
    ])
    try expectEqual(Link(parsing: link.description), link)
    #expect(link.description.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x202E })
  }

  @Test func `each byte that is no letter has two digits`() {
    let name = String(decoding: [0x01, 0x0F, 0x10, 0x7F], as: UTF8.self)
    expectEqual(Segment(name).description, "%01%0F%10%7F")
    expectEqual(Segment(parsing: "%01%0f%10%7F"), Segment(name))
    expectEqual(Segment("\u{80}").description, "%C2%80")
  }

  @Test(arguments: ["/", "a/", "/a", "a//b", "?a=b", "a?=b", "a%2", "a%zz", "a?b=%", "%FF"])
  func `what is broken is no link`(text: String) {
    #expect(throws: LinkError.self) { try Link(parsing: text) }
  }
}
