internal import Glibc

/// Text that is to be seen nowhere, such as a PIN: it has no description, and its memory is
/// overwritten at its end.
public final class Secret: Sendable {
  // Written by `init` before anybody else has it, and overwritten by `deinit` when nobody has.
  private nonisolated(unsafe) let memory: UnsafeMutableBufferPointer<UInt8>

  /// A copy of text in UTF-8.
  public init(_ utf8: some Collection<UInt8>) {
    memory = .allocate(capacity: utf8.count)
    _ = memory.initialize(fromContentsOf: utf8)
  }

  deinit {
    if let start = memory.baseAddress { explicit_bzero(start, memory.count) }
    memory.deallocate()
  }

  public var isEmpty: Bool { memory.isEmpty }

  /// The text in UTF-8, for the time of `body` only.
  public func withBytes<Value>(_ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
    body(UnsafeBufferPointer(memory))
  }

  /// The text as grapheme clusters, one after another.
  ///
  /// No string of the whole is made: such memory would not be overwritten.
  public func forEachCharacter(_ body: (Character) -> Void) {
    var bytes = memory.makeIterator()
    var decoder = UTF8()
    var cluster = ""
    while case .scalarValue(let scalar) = decoder.decode(&bytes) {
      cluster.unicodeScalars.append(scalar)
      guard cluster.count > 1 else { continue }
      cluster.unicodeScalars.removeLast()
      for character in cluster { body(character) }
      cluster = String(Character(scalar))
    }
    for character in cluster { body(character) }
  }
}

extension Secret: CustomStringConvertible, CustomReflectable {
  public var description: String { "<secret>" }

  public var customMirror: Mirror { Mirror(self, children: []) }
}
