import Phrases
public import RIBs

/// The tree of riblets as text, as printed by `galbi tree`.
@MainActor
public struct TreeListing {
  private let root: AnyRouter

  /// Lists `root` and all below it, as the tree is when `lines` or `json` is read.
  public init(_ root: AnyRouter) {
    self.root = root
  }

  /// One riblet per line, indented by two blanks per level: name, active or inactive, view or
  /// viewless.
  public var lines: [String] {
    var lines: [String] = []
    root.visit { router, depth in
      let indent = String(repeating: "  ", count: depth)
      let activity = router.isActive ? "active" : "inactive"
      lines.append(
        "\(indent)\(router.name)  \(activity)  \(router.isViewable ? "view" : "viewless")")
    }
    return lines
  }

  /// One JSON object: name, segment and restorationState (or null), isActive, isViewable, children.
  public var json: String {
    var text = ""
    var open = 0
    root.visit { router, depth in
      // Closes the previous sibling and its descendants.
      if open > depth { text += String(repeating: "]}", count: open - depth) + "," }
      text += Self.opening(of: router)
      open = depth + 1
    }
    return text + String(repeating: "]}", count: open)
  }

  /// The object of a router up to its children.
  private static func opening(of router: AnyRouter) -> String {
    let segment = router.segment.map { JSONValue.quoted($0.description) } ?? "null"
    let restoration = router.restorationState.map(object) ?? "null"
    return
      "{\"name\":\(JSONValue.quoted(router.name)),\"segment\":\(segment),\"restorationState\":\(restoration),"
      + "\"isActive\":\(router.isActive),\"isViewable\":\(router.isViewable),\"children\":["
  }

  private static func object(_ restoration: RestorationState) -> String {
    let pairs = restoration.entries.map {
      "\(JSONValue.quoted($0.name)):\(JSONValue.quoted($0.value))"
    }
    return "{\(pairs.joined(separator: ","))}"
  }
}
