import Expectations
import PlatformSecurity
import Testing

/// The hashes of this build; those of the other are foreign to it.
struct PasswordHashTests {
  @Test func `a hash is that of its secret and of no other`() throws {
    let hash = try #require(self.hash("갈비-1234"))
    #expect(PasswordHash.knows(hash))
    #expect(matches("갈비-1234", hash))
    #expect(!matches("갈비-1235", hash))
    #expect(!matches("", hash))
  }

  @Test func `each hash has a salt of its own`() {
    #expect(hash("123456") != hash("123456"))
  }

  @Test(
    arguments: [
      "", "*0", "$y$", "123456", "$pbkdf2-sha256$", "$pbkdf2-sha256$1$73616c74$",
      "$pbkdf2-sha256$0$73616c74$00", "$pbkdf2-sha256$99999999999$73616c74$00",
      "$pbkdf2-sha256$1$7361xc74$00", "$pbkdf2-sha256$1$736$00",
    ])
  func `what is no hash matches nothing`(hash: String) {
    #expect(!matches("123456", hash))
  }

  @Test func `a secret that is too long or holds a NUL is refused`() {
    #expect(hash(String(repeating: "x", count: PasswordHash.limit)) != nil)
    expectEqual(hash(String(repeating: "x", count: PasswordHash.limit + 1)), nil)
    expectEqual(hash("123\u{0}456"), nil)
  }

  #if Portable
    /// From RFC 7914, section 11, the first half of each key.
    @Test(
      arguments: [
        (
          "passwd",
          "$pbkdf2-sha256$1$73616c74$55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc"
        ),
        (
          "Password",
          "$pbkdf2-sha256$80000$4e61436c$4ddcd8f60b98be21830cee5ef22701f9641a4418d04c0414aeff08876b34ab56"
        ),
      ])
    func `the keys are those of the standard`(secret: String, hash: String) {
      #expect(matches(secret, hash))
      #expect(!matches(secret + "x", hash))
    }

    @Test func `a hash of yescrypt is known to be foreign`() {
      #expect(!PasswordHash.knows("$y$j9T$CO5qyKw/yZXD8p6AXQKFJ.$spP3MCsDFt2I1xSjWbV1MRlTIs3DuhS"))
    }
  #else
    @Test func `a hash of another program is understood`() {
      let hash = "$y$j9T$CO5qyKw/yZXD8p6AXQKFJ.$spP3MCsDFt2I1xSjWbV1MRlTIs3DuhS.RmNTm3sg7v/"
      #expect(matches("갈비-1234", hash))
      #expect(!matches("갈비-123", hash))
    }

    @Test func `a hash of PBKDF2 is known to be foreign`() {
      #expect(!PasswordHash.knows("$pbkdf2-sha256$1$73616c74$55ac"))
    }
  #endif

  private func hash(_ text: String) -> String? {
    Array(text.utf8).withUnsafeBufferPointer { PasswordHash.hash($0) }
  }

  private func matches(_ text: String, _ hash: String) -> Bool {
    Array(text.utf8).withUnsafeBufferPointer { PasswordHash.matches($0, hash) }
  }
}
