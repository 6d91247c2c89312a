/// A type of statement arguments and columns.
public protocol SQLConvertible: Sendable {
  /// The expected type of the column, such as “an INTEGER”, for error messages.
  static var expectation: String { get }

  /// The type of an argument, also where it is NULL.
  static var sqlType: SQLType { get }

  var sqlValue: SQLValue { get }

  /// Nil if the value has another type or is out of range.
  init?(sqlValue: SQLValue)
}

extension Int64: SQLConvertible {
  public static var expectation: String { "an INTEGER" }

  public static var sqlType: SQLType { .integer }

  public var sqlValue: SQLValue { .integer(self) }

  public init?(sqlValue: SQLValue) {
    guard case .integer(let value) = sqlValue else { return nil }
    self = value
  }
}

extension Int: SQLConvertible {
  public static var expectation: String { "an INTEGER" }

  public static var sqlType: SQLType { .integer }

  public var sqlValue: SQLValue { .integer(Int64(self)) }

  public init?(sqlValue: SQLValue) {
    guard case .integer(let value) = sqlValue else { return nil }
    self.init(exactly: value)
  }
}

extension Bool: SQLConvertible {
  public static var expectation: String { "an INTEGER that is 0 or 1" }

  public static var sqlType: SQLType { .boolean }

  public var sqlValue: SQLValue { .integer(self ? 1 : 0) }

  public init?(sqlValue: SQLValue) {
    switch sqlValue {
    case .integer(0): self = false
    case .integer(1): self = true
    default: return nil
    }
  }
}

extension Double: SQLConvertible {
  public static var expectation: String { "a REAL" }

  public static var sqlType: SQLType { .real }

  public var sqlValue: SQLValue { .real(self) }

  public init?(sqlValue: SQLValue) {
    switch sqlValue {
    case .real(let value): self = value
    // A column without a declared type stores a whole number as an integer.
    case .integer(let value): self.init(exactly: value)
    default: return nil
    }
  }
}

extension String: SQLConvertible {
  public static var expectation: String { "a TEXT" }

  public static var sqlType: SQLType { .text }

  public var sqlValue: SQLValue { .text(self) }

  public init?(sqlValue: SQLValue) {
    guard case .text(let value) = sqlValue else { return nil }
    self = value
  }
}

extension [UInt8]: SQLConvertible {
  public static var expectation: String { "a BLOB" }

  public static var sqlType: SQLType { .blob }

  public var sqlValue: SQLValue { .blob(self) }

  public init?(sqlValue: SQLValue) {
    guard case .blob(let value) = sqlValue else { return nil }
    self = value
  }
}

extension Optional: SQLConvertible where Wrapped: SQLConvertible {
  public static var expectation: String { "\(Wrapped.expectation) or NULL" }

  public static var sqlType: SQLType { Wrapped.sqlType }

  public var sqlValue: SQLValue { self?.sqlValue ?? .null }

  public init?(sqlValue: SQLValue) {
    if sqlValue == .null {
      self = Wrapped?.none
    } else if let value = Wrapped(sqlValue: sqlValue) {
      self = Wrapped?.some(value)
    } else {
      return nil
    }
  }
}

/// The type of an argument of a statement.
public enum SQLType: Sendable {
  /// A whole number that is 0 or 1 where the database has no type of its own for it.
  case boolean
  /// 64 bits.
  case integer
  case real
  case text
  case blob
}

/// A value as a database stores it.
public enum SQLValue: Equatable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])

  /// The name of its type in SQL, which unlike the value may be logged.
  var kind: String {
    switch self {
    case .null: "NULL"
    case .integer: "INTEGER"
    case .real: "REAL"
    case .text: "TEXT"
    case .blob: "BLOB"
    }
  }
}
