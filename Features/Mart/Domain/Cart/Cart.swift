/// The goods that the user is about to order, in the order in which they were added.
public struct Cart: Hashable, Sendable {
  /// How many of one good can be ordered at once.
  public static let quantities = 1...99

  public struct Line: Hashable, Sendable {
    public let good: Good.ID
    /// One of `quantities`.
    public let quantity: Int

    public init(_ good: Good.ID, _ quantity: Int) {
      self.good = good
      self.quantity = quantity
    }
  }

  public private(set) var lines: [Line]

  public init(_ lines: [Line] = []) {
    self.lines = lines
  }

  public var isEmpty: Bool { lines.isEmpty }

  /// How many pieces of all goods.
  public var count: Int { lines.reduce(0) { $0 + $1.quantity } }

  /// How many of one good; setting 0 removes its line.
  public subscript(good: Good.ID) -> Int {
    get { lines.first { $0.good == good }?.quantity ?? 0 }
    set {
      let index = lines.firstIndex { $0.good == good }
      switch (index, newValue > 0) {
      case (let index?, true): lines[index] = Line(good, newValue)
      case (let index?, false): lines.remove(at: index)
      case (nil, true): lines.append(Line(good, newValue))
      case (nil, false): break
      }
    }
  }

  /// Whether it has at least what another one has.
  public func holds(_ other: Cart) -> Bool {
    other.lines.allSatisfy { self[$0.good] >= $0.quantity }
  }

  /// The lines with their goods, at today's prices; leaves out goods that are no longer sold.
  public func orderLines(_ catalogue: Catalogue) -> [OrderLine] {
    lines.compactMap { line in catalogue[line.good].map { OrderLine($0, line.quantity) } }
  }
}
