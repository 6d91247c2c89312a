internal import Platform

/// Secret text, such as a PIN: its description is masked, and its memory is overwritten on deinit.
public final class Secret: Sendable {
  // Only written by `init` and `deinit`, when there is no other reference.
  private nonisolated(unsafe) let memory: UnsafeMutableBufferPointer<UInt8>

  /// Copies text in UTF-8.
  public init(_ utf8: some Collection<UInt8>) {
    memory = .allocate(capacity: utf8.count)
    _ = memory.initialize(fromContentsOf: utf8)
  }

  deinit {
    if let start = memory.baseAddress { eraseMemory(start, memory.count) }
    memory.deallocate()
  }

  /// Whether it has no bytes.
  public var isEmpty: Bool { memory.isEmpty }

  /// Calls `body` with the text in UTF-8, which is valid during the call only.
  public func withBytes<Value>(_ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
    body(UnsafeBufferPointer(memory))
  }

  /// Calls `body` with each grapheme cluster of the text.
  ///
  /// Creates no string of the whole text, whose memory would not be overwritten.
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
