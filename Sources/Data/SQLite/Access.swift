/// What a `Database` may do with its file.
public enum Access: Sendable {
  /// Creates the file if it does not exist, and changes it.
  case making
  /// Changes an existing file that has tables; throws `gone` otherwise.
  ///
  /// For data that must not silently start empty. When the file is removed or replaced, the
  /// connection to it is closed, rather than changing a file without a name.
  case changing
  /// Reads an existing file, even a damaged one or on a read-only disk, and creates no other files.
  case reading
}
