internal import Glibc

/// A secret that is being typed, in a fixed memory area that is overwritten on deinit.
public struct SecretText: ~Copyable {
  /// The number of grapheme clusters.
  public private(set) var count = 0

  private let memory: UnsafeMutableBufferPointer<UInt8>
  private var used = 0

  /// Holds at most `capacity` bytes of UTF-8; characters beyond are dropped.
  public init(capacity: Int = 1_024) {
    memory = .allocate(capacity: capacity)
    memory.initialize(repeating: 0)
  }

  deinit {
    if let start = memory.baseAddress { explicit_bzero(start, memory.count) }
    memory.deallocate()
  }

  /// Appends a character, which may combine with the last one.
  public mutating func append(_ character: Character) {
    guard used + character.utf8.count <= memory.count else { return }
    for byte in character.utf8 {
      memory[used] = byte
      used += 1
    }
    count = clusters
  }

  /// Erases the last character, if there is one.
  public mutating func removeLast() {
    var length = 0
    secret().forEachCharacter { length = $0.utf8.count }
    erase(from: used - length)
  }

  public mutating func removeAll() { erase(from: 0) }

  /// A copy of the typed text.
  public func secret() -> Secret { Secret(memory[..<used]) }

  private mutating func erase(from start: Int) {
    guard let base = memory.baseAddress else { return }
    explicit_bzero(base + start, used - start)
    used = start
    count = clusters
  }

  private var clusters: Int {
    var count = 0
    secret().forEachCharacter { _ in count += 1 }
    return count
  }
}
