/// Numbers texts in the order in which they are first asked for: few texts are many entries'.
///
/// A dictionary takes several times as long, since most of what it does for a key is the same for all lengths.
struct TextNumbers {
  private var texts: [TextKey] = []
  private var hashes: [UInt64] = []
  /// The numbers of texts at the places that their hashes say, or behind these; -1 for none.
  private var slots: [Int32] = Array(repeating: -1, count: 1_024)
  /// Random, so that no file can be made whose texts have all the same hash.
  private let seed = UInt64.random(in: .min ... .max)

  /// The number of a text, and whether it is a new one.
  mutating func number(of text: String) -> (number: Int, isNew: Bool) {
    let key = TextKey(text)
    let hash = key.hash(from: seed)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if hashes[number] == hash, texts[number] == key { return (number, false) }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(texts.count)
    texts.append(key)
    hashes.append(hash)
    if texts.count * 2 > slots.count { grow() }
    return (texts.count - 1, true)
  }

  /// The text with a number that was given.
  func text(_ number: Int) -> String { texts[number].text }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for (number, hash) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number)
    }
  }
}
