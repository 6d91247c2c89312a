/// Distributes a length among parts.
enum Distribution {
  /// Sets the length of each part, initially its preferred length.
  ///
  /// Extra length goes to flexible parts by weight. If space is short, the last parts shrink first
  /// to their minimum, then to 0.
  static func share(_ available: Int, among extents: inout [LayoutItem.Extent]) {
    var (rest, weights) = (available, 0)
    for extent in extents {
      rest -= extent.length
      weights += extent.weight
    }
    for index in extents.indices where rest > 0 && extents[index].weight > 0 {
      // Rounded up, so that the first parts get the remainder.
      let share = (rest * extents[index].weight + weights - 1) / weights
      extents[index].length += share
      rest -= share
      weights -= extents[index].weight
    }
    for keepsMinimum in [true, false] {
      for index in extents.indices.reversed() where rest < 0 {
        let minimum = keepsMinimum ? min(extents[index].minimum, extents[index].length) : 0
        let taken = min(extents[index].length - minimum, -rest)
        extents[index].length -= taken
        rest += taken
      }
    }
  }
}
