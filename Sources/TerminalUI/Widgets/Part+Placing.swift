extension Part {
  /// Calls `body` with the widget and range of each part along `length`.
  ///
  /// `natural` returns the preferred length of a widget. Uses loops instead of `map`, whose
  /// closures would check for the main actor at each call.
  static func place(
    _ parts: [Part], spacing: Int, along length: Int, natural: (any Widget) -> Int,
    _ body: (any Widget, Range<Int>) -> Void
  ) {
    var extents: [Extent] = []
    extents.reserveCapacity(parts.count)
    for index in parts.indices {
      extents.append(parts[index].extent { natural(parts[index].widget) })
    }
    Distribution.share(max(length - spaces(between: parts, spacing), 0), among: &extents)
    var end = 0
    for index in parts.indices {
      let start = end + space(before: index, in: parts, spacing)
      end = start + extents[index].length
      body(parts[index].widget, start..<end)
    }
  }

  /// The sum of the spaces between `parts`.
  static func spaces(between parts: [Part], _ spacing: Int) -> Int {
    guard spacing > 0 else { return 0 }
    var sum = 0
    for index in parts.indices { sum += space(before: index, in: parts, spacing) }
    return sum
  }

  /// The space before a part; 0 next to blank parts.
  private static func space(before index: Int, in parts: [Part], _ spacing: Int) -> Int {
    guard spacing > 0, index > 0, !parts[index].isBlank, !parts[index - 1].isBlank else { return 0 }
    return spacing
  }
}
