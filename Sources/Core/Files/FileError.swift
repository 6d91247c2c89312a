/// An error of a file, with one case for each thing that the caller can do about it.
public enum FileError: Error, Hashable, Sendable {
  case cannotRead(path: String)
  /// There are more bytes than any such file has.
  case tooLarge(path: String)
  /// The file is not UTF-8; `line` is the first invalid line, counted from 1.
  case notText(path: String, line: Int)
  case cannotWrite(path: String)
  case diskFull
  /// `reason` is the system's message.
  case cannotWatch(path: String, reason: String)
}
