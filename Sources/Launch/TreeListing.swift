public import RIBs

/// The live tree in words, as `galbi tree` prints it.
@MainActor
public struct TreeListing {
  private let root: AnyRouter

  public init(_ root: AnyRouter) {
    self.root = root
  }

  /// A riblet a line, two blanks for each level: name, active or inactive, view or viewless.
  public var lines: [String] {
    var lines: [String] = []
    root.visit { router, depth in
      let indent = String(repeating: "  ", count: depth)
      lines.append(
        "\(indent)\(router.name)  \(Self.activity(of: router))  \(Self.kind(of: router))")
    }
    return lines
  }

  /// One object: name, segment and memory (null if there is none), isActive, isViewable, children.
  public var json: String {
    var text = ""
    var open = 0
    root.visit { router, depth in
      // An elder sibling and what is below it end here, if there are any.
      if open > depth { text += String(repeating: "]}", count: open - depth) + "," }
      text += Self.opening(of: router)
      open = depth + 1
    }
    return text + String(repeating: "]}", count: open)
  }

  /// The object of a router up to where its children stand.
  private static func opening(of router: AnyRouter) -> String {
    let segment = router.segment.map { quoted($0.description) } ?? "null"
    let memory = router.memory.map(object) ?? "null"
    return "{\"name\":\(quoted(router.name)),\"segment\":\(segment),\"memory\":\(memory),"
      + "\"isActive\":\(router.isActive),\"isViewable\":\(router.isViewable),\"children\":["
  }

  private static func object(_ memory: Memory) -> String {
    let pairs = memory.entries.map { "\(quoted($0.name)):\(quoted($0.value))" }
    return "{\(pairs.joined(separator: ","))}"
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
