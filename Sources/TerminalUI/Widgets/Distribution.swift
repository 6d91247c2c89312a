/// Distributes a length among parts.
enum Distribution {
  /// Sets the length of each part, initially its preferred length.
  ///
  /// Extra length goes to flexible parts by weight. If space is short, the last parts shrink first
  /// to their minimum, then to 0.
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
      // Rounded up, so that the first parts get the remainder.
      let share = (rest * extents[index].weight + weights - 1) / weights
      extents[index].length += share
      rest -= share
      weights -= extents[index].weight
    }
  }

  private static func shrink(by length: Int, _ extents: inout [Part.Extent]) {
    var excess = length
    for keepsMinimum in [true, false] {
      for index in extents.indices.reversed() where excess > 0 {
        let minimum = keepsMinimum ? min(extents[index].minimum, extents[index].length) : 0
        let taken = min(extents[index].length - minimum, excess)
        extents[index].length -= taken
        excess -= taken
      }
    }
  }
}
