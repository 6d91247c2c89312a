/// What databases say in different words; everything else is written in words that all of them have.
public enum SQLDialect: Sendable {
  case sqlite, postgresql

  /// The function of a text and a part of it that returns the place of the part, or 0.
  public var position: SQLText {
    switch self {
    case .sqlite: "instr"
    case .postgresql: "strpos"
    }
  }

  /// The operator between a text and a pattern, which `pattern(_:)` makes.
  public var matches: SQLText {
    switch self {
    case .sqlite: "GLOB"
    case .postgresql: "~"
    }
  }

  /// The values of a column in all rows, as a text with commas between them.
  public func joined(_ column: SQLText) -> SQLText {
    switch self {
    case .sqlite: "group_concat(\(column))"
    case .postgresql: "string_agg(\(column)::text, ',')"
    }
  }

  /// Stands after a table whose rows are all read, in the order in which they are kept.
  public var unindexed: SQLText {
    switch self {
    case .sqlite: "NOT INDEXED"
    case .postgresql: ""
    }
  }

  /// A pattern of SQLite's GLOB as the database takes it; a class has no `]`, `^` or `\`.
  public func pattern(_ glob: String) -> String {
    guard self == .postgresql else { return glob }
    var pattern = "^"
    var isInClass = false
    for scalar in glob.unicodeScalars {
      switch scalar {
      case "]" where isInClass: isInClass = false
      case _ where isInClass: break
      case "[": isInClass = true
      case "*":
        pattern += ".*"
        continue
      case "?":
        pattern += "."
        continue
      case ".", "^", "$", "+", "(", ")", "{", "}", "|", "\\", "]": pattern += "\\"
      default: break
      }
      pattern.unicodeScalars.append(scalar)
    }
    return pattern + "$"
  }
}

extension Connection {
  /// Whether a table has been made.
  public final func hasTable(_ name: String) throws(SQLError) -> Bool {
    let found: Int? =
      switch dialect {
      case .sqlite: try scalar("SELECT 1 FROM sqlite_schema WHERE name = ?", name)
      case .postgresql: try scalar("SELECT 1 WHERE to_regclass(?) IS NOT NULL", name)
      }
    return found != nil
  }
}
