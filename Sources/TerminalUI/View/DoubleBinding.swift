/// A key that two bindings have, so that the second one can never be reached.
public struct DoubleBinding: Hashable, Sendable, CustomStringConvertible {
  public let key: Key
  /// What each of them does, the one that can be reached first.
  public let titles: [String]

  /// The doubles of one list of bindings, in the order of the keys; labels without keys are none.
  static func all(in bindings: [KeyBinding]) -> [DoubleBinding] {
    var keys: [Key] = []
    var titles: [Key: [String]] = [:]
    for binding in bindings {
      for key in binding.keys {
        if titles[key] == nil { keys.append(key) }
        titles[key, default: []].append(binding.title)
      }
    }
    return keys.compactMap { key in
      guard let titles = titles[key], titles.count > 1 else { return nil }
      return DoubleBinding(key: key, titles: titles)
    }
  }

  public var description: String { "\(key.scriptName): \(titles.joined(separator: ", "))" }
}

extension Window {
  /// The keys that one view in sight, together with one thing in it that can have the focus, binds
  /// twice; tests ask for them.
  ///
  /// A view may bind what a view around it binds too: there the inner one is meant to win.
  public var doubleBindings: [DoubleBinding] {
    layOutIfNeeded()
    var doubles: [DoubleBinding] = []
    for view in viewsInReach {
      let own = view.bindings(in: environment)
      let responders = placements.filter { $0.view === view }.map(\.responder)
      let lists = responders.map { $0.bindings(in: environment) + own }
      for list in lists.isEmpty ? [own] : lists {
        doubles += DoubleBinding.all(in: list).filter { !doubles.contains($0) }
      }
    }
    return doubles
  }

  /// The views that keys can reach, each before those around it.
  private var viewsInReach: [AnyView] {
    var views: [AnyView] = []
    for view in placements.map(\.view) + [keyView].compactMap(\.self) {
      var next: AnyView? = view
      while let view = next {
        if !views.contains(where: { $0 === view }) { views.append(view) }
        next = view.superview
      }
    }
    return views
  }
}
