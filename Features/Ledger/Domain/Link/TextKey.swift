/// A text as a key of what is looked up often: by its bytes, which takes a fraction of the time that
/// characters beyond ASCII take.
struct TextKey: Hashable {
  private let text: String

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

  func hash(into hasher: inout Hasher) {
    _ = text.utf8.withContiguousStorageIfAvailable {
      hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
  }
}

extension UnsafeRawBufferPointer {
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
