/// Looking for words by their bytes, which is many times faster than by characters.
extension String {
  /// Whether a word is in it by its bytes.
  @inlinable
  package func has(_ word: String) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.has(word) } ?? contains(word)
  }

  /// Whether one of these words may stand in it, however its syllables are written.
  package func mayHave(_ words: [String]) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.mayHave(words) } ?? true
  }

  /// Where a word stands first; nearly all texts lack it by their bytes.
  package func firstPlace(of word: String) -> Range<Index>? {
    mayHave([word]) ? firstRange(of: word) : nil
  }
}

extension Substring {
  /// Whether one of these words may stand in it, however its syllables are written.
  package func mayHave(_ words: [String]) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.mayHave(words) } ?? true
  }

  /// Where a word stands first; nearly all texts lack it by their bytes.
  package func firstPlace(of word: String) -> Range<Index>? {
    mayHave([word]) ? firstRange(of: word) : nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes of a word are among them.
  @inlinable
  package func has(_ word: String) -> Bool {
    word.utf8.withContiguousStorageIfAvailable { has($0) }
      ?? String(decoding: self, as: UTF8.self).contains(word)
  }

  /// By pointers alone, which is fast without optimising, too.
  @inlinable
  package func has(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    let length = word.count
    guard length > 0 else { return true }
    guard length <= count, let text = baseAddress, let word = word.baseAddress else { return false }
    let (first, end) = (word[0], count - length)
    var place = 0
    while place <= end {
      if text[place] == first {
        var same = 1
        while same < length, text[place + same] == word[same] { same += 1 }
        if same == length { return true }
      }
      place += 1
    }
    return false
  }

  /// Whether one of these words is among them, or anything that is equal to a letter by other bytes.
  func mayHave(_ words: [String]) -> Bool { words.contains { has($0) } || hasParts }

  /// Whether there are parts of syllables, which are equal to whole ones, or signs like that of kelvin, which is a K.
  private var hasParts: Bool {
    guard count > 2, let text = baseAddress else { return false }
    let end = count - 1
    var place = 0
    while place < end {
      let byte = text[place]
      if byte == 0xE1, text[place + 1] >= 0x84, text[place + 1] <= 0x87 { return true }
      if byte == 0xE2, text[place + 1] == 0x84 { return true }
      place += 1
    }
    return false
  }
}
