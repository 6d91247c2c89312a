import CNcurses

/// The signals that the main queue has to see.
enum Signals {
  /// Those that came since the last call, the lowest number first.
  static func take() -> [Int32] {
    let mask = endings_take()
    return (Int32(1)..<32).filter { mask & 1 << UInt32($0) != 0 }
  }
}
