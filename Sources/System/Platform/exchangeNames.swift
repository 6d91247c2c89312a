internal import CPlatform

/// Gives two files or folders each other's names at once; false, with the reason in `errno`, where the system or the
/// file system cannot.
public func exchangeNames(_ one: String, _ other: String) -> Bool {
  exchange_names(one, other) == 0
}
