/// A table of the grapheme clusters of several scalars, to which cells refer by number.
@MainActor
public final class Clusters {
  private var clusters: [[Unicode.Scalar]] = []
  private var numbers: [[Unicode.Scalar]: UInt32] = [:]

  static let flag: UInt32 = 1 << 31
  /// Limits the memory for hostile data; further clusters are drawn without their combining marks.
  static let limit = 4_096

  /// An empty table, which grows to at most 4,096 clusters.
  public init() {}

  /// The glyph of a cluster: its scalar if it has only one, else its number in the table, or its
  /// base character if the table is full.
  public func glyph(of scalars: [Unicode.Scalar]) -> UInt32 {
    if scalars.count == 1 { return scalars[0].value }
    if let number = numbers[scalars] { return number }
    guard clusters.count < Self.limit else { return scalars[0].value }
    let number = Self.flag | UInt32(clusters.count)
    clusters.append(scalars)
    numbers[scalars] = number
    return number
  }

  /// The scalars of a glyph, base character first.
  public func scalars(of glyph: UInt32) -> [Unicode.Scalar] {
    if glyph & Self.flag == 0 { return Unicode.Scalar(glyph).map { [$0] } ?? [] }
    return clusters[Int(glyph & ~Self.flag)]
  }
}
