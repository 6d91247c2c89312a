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
        left.elementsEqual(right)
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
