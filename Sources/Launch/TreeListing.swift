public import RIBs

/// The live tree in words, as `galbi tree` prints it.
@MainActor
public struct TreeListing {
  private let root: AnyRouter

  public init(_ root: AnyRouter) {
    self.root = root
  }

  /// A riblet a line, two blanks for each level: name, active or inactive, view or viewless.
  public var lines: [String] { Self.lines(of: root, indent: "") }

  private static func lines(of router: AnyRouter, indent: String) -> [String] {
    ["\(indent)\(router.name)  \(activity(of: router))  \(kind(of: router))"]
      + router.children.flatMap { lines(of: $0, indent: indent + "  ") }
  }

  /// One object: name, segment (null if there is none), isActive, isViewable, children.
  public var json: String { Self.json(of: root) }

  private static func json(of router: AnyRouter) -> String {
    let children = router.children.map(json).joined(separator: ",")
    let segment = router.segment.map { quoted($0.description) } ?? "null"
    return "{\"name\":\(quoted(router.name)),\"segment\":\(segment),"
      + "\"isActive\":\(router.isActive),\"isViewable\":\(router.isViewable),"
      + "\"children\":[\(children)]}"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func activity(of router: AnyRouter) -> String {
    router.isActive ? "active" : "inactive"
  }

  private static func kind(of router: AnyRouter) -> String {
    router.isViewable ? "view" : "viewless"
  }
}
