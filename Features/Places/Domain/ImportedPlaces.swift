/// What came of the import of a file.
public struct ImportedPlaces: Hashable, Sendable {
  public let count: Int
  /// How many rows were left out for want of a name or a valid coordinate, or as unreadable.
  public let leftOut: Int
  /// The lines of the first of them, counted from 1.
  public let firstLeftOut: [Int]

  public init(count: Int, leftOut: Int = 0, firstLeftOut: [Int] = []) {
    self.count = count
    self.leftOut = leftOut
    self.firstLeftOut = firstLeftOut
  }
}
