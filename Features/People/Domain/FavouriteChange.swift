/// Who became a favourite, or ceased to be one.
public struct FavouriteChange: Hashable, Sendable {
  /// Only those whom it changed.
  public let ids: [Person.ID]
  public let isFavourite: Bool

  public init(ids: [Person.ID], isFavourite: Bool) {
    self.ids = ids
    self.isFavourite = isFavourite
  }

  /// What undoes it.
  public var reversed: FavouriteChange { FavouriteChange(ids: ids, isFavourite: !isFavourite) }

  /// All of `ids` become favourites, unless all are.
  public init(toggling ids: [Person.ID], favourites: Set<Person.ID>) {
    let others = ids.filter { !favourites.contains($0) }
    self.init(ids: others.isEmpty ? ids : others, isFavourite: !others.isEmpty)
  }
}
