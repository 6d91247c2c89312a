internal import Platform

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
    if let start = memory.baseAddress { eraseMemory(start, memory.count) }
    memory.deallocate()
  }

  /// Appends a character, which may combine with the last one.
  public mutating func append(_ character: Character) { insert(character, at: count) }

  /// Inserts a character after the first `index` ones; it may combine with those beside it.
  public mutating func insert(_ character: Character, at index: Int) {
    let (start, length) = (offset(of: index), character.utf8.count)
    guard used + length <= memory.count else { return }
    for place in (start..<used).reversed() { memory[place + length] = memory[place] }
    for (place, byte) in character.utf8.enumerated() { memory[start + place] = byte }
    used += length
    count = clusters
  }

  /// Erases the character after the first `index` ones, if there is one.
  public mutating func remove(at index: Int) {
    guard (0..<count).contains(index) else { return }
    let (start, end) = (offset(of: index), offset(of: index + 1))
    for place in end..<used { memory[place - end + start] = memory[place] }
    erase(from: used - end + start)
  }

  /// Erases what was typed, and overwrites its memory at once.
  public mutating func removeAll() { erase(from: 0) }

  /// A copy of the typed text.
  public func secret() -> Secret { Secret(memory[..<used]) }

  private mutating func erase(from start: Int) {
    guard let base = memory.baseAddress else { return }
    eraseMemory(base + start, used - start)
    used = start
    count = clusters
  }

  /// The bytes of the first `index` characters.
  private func offset(of index: Int) -> Int {
    var (number, offset) = (0, 0)
    secret().forEachCharacter { character in
      if number < index { offset += character.utf8.count }
      number += 1
    }
    return offset
  }

  private var clusters: Int {
    var count = 0
    secret().forEachCharacter { _ in count += 1 }
    return count
  }
}
