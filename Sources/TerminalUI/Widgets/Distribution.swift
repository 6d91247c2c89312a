/// How parts share a length.
enum Distribution {
  /// Sets the length of each part, which is what it wants before.
  ///
  /// What is left over goes to the flexible ones by weight; where space is short the last parts
  /// shrink first, and go first.
  static func share(_ available: Int, among extents: inout [Part.Extent]) {
    var rest = available
    for extent in extents { rest -= extent.length }
    if rest >= 0 {
      spread(rest, over: &extents)
    } else {
      shrink(by: -rest, &extents)
    }
  }

  private static func spread(_ length: Int, over extents: inout [Part.Extent]) {
    var rest = length
    var weights = 0
    for extent in extents { weights += extent.weight }
    for index in extents.indices where extents[index].weight > 0 {
      // Rounded up, so that the first ones get the columns that cannot be split.
      let share = (rest * extents[index].weight + weights - 1) / weights
      extents[index].length += share
      rest -= share
      weights -= extents[index].weight
    }
  }

  private static func shrink(by length: Int, _ extents: inout [Part.Extent]) {
    var lack = length
    for keepsLeast in [true, false] {
      for index in extents.indices.reversed() where lack > 0 {
        let least = keepsLeast ? min(extents[index].least, extents[index].length) : 0
        let taken = min(extents[index].length - least, lack)
        extents[index].length -= taken
        lack -= taken
      }
    }
  }
}
