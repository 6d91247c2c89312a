import HighwayDomain
import Search

/// Toll gates, as they are found by name.
struct TollGates {
  private let gates: [(gate: TollGate, key: SearchKey)]

  init(_ gates: [TollGate] = []) {
    self.gates = gates.map { ($0, SearchKey($0.name)) }
  }

  subscript(code: String?) -> TollGate? { gates.first { $0.gate.code == code }?.gate }

  /// Those whose names have the text in them, and first those that begin with it.
  func matching(_ text: String) -> [TollGate] {
    let search = HangulSearch(text.filter { !$0.isWhitespace })
    let found = gates.filter { search.matches($0.key) }.map(\.gate)
    return found.filter { $0.name.hasPrefix(text) } + found.filter { !$0.name.hasPrefix(text) }
  }
}
