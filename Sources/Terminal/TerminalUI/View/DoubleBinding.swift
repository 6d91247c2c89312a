import Phrases

/// A key with two bindings, of which the second can never be reached.
public struct DoubleBinding: Hashable, Sendable, CustomStringConvertible {
  /// The key that both bindings have.
  public let key: Key
  /// The titles of the bindings, the reachable one first.
  public let titles: [String]

  /// The double bindings in a list, in order of their keys.
  static func all(in bindings: [KeyBinding], _ language: Language) -> [DoubleBinding] {
    var seen: Set<Key> = []
    // A binding that has no effect now leaves its keys to the next one.
    let bindings = bindings.filter { !$0.isIdle }
    return bindings.flatMap(\.keys).filter { seen.insert($0).inserted }.compactMap { key in
      let titles = bindings.filter { $0.keys.contains(key) }.map { $0.title.text(language) }
      return titles.count > 1 ? DoubleBinding(key: key, titles: titles) : nil
    }
  }

  public var description: String { "\(key.name(.ascii)): \(titles.joined(separator: ", "))" }
}

extension Window {
  /// The keys that a visible view, together with one of its responders, binds twice; for tests.
  ///
  /// A view may override the bindings of the views around it.
  public var doubleBindings: [DoubleBinding] {
    layOutIfNeeded()
    var doubles: [DoubleBinding] = []
    for view in viewsInReach {
      let own = view.bindings(in: environment)
      let responders = placements.filter { $0.view === view }.map(\.responder)
      let lists = responders.map { $0.bindings(in: environment) + own }
      for list in lists.isEmpty ? [own] : lists {
        doubles += DoubleBinding.all(in: list, environment.language).filter {
          !doubles.contains($0)
        }
      }
    }
    return doubles
  }

  /// The views that keys can reach, inner views first.
  private var viewsInReach: [AnyView] {
    var views: [AnyView] = []
    let innermost = placements.map(\.view) + [keyView].compactMap(\.self)
    for view in innermost.flatMap({ Array($0.withSuperviews) })
    where !views.contains(where: { $0 === view }) {
      views.append(view)
    }
    return views
  }
}
