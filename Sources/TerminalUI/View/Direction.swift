/// Where an arrow key leads.
enum Direction {
  case up, down, left, right

  /// Nil for a key that is no arrow.
  init?(_ key: Key) {
    switch key {
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    default: return nil
    }
  }

  /// The index of the rectangle that lies in this direction from `place` and is nearest to it, the
  /// first of several; nil when none does.
  func nearest(to place: Rect, among rects: [Rect]) -> Int? {
    var best: (index: Int, distance: Int)?
    for (index, rect) in rects.enumerated() {
      guard let distance = distance(from: place, to: rect) else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (index, distance) }
    }
    return best?.index
  }

  /// The gap between the two, what lies aside counted twice; nil when `rect` lies elsewhere, as
  /// all in other rows do for an arrow to the side.
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
