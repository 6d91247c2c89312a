/// People who became favourites, or stopped being favourites.
public struct FavouriteChange: Hashable, Sendable {
  /// Only those that it changed.
  public let ids: [Person.ID]
  public let isFavourite: Bool

  public init(ids: [Person.ID], isFavourite: Bool) {
    self.ids = ids
    self.isFavourite = isFavourite
  }

  /// The change that undoes it.
  public var reversed: FavouriteChange { FavouriteChange(ids: ids, isFavourite: !isFavourite) }

  /// Makes all of `ids` favourites, or none of them if all are.
  public init(toggling ids: [Person.ID], favourites: Set<Person.ID>) {
    let others = ids.filter { !favourites.contains($0) }
    self.init(ids: others.isEmpty ? ids : others, isFavourite: !others.isEmpty)
  }
}
