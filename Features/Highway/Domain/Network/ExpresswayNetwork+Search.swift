extension ExpresswayNetwork {
  /// When a point is reached, and from which other one.
  struct Arrival: Hashable {
    let milliseconds: Int
    let previous: Int?
  }

  /// By point, the earliest arrival; nil where no road leads.
  ///
  /// See E. W. Dijkstra, "A note on two problems in connexion with graphs" (1959). Few points are
  /// open at a time, so the next one is found by looking at all of them. Of two that are as early,
  /// the one with the lower number is next.
  func arrivals(from entrances: [Link]) -> [Arrival?] {
    var arrivals = [Arrival?](repeating: nil, count: points.count)
    var open: [Int: Int] = [:]
    func reach(_ point: Int, at milliseconds: Int, from previous: Int?) {
      guard milliseconds < arrivals[point]?.milliseconds ?? .max else { return }
      arrivals[point] = Arrival(milliseconds: milliseconds, previous: previous)
      open[point] = milliseconds
    }
    for entrance in entrances {
      reach(entrance.to, at: entrance.way.milliseconds, from: nil)
    }
    while let next = open.min(by: { ($0.value, $0.key) < ($1.value, $1.key) }) {
      open[next.key] = nil
      for link in links[next.key] {
        reach(link.to, at: next.value + link.way.milliseconds, from: next.key)
      }
    }
    return arrivals
  }
}
