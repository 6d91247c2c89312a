/// What someone may do with books that several people share.
public enum MemberRight: String, CaseIterable, Sendable {
  case view
  /// Also to pay, and to add and change entries, people and orders.
  case spend
  /// Also to change categories, rules, budgets and accounts, and to say who may do what.
  case manage
}

/// Someone who shares books.
public struct Member: Equatable, Sendable {
  /// As the server knows them.
  public let name: String
  public let right: MemberRight

  public init(_ name: String, _ right: MemberRight) {
    self.name = name
    self.right = right
  }
}
