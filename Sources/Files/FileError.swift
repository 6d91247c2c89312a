/// What can go wrong with a file, one case for each thing that can be done about it.
public enum FileError: Error, Hashable, Sendable {
  case cannotRead(path: String)
  /// It is not UTF-8, from this line on; the first one is 1.
  case notText(path: String, line: Int)
  case cannotWrite(path: String)
  case diskFull
  /// `reason` is the system's own word.
  case cannotWatch(path: String, reason: String)
}
