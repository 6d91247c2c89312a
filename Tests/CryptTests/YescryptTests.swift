import Crypt
import Testing

struct YescryptTests {
  private func hash(_ text: String) -> String? {
    Array(text.utf8).withUnsafeBufferPointer { Yescrypt.hash($0) }
  }

  private func matches(_ text: String, _ hash: String) -> Bool {
    Array(text.utf8).withUnsafeBufferPointer { Yescrypt.matches($0, hash) }
  }

  @Test func `a hash is that of its secret and of no other`() throws {
    let hash = try #require(self.hash("갈비-1234"))
    #expect(hash.hasPrefix("$y$"))
    #expect(matches("갈비-1234", hash))
    #expect(!matches("갈비-1235", hash))
    #expect(!matches("", hash))
  }

  @Test func `a hash of another program is understood`() {
    let hash = "$y$j9T$CO5qyKw/yZXD8p6AXQKFJ.$spP3MCsDFt2I1xSjWbV1MRlTIs3DuhS.RmNTm3sg7v/"
    #expect(matches("갈비-1234", hash))
    #expect(!matches("갈비-123", hash))
  }

  @Test func `each hash has a salt of its own`() {
    #expect(hash("123456") != hash("123456"))
  }

  @Test(arguments: ["", "*0", "$y$", "123456"])
  func `what is no hash matches nothing`(hash: String) {
    #expect(!matches("123456", hash))
  }

  @Test func `a secret that is too long or holds a NUL is refused`() {
    #expect(hash(String(repeating: "x", count: Yescrypt.limit)) != nil)
    #expect(hash(String(repeating: "x", count: Yescrypt.limit + 1)) == nil)
    #expect(hash("123\u{0}456") == nil)
  }
}
