/// What a `Database` may do with its file.
public enum Access: Sendable {
  /// Makes the file where there is none, and changes it.
  case making
  /// Changes a file that is there, with tables in it; otherwise throws `gone`.
  ///
  /// For what must not begin empty by itself. When the file is taken away or another takes its
  /// place, it is let go of, rather than changed where nobody finds it.
  case changing
  /// Reads what is there, even damaged or on a disk that takes no changes; leaves nothing behind.
  case reading
}
