public import Secrets
@_spi(_Unicode) import Swift

/// A PIN in the form in which PINs are compared.
///
/// All characters are allowed. They are composed (Unicode's NFC), so that a Hangul syllable is the same
/// whether a keyboard sends it whole or as its letters.
public struct PIN: Sendable {
  /// In grapheme clusters.
  public static let lengths = 6...64
  /// The most bytes of UTF-8 that can be hashed.
  static let byteLimit = 511

  private let composed: Secret

  /// - Throws: `pinTooShort` and `pinTooLong`.
  public init(_ typed: Secret) throws(SessionError) {
    var text = SecretText(capacity: Self.byteLimit)
    var count = 0
    typed.forEachCharacter { character in
      count += 1
      // The property is not public API of the standard library, but its result is defined by Unicode.
      var whole = ""
      for scalar in String(character)._nfc { whole.unicodeScalars.append(scalar) }
      for character in whole where count <= Self.lengths.upperBound { text.append(character) }
    }
    guard count >= Self.lengths.lowerBound else { throw .pinTooShort }
    guard count <= Self.lengths.upperBound, text.count == count else { throw .pinTooLong }
    composed = text.secret()
  }

  /// Calls `body` with the PIN in UTF-8, which is valid only during the call.
  public func withBytes<Value>(_ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
    composed.withBytes(body)
  }
}
