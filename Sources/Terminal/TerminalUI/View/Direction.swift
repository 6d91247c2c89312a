/// The direction of an arrow key.
enum Direction {
  case up, down, left, right

  /// Nil for other keys.
  init?(_ key: Key) {
    switch key {
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    default: return nil
    }
  }

  /// The index of the first rectangle that is nearest to `place` in this direction; nil if there is
  /// none.
  func nearest(to place: Rect, among rects: [Rect]) -> Int? {
    var best: (index: Int, distance: Int)?
    for (index, rect) in rects.enumerated() {
      guard let distance = distance(from: place, to: rect) else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (index, distance) }
    }
    return best?.index
  }

  /// The gap between two rectangles, with the sideways distance counted twice; nil if `rect` is not
  /// in this direction.
  ///
  /// The left and right arrows only reach rectangles that share a row with `place`.
  private func distance(from place: Rect, to rect: Rect) -> Int? {
    let ahead =
      switch self {
      case .up: place.origin.row - rect.endRow
      case .down: rect.origin.row - place.endRow
      case .left: place.origin.column - rect.endColumn
      case .right: rect.origin.column - place.endColumn
      }
    guard ahead >= 0, rect != place else { return nil }
    switch self {
    case .up, .down:
      let aside = max(
        rect.origin.column - place.endColumn + 1, place.origin.column - rect.endColumn + 1, 0)
      return ahead + 2 * aside
    case .left, .right:
      let isBeside = rect.origin.row < place.endRow && place.origin.row < rect.endRow
      return isBeside ? ahead : nil
    }
  }
}
