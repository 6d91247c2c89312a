/// A type of statement arguments and columns.
public protocol SQLiteConvertible: Sendable {
  /// The expected type of the column, such as “an INTEGER”, for error messages.
  static var expectation: String { get }

  var sqliteValue: SQLiteValue { get }

  /// Nil if the value has another type or is out of range.
  init?(sqliteValue: SQLiteValue)
}

extension Int64: SQLiteConvertible {
  public static var expectation: String { "an INTEGER" }

  public var sqliteValue: SQLiteValue { .integer(self) }

  public init?(sqliteValue: SQLiteValue) {
    guard case .integer(let value) = sqliteValue else { return nil }
    self = value
  }
}

extension Int: SQLiteConvertible {
  public static var expectation: String { "an INTEGER" }

  public var sqliteValue: SQLiteValue { .integer(Int64(self)) }

  public init?(sqliteValue: SQLiteValue) {
    guard case .integer(let value) = sqliteValue else { return nil }
    self.init(exactly: value)
  }
}

extension Bool: SQLiteConvertible {
  public static var expectation: String { "an INTEGER that is 0 or 1" }

  public var sqliteValue: SQLiteValue { .integer(self ? 1 : 0) }

  public init?(sqliteValue: SQLiteValue) {
    switch sqliteValue {
    case .integer(0): self = false
    case .integer(1): self = true
    default: return nil
    }
  }
}

extension Double: SQLiteConvertible {
  public static var expectation: String { "a REAL" }

  public var sqliteValue: SQLiteValue { .real(self) }

  public init?(sqliteValue: SQLiteValue) {
    switch sqliteValue {
    case .real(let value): self = value
    // A column without a declared type stores a whole number as an integer.
    case .integer(let value): self.init(exactly: value)
    default: return nil
    }
  }
}

extension String: SQLiteConvertible {
  public static var expectation: String { "a TEXT" }

  public var sqliteValue: SQLiteValue { .text(self) }

  public init?(sqliteValue: SQLiteValue) {
    guard case .text(let value) = sqliteValue else { return nil }
    self = value
  }
}

extension [UInt8]: SQLiteConvertible {
  public static var expectation: String { "a BLOB" }

  public var sqliteValue: SQLiteValue { .blob(self) }

  public init?(sqliteValue: SQLiteValue) {
    guard case .blob(let value) = sqliteValue else { return nil }
    self = value
  }
}

extension Optional: SQLiteConvertible where Wrapped: SQLiteConvertible {
  public static var expectation: String { "\(Wrapped.expectation) or NULL" }

  public var sqliteValue: SQLiteValue { self?.sqliteValue ?? .null }

  public init?(sqliteValue: SQLiteValue) {
    if sqliteValue == .null {
      self = Wrapped?.none
    } else if let value = Wrapped(sqliteValue: sqliteValue) {
      self = Wrapped?.some(value)
    } else {
      return nil
    }
  }
}
