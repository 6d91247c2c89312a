/// A text as a key of what is looked up often: by its bytes, which takes a fraction of the time that
/// characters beyond ASCII take.
struct TextKey: Hashable {
  let text: String

  init(_ text: String) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
  }

  static func == (one: TextKey, other: TextKey) -> Bool {
    let isEqual = one.text.utf8.withContiguousStorageIfAvailable { left in
      other.text.utf8.withContiguousStorageIfAvailable { right in
        UnsafeRawBufferPointer(left).isEqual(to: UnsafeRawBufferPointer(right))
      }
    }
    return (isEqual ?? nil) ?? (one.text == other.text)
  }

  /// A number that differs for almost all other texts.
  func hash(from seed: UInt64) -> UInt64 {
    text.utf8.withContiguousStorageIfAvailable {
      UnsafeRawBufferPointer($0).mixed(into: seed)
    } ?? seed
  }

  func hash(into hasher: inout Hasher) {
    _ = text.utf8.withContiguousStorageIfAvailable {
      hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Eight bytes at a time, whose upper halves reach the lower ones.
  fileprivate func mixed(into seed: UInt64) -> UInt64 {
    var (hash, index) = (seed ^ UInt64(count), 0)
    func mix(_ word: UInt64) {
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
    }
    while index + 8 <= count {
      mix(loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    while index < count {
      mix(UInt64(self[index]))
      index += 1
    }
    return hash
  }

  /// Compares eight bytes at a time.
  fileprivate func isEqual(to other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    var index = 0
    while index + 8 <= count {
      guard
        loadUnaligned(fromByteOffset: index, as: UInt64.self)
          == other.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      else { return false }
      index += 8
    }
    while index < count {
      guard self[index] == other[index] else { return false }
      index += 1
    }
    return true
  }
}
