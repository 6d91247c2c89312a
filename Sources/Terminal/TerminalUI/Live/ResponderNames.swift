#if DEBUG
  /// The names of responders by the properties of the views that hold them, such as `HomeView.filter`,
  /// which stay the same in another build of a program.
  @MainActor
  struct ResponderNames {
    /// In the order of Tab, no name twice.
    private(set) var named: [(name: String, responder: any Responder)] = []
    private var paths: [ObjectIdentifier: String] = [:]
    /// How many values were looked at in a view.
    private var count = 0

    private static let deepest = 5
    /// The most elements of a collection, and the most values of a view, that are looked at.
    private static let (mostElements, mostValues) = (64, 2_000)

    init(of placements: [RenderPass.Placement]) {
      var views: Set<ObjectIdentifier> = []
      var names: Set<String> = []
      for (index, placement) in placements.enumerated() {
        let view = "\(type(of: placement.view))"
        if views.insert(ObjectIdentifier(placement.view)).inserted {
          count = 0
          look(into: placement.view, path: view, depth: 0)
        }
        var name = paths[ObjectIdentifier(placement.responder)] ?? "\(view).\(index)"
        while !names.insert(name).inserted { name += "'" }
        named.append((name, placement.responder))
      }
    }

    private mutating func look(into value: Any, path: String, depth: Int) {
      let mirror = Mirror(reflecting: value)
      let isList = mirror.displayStyle == .collection || mirror.displayStyle == .set
      for (index, child) in mirror.children.prefix(Self.mostElements).enumerated() {
        count += 1
        guard count < Self.mostValues else { return }
        let name = "\(path).\(isList ? "\(index)" : child.label ?? Self.key(of: child.value))"
        if let responder = child.value as? any Responder {
          let id = ObjectIdentifier(responder)
          if paths[id] == nil { paths[id] = name }
        } else if depth < Self.deepest, !(child.value is AnyView) {
          look(into: child.value, path: name, depth: depth + 1)
        }
      }
    }

    /// The key of an element of a dictionary, whose order changes from run to run.
    private static func key(of element: Any) -> String {
      Mirror(reflecting: element).children.first.map { "\($0.value)" } ?? ""
    }
  }
#endif
