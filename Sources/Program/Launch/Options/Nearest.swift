/// The candidate most similar to `word`, of several the one that begins like it; nil if none is similar enough.
///
/// The dashes of an option count for nothing, and a short word has few slips. The beginning of one alone is meant as
/// that.
public func nearest(to word: String, among candidates: [String]) -> String? {
  func bare(_ word: String) -> String { String(word.drop { $0 == "-" }) }
  let count = bare(word).count
  let most = count <= 3 ? min(1, count - 1) : max(2, count / 3)
  func slips(_ candidate: String) -> Int { distance(bare(word), bare(candidate)) }
  // The first letter is seldom the wrong one.
  func isOtherwise(_ candidate: String) -> Int {
    bare(word).first?.lowercased() == bare(candidate).first?.lowercased() ? 0 : 1
  }
  let begun = candidates.filter { bare($0).lowercased().hasPrefix(bare(word).lowercased()) }
  if count >= 3, begun.count == 1 { return begun[0] }
  let best = candidates.min { (slips($0), isOtherwise($0)) < (slips($1), isOtherwise($1)) }
  guard let best, slips(best) <= most else { return nil }
  return best
}

/// The number of insertions, deletions, replacements and swaps of neighbours between two texts
/// (optimal string alignment distance).
private func distance(_ a: String, _ b: String) -> Int {
  let a = Array(a.lowercased()), b = Array(b.lowercased())
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        cost = min(cost, beforeLast[j - 1] + 1)
      }
      row.append(cost)
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}
