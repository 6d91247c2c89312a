internal import Glibc

/// Small files that are whole at any moment, and that nobody else may read.
public enum FileAccess {
  /// Nil where there is none.
  ///
  /// - Throws: `cannotRead` and `notText`.
  public static func read(_ path: String) throws(FileError) -> String? {
    // A pipe in its place has nothing to say, and is not waited for.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .cannotRead(path: path)
    }
    defer { close(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = Glibc.read(file, &part, part.count)
      if count == 0 { break }
      if count < 0 {
        if errno == EINTR { continue }
        throw .cannotRead(path: path)
      }
      bytes += part[..<count]
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .notText(path: path, line: firstBrokenLine(of: bytes))
    }
    return text
  }

  private static func firstBrokenLine(of bytes: [UInt8]) -> Int {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return (lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0) + 1
  }

  /// Lets nobody but its owner read or write the file, as far as that can be had.
  public static func makePrivate(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & 0o077 != 0 else { return }
    chmod(path, status.st_mode & 0o700)
  }

  /// Replaces the file, which is on the disk when this returns; a link to it stays a link.
  ///
  /// - Throws: `cannotWrite` and `diskFull`; then the file is as it was.
  public static func write(_ text: String, to path: String) throws(FileError) {
    let path = target(of: path)
    let new = "\(path).new"
    unlink(new)
    let file = open(new, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw failure(path) }
    let bytes = Array(text.utf8)
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        break
      }
      written += count
    }
    let isWhole = written == bytes.count && fsync(file) == 0
    let error = errno
    close(file)
    errno = error
    guard isWhole, rename(new, path) == 0 else {
      let failure = failure(path)
      unlink(new)
      throw failure
    }
    synchroniseFolder(of: path)
  }

  /// Makes a folder and those above it, for nobody else.
  ///
  /// - Throws: `cannotWrite` and `diskFull`.
  public static func makeFolder(_ path: String) throws(FileError) {
    var index = path.startIndex
    while let slash = path[index...].dropFirst().firstIndex(of: "/") {
      mkdir(String(path[..<slash]), 0o700)
      index = slash
    }
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw failure(path) }
  }

  /// Erases a file, or a folder with all that is in it but for `kept`; returns what is left.
  public static func erase(_ path: String, but kept: String? = nil) -> [String] {
    guard unlink(path) != 0, errno != ENOENT, errno != ENOTDIR else { return [] }
    var rest: [String] = []
    for name in names(in: path) where name != kept { rest += erase("\(path)/\(name)") }
    guard kept == nil, rest.isEmpty else { return rest }
    return rmdir(path) == 0 || errno == ENOENT ? [] : [path]
  }

  /// The file that a path means in the end, where it is a link.
  static func target(of path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  private static func synchroniseFolder(of path: String) {
    let folder = open(
      String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]), O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }

  private static func failure(_ path: String) -> FileError {
    switch errno {
    case ENOSPC, EDQUOT: .diskFull
    default: .cannotWrite(path: path)
    }
  }
}
