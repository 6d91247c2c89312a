/// Puts what moved on one day into the order in which most balances follow from the one before.
///
/// Each movement leads from the balance before it to the one after it, so that a whole day is one trail over
/// all of them. Where some are missing it is several, as few as possible.
struct BalanceDay {
  typealias Link = BalanceChain.Link

  private let given: [Link]
  /// What there was before the day; nil if unknown.
  private let start: Int64?
  /// With what the next day may begin.
  private let next: Set<Int64>

  /// `links` are as they were given.
  init(_ links: [Link], after start: Int64?, before next: Set<Int64>) {
    let seconds = links.compactMap(\.second)
    // Some files have midnight where they do not know the time.
    let areTimes = seconds.count == links.count && Set(seconds).count > 1
    given =
      areTimes
      ? links.sorted { ($0.second ?? 0, $0.index) < ($1.second ?? 0, $1.index) } : links
    (self.start, self.next) = (start, next)
  }

  /// The balances with which a day must begin: more movements go from them than come to them.
  static func starts(of links: [Link]) -> [Int64] {
    var excess: [Int64: Int] = [:]
    for link in links {
      excess[link.before, default: 0] += 1
      excess[link.after, default: 0] -= 1
    }
    return excess.filter { $0.value > 0 }.map(\.key)
  }

  func ordered() -> [Link] {
    guard given.count > 1 else { return given }
    var best = (links: given, breaks: breaks(of: given))
    for order in [{ Array(given.reversed()) }, trails] where best.breaks > 0 {
      let links = order()
      let breaks = breaks(of: links)
      if breaks < best.breaks { best = (links, breaks) }
    }
    return best.links
  }

  /// How many balances do not follow from the one before, with those around the day.
  private func breaks(of links: [Link]) -> Int {
    var count = zip(links, links.dropFirst()).count { $0.after != $1.before }
    if let start, start != links.first?.before { count += 1 }
    if let last = links.last, !next.isEmpty, !next.contains(last.after) { count += 1 }
    return count
  }

  // MARK: Trails

  private func trails() -> [Link] {
    var graph = BalanceGraph(given)
    var trails = graph.trails(from: start, to: next)
    func place(_ trail: [Int]) -> Int { trail.min() ?? 0 }
    trails.sort { place($0) < place($1) }
    func move(_ index: Int?, to place: (inout [[Int]], [Int]) -> Void) {
      if let index { place(&trails, trails.remove(at: index)) }
    }
    move(
      trails.dropFirst().lastIndex { $0.last.map { next.contains(given[$0].after) } ?? false },
      to: { $0.append($1) })
    move(trails.firstIndex { $0.first.map { given[$0].before == start } ?? false }) {
      $0.insert($1, at: 0)
    }
    return trails.joined().map { given[$0] }
  }
}

/// Balances, with the movements that lead from one to another.
private struct BalanceGraph {
  private struct Edge {
    let from: Int
    let to: Int
    /// The place of the movement; nil for one that only leads from the end of a trail to the next one.
    let link: Int?
  }

  private var nodes: [Int64: Int] = [:]
  private var edges: [Edge] = []
  /// The edges that leave each node, those that come first at the end.
  private var leaving: [[Int]] = []
  /// How many more edges leave a node than come to it.
  private var excess: [Int] = []
  private var parents: [Int] = []

  init(_ links: [BalanceChain.Link]) {
    for (index, link) in links.enumerated() {
      edges.append(Edge(from: node(link.before), to: node(link.after), link: index))
    }
    for index in edges.indices.reversed() { leaving[edges[index].from].append(index) }
    for edge in edges {
      excess[edge.from] += 1
      excess[edge.to] -= 1
      parents[root(edge.from)] = root(edge.to)
    }
  }

  private mutating func node(_ balance: Int64) -> Int {
    if let node = nodes[balance] { return node }
    nodes[balance] = excess.count
    parents.append(excess.count)
    excess.append(0)
    leaving.append([])
    return excess.count - 1
  }

  private mutating func root(_ node: Int) -> Int {
    var node = node
    while parents[node] != node {
      parents[node] = parents[parents[node]]
      node = parents[node]
    }
    return node
  }

  /// The fewest trails that have all movements, as their places.
  mutating func trails(from start: Int64?, to ends: Set<Int64>) -> [[Int]] {
    let first = start.flatMap { nodes[$0] }
    let last = Set(ends.compactMap { nodes[$0] })
    var parts: [Int: (begins: [Int], ends: [Int], any: Int)] = [:]
    for edge in edges.reversed() { parts[root(edge.from), default: ([], [], 0)].any = edge.from }
    for node in excess.indices {
      let count = abs(excess[node])
      let nodes = Array(repeating: node, count: count)
      if excess[node] > 0 { parts[root(node)]?.begins += nodes }
      if excess[node] < 0 { parts[root(node)]?.ends += nodes }
    }
    return parts.keys.sorted().flatMap { key -> [[Int]] in
      guard var (begins, ends, any) = parts[key] else { return [] }
      // A round trip begins where it ends.
      if begins.isEmpty {
        any =
          [first].compactMap(\.self).first { root($0) == key }
          ?? last.filter { root($0) == key }.min() ?? any
      }
      if let index = begins.firstIndex(where: { $0 == first }) { begins.swapAt(0, index) }
      if let index = ends.firstIndex(where: last.contains) {
        ends.swapAt(ends.count - 1, index)
      }
      for (end, begin) in zip(ends.dropLast(), begins.dropFirst()) {
        leaving[end].insert(edges.count, at: 0)
        edges.append(Edge(from: end, to: begin, link: nil))
      }
      return tour(from: begins.first ?? any)
    }
  }

  /// All that can be reached, cut where movements are missing.
  private mutating func tour(from node: Int) -> [[Int]] {
    var path: [(node: Int, edge: Int?)] = [(node, nil)]
    var found: [Int] = []
    while let (node, edge) = path.last {
      if let next = leaving[node].popLast() {
        path.append((edges[next].to, next))
      } else {
        path.removeLast()
        if let edge { found.append(edge) }
      }
    }
    return found.reversed().split { edges[$0].link == nil }
      .map { $0.compactMap { edges[$0].link } }
  }
}
