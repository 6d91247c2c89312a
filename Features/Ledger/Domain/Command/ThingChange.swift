/// What the settings have a list of: a category, a rule, an account.
public protocol SettingsThing: Codable, Hashable, Identifiable, Sendable
where ID: Codable & Hashable & Sendable {
  /// What of it is changed by itself, beside the others.
  static var fields: [ThingField<Self>] { get }
}

/// What of a thing is changed by itself.
public struct ThingField<Thing: Sendable>: Sendable {
  /// Gives a thing what the field has in `after`, if it has what the field has in `before`.
  ///
  /// Returns nil if it has that already, or if the two do not differ, and else whether it was done.
  let turn: @Sendable (_ thing: inout Thing, _ before: Thing, _ after: Thing) -> Bool?

  init<Value: Equatable & SendableMetatype>(
    _ path: any WritableKeyPath<Thing, Value> & Sendable
  ) {
    turn = { thing, before, after in
      guard before[keyPath: path] != after[keyPath: path],
        thing[keyPath: path] != after[keyPath: path]
      else { return nil }
      guard thing[keyPath: path] == before[keyPath: path] else { return false }
      thing[keyPath: path] = after[keyPath: path]
      return true
    }
  }

  /// Of a list, of which nothing but what differs is changed, whatever else has come since.
  init<Element: Hashable & SendableMetatype>(
    elements path: any WritableKeyPath<Thing, [Element]?> & Sendable
  ) {
    turn = { thing, before, after in
      let (old, new) = (before[keyPath: path] ?? [], after[keyPath: path] ?? [])
      let current = thing[keyPath: path] ?? []
      let (going, coming) = (Set(old).subtracting(new), Set(new).subtracting(old + current))
      guard !coming.isEmpty || !going.isDisjoint(with: current) else { return nil }
      let changed = current.filter { !going.contains($0) } + new.filter(coming.contains)
      thing[keyPath: path] = changed.isEmpty ? nil : changed
      return true
    }
  }
}

/// A change of one thing in a list.
public enum ThingChange<Thing: SettingsThing>: Codable, Hashable, Sendable {
  /// It comes behind another one; nil for the first place.
  case added(Thing, behind: Thing.ID?)
  case removed(Thing, behind: Thing.ID?)
  case changed(before: Thing, after: Thing)
  /// Neighbours in another order.
  case ordered(before: [Thing.ID], after: [Thing.ID])

  var reversed: Self {
    switch self {
    case .added(let thing, let behind): .removed(thing, behind: behind)
    case .removed(let thing, let behind): .added(thing, behind: behind)
    case .changed(let before, let after): .changed(before: after, after: before)
    case .ordered(let before, let after): .ordered(before: after, after: before)
    }
  }

  /// Makes the change in a list as far as that is as the change expects it.
  ///
  /// Returns what was changed, nil if nothing was, and whether that is all. `mayGo` says whether nothing uses
  /// a thing that is removed, `fits` whether a thing may be beside others; `current` is what it is now, nil for
  /// one that is new.
  func apply(
    to list: inout [Thing], mayGo: Bool,
    fits: (_ thing: Thing, _ current: Thing?, _ others: [Thing]) -> Bool
  ) -> (made: Self?, isWhole: Bool) {
    switch self {
    case .added(let thing, let behind):
      guard !list.contains(where: { $0.id == thing.id }), fits(thing, nil, list) else {
        return (nil, false)
      }
      return (.added(thing, behind: list.insert(thing, behind: behind)), true)
    case .removed(let thing, _):
      guard mayGo, let index = list.firstIndex(of: thing) else { return (nil, false) }
      let behind = index > 0 ? list[index - 1].id : nil
      list.remove(at: index)
      return (.removed(thing, behind: behind), true)
    case .changed(let before, let after):
      guard let index = list.firstIndex(where: { $0.id == before.id }) else { return (nil, false) }
      let current = list[index]
      var thing = current
      let turned = Thing.fields.compactMap { $0.turn(&thing, before, after) }
      guard thing != current else { return (nil, turned.isEmpty) }
      guard fits(thing, current, list.filter { $0.id != thing.id }) else { return (nil, false) }
      list[index] = thing
      return (.changed(before: current, after: thing), !turned.contains(false))
    case .ordered(let before, let after):
      let places = list.indices.filter { before.contains(list[$0].id) }
      let ids = places.map { list[$0].id }
      let wanted = after.filter(ids.contains)
      guard ids != wanted else { return (nil, true) }
      guard ids == before.filter(ids.contains) else { return (nil, false) }
      let things = wanted.compactMap { id in list.first { $0.id == id } }
      for (place, thing) in zip(places, things) { list[place] = thing }
      return (.ordered(before: ids, after: wanted), true)
    }
  }

  /// What makes a list of another one: what is added, what stays, and what is removed.
  static func between(
    _ olds: [Thing], _ news: [Thing]
  ) -> (coming: [Self], staying: [Self], going: [Self]) {
    guard olds != news else { return ([], [], []) }
    let (old, new) = (Set(olds.map(\.id)), Set(news.map(\.id)))
    func place(_ index: Int, in list: [Thing]) -> Thing.ID? { index > 0 ? list[index - 1].id : nil }
    let coming = news.enumerated().filter { !old.contains($1.id) }
      .map { Self.added($1, behind: place($0, in: news)) }
    // The last one first, so that each stands behind one that is still there.
    let going = olds.enumerated().filter { !new.contains($1.id) }.reversed()
      .map { Self.removed($1, behind: place($0, in: olds)) }
    let values = Dictionary(news.map { ($0.id, $0) }) { one, _ in one }
    var staying: [Self] = olds.compactMap { thing in
      guard let other = values[thing.id], other != thing else { return nil }
      return .changed(before: thing, after: other)
    }
    let before = olds.map(\.id).filter(new.contains)
    let after = news.map(\.id).filter(old.contains)
    let moved = zip(before, after).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
    if let first = moved.first, let last = moved.last {
      staying.append(
        .ordered(before: Array(before[first...last]), after: Array(after[first...last])))
    }
    return (coming, staying, going)
  }
}

extension Array where Element: Identifiable {
  /// Inserts behind another one, or at the end if that is gone; returns behind which it stands.
  mutating func insert(_ element: Element, behind other: Element.ID?) -> Element.ID? {
    let index =
      other.map { other in firstIndex { $0.id == other }.map { $0 + 1 } ?? endIndex } ?? startIndex
    insert(element, at: index)
    return index > 0 ? self[index - 1].id : nil
  }
}
