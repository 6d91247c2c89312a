/// Ids of rows, kept as the ranges that they make.
public struct IDRanges: Codable, Hashable, Sendable {
  /// In ascending order, with gaps between them.
  public private(set) var ranges: [ClosedRange<Int64>] = []

  public init(_ ids: some Sequence<Int64>) {
    for id in ids.sorted() {
      if let last = ranges.last, id <= last.upperBound + 1 {
        ranges[ranges.count - 1] = last.lowerBound...max(id, last.upperBound)
      } else {
        ranges.append(id...id)
      }
    }
  }

  public var count: Int { ranges.reduce(0) { $0 + $1.count } }

  /// In ascending order.
  public var ids: [Int64] { ranges.flatMap(Array.init) }
}
