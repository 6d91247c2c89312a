public import Editing

/// People who became favourites, or stopped being favourites.
public struct FavouriteChange: Reversible, Hashable {
  /// Only those that it changed.
  public let ids: [Person.ID]
  public let isFavourite: Bool

  /// The change that undoes it.
  public var reversed: FavouriteChange { FavouriteChange(ids: ids, isFavourite: !isFavourite) }
}

extension FavouriteChange {
  /// Makes all of `ids` favourites, or none of them if all are.
  public init(toggling ids: [Person.ID], favourites: Set<Person.ID>) {
    let others = ids.filter { !favourites.contains($0) }
    self.init(ids: others.isEmpty ? ids : others, isFavourite: !others.isEmpty)
  }
}
