public import Editing

/// A change of how many of some goods are in the cart.
public struct CartChange: Hashable, Sendable {
  public struct Edit: Hashable, Sendable {
    public let good: Good.ID
    /// 0 for a good that is not in the cart.
    public let before: Int
    public let after: Int

    public init(_ good: Good.ID, before: Int, after: Int) {
      self.good = good
      self.before = before
      self.after = after
    }
  }

  public let edits: [Edit]

  public init(_ edits: [Edit]) {
    self.edits = edits
  }

  /// Nil if the cart is not as it was before the change.
  public func applied(to cart: Cart) -> Cart? {
    guard edits.allSatisfy({ cart[$0.good] == $0.before }) else { return nil }
    var cart = cart
    for edit in edits { cart[edit.good] = edit.after }
    return cart
  }
}

extension CartChange: Reversible {
  public var reversed: CartChange {
    CartChange(edits.reversed().map { Edit($0.good, before: $0.after, after: $0.before) })
  }
}
