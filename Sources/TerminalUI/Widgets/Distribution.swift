/// How parts share a length.
enum Distribution {
  /// The length of each part.
  ///
  /// What is left over goes to the flexible ones by weight; where space is short the last parts
  /// shrink first, and go first.
  static func lengths(_ extents: [Part.Extent], available: Int) -> [Int] {
    var lengths = extents.map(\.wanted)
    let rest = available - lengths.reduce(0, +)
    if rest >= 0 {
      share(rest, among: extents, &lengths)
    } else {
      shrink(by: -rest, extents, &lengths)
    }
    return lengths
  }

  private static func share(_ rest: Int, among extents: [Part.Extent], _ lengths: inout [Int]) {
    var rest = rest
    var weights = extents.reduce(0) { $0 + $1.weight }
    for index in extents.indices where extents[index].weight > 0 {
      // Rounded up, so that the first ones get the columns that cannot be split.
      let share = (rest * extents[index].weight + weights - 1) / weights
      lengths[index] += share
      rest -= share
      weights -= extents[index].weight
    }
  }

  private static func shrink(by lack: Int, _ extents: [Part.Extent], _ lengths: inout [Int]) {
    var lack = lack
    for keepsLeast in [true, false] {
      for index in extents.indices.reversed() where lack > 0 {
        let least = keepsLeast ? min(extents[index].least, lengths[index]) : 0
        let taken = min(lengths[index] - least, lack)
        lengths[index] -= taken
        lack -= taken
      }
    }
  }
}
