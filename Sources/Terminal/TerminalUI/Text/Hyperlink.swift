import Phrases

/// Where a link leads: a page of the web, or a letter to an address.
public struct Hyperlink: Hashable, Sendable {
  /// Of the characters that URLs may have (RFC 3986), which no terminal takes for anything else.
  public let address: String

  private static let longest = 2_000
  private static let unreserved = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)
  private static let reserved = Set(":/?#[]@!$&'()*+,;=%".utf8)

  /// A page; nil unless the text is an address that begins with http:// or https:// and has a host.
  public init?(web text: String) {
    guard let scheme = ["http://", "https://"].first(where: text.lowercased().hasPrefix),
      let first = text.dropFirst(scheme.count).first,
      first.isLetter || first.isNumber || first == "["
    else { return nil }
    self.init(Self.encoded(text, keeping: Self.unreserved.union(Self.reserved)))
  }

  /// A letter; nil unless the text has the form of an e-mail address.
  public init?(mail text: String) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && !$0.contains(where: \.isWhitespace) })
    else { return nil }
    self.init("mailto:" + Self.encoded(text, keeping: Self.unreserved.union("@+".utf8)))
  }

  private init?(_ address: String) {
    guard address.utf8.count <= Self.longest else { return nil }
    self.address = address
  }

  private static func encoded(_ text: String, keeping kept: Set<UInt8>) -> String {
    text.utf8.reduce(into: "") { result, byte in
      if kept.contains(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += "%" + UInt32(byte).padded(to: 2, radix: 16, uppercase: true)
      }
    }
  }
}
