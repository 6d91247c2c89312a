internal import Platform

/// Reads and atomically replaces small files that only their owner may access.
public enum FileAccess {
  /// How many bytes a text may have: far more than any of Galbi's small files.
  private static let limit = 1 << 20

  /// The text of a file; nil if it does not exist.
  ///
  /// - Throws: `cannotRead`, `tooLarge` and `notText`.
  public static func read(_ path: String) throws(FileError) -> String? {
    guard let bytes = try bytes(of: path) else { return nil }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .notText(path: path, line: firstInvalidLine(of: bytes))
    }
    return text
  }

  /// The text of a file, with U+FFFD for what is not UTF-8; nil if it does not exist.
  ///
  /// - Throws: `cannotRead` and `tooLarge`.
  public static func readRepaired(_ path: String) throws(FileError) -> String? {
    try bytes(of: path).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func bytes(of path: String) throws(FileError) -> [UInt8]? {
    // O_NONBLOCK, so that a pipe at the path does not block.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .cannotRead(path: path)
    }
    defer { close(file) }
    guard let bytes = readAll(file, limit: limit) else {
      throw errno == EFBIG ? .tooLarge(path: path) : .cannotRead(path: path)
    }
    return bytes
  }

  /// All bytes that are left in an open file, which may be a pipe or a device; nil, with the reason in
  /// `errno`, on failure, which is `EFBIG` if there are more than `limit`.
  public static func readAll(_ descriptor: Int32, limit: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = Platform.read(descriptor, &part, part.count)
      if count == 0 { return bytes }
      if count > 0 { bytes += part[..<count] } else if errno != EINTR { return nil }
      guard bytes.count <= limit else {
        errno = EFBIG
        return nil
      }
    }
  }

  private static func firstInvalidLine(of bytes: [UInt8]) -> Int {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return (lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0) + 1
  }

  /// Removes the permissions of group and others, if the system allows.
  public static func makePrivate(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & 0o077 != 0 else { return }
    chmod(path, status.st_mode & 0o700)
  }

  /// When the file at `path` was written, in milliseconds since 1970; nil without one.
  public static func time(of path: String) -> Int64? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Int64(seconds: status.modified.tv_sec, nanoseconds: status.modified.tv_nsec)
  }

  /// Has the file at `path` be written then, in milliseconds since 1970.
  package static func setTime(of path: String, to time: Int64) {
    let part = timespec(
      tv_sec: time_t(time / 1_000), tv_nsec: Int(time % 1_000) * 1_000_000)
    utimensat(AT_FDCWD, path, [part, part], 0)
  }

  /// Replaces the file atomically and syncs it to the disk; a symbolic link to it is kept.
  ///
  /// - Throws: `cannotWrite` and `diskFull`; the file is then unchanged.
  public static func write(_ text: String, to path: String) throws(FileError) {
    let path = target(of: path)
    let new = "\(path).new"
    unlink(new)
    let file = open(new, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw failure(path) }
    let isWhole = Array(text.utf8).withUnsafeBytes { writeAll($0, to: file) } && fsync(file) == 0
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

  /// Puts a file that was written by other means in the place of another one, and syncs both it and
  /// the folder to the disk.
  ///
  /// - Throws: `cannotWrite` and `diskFull`; the file at `path` is then unchanged.
  public static func replace(_ path: String, with new: String) throws(FileError) {
    let file = open(new, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { throw failure(path) }
    defer { close(file) }
    guard fsync(file) == 0, rename(new, path) == 0 else { throw failure(path) }
    synchroniseFolder(of: path)
  }

  /// Writes all of `bytes`, in as many calls as needed; false, with the reason in `errno`, on
  /// failure.
  public static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = Platform.write(descriptor, part.baseAddress, part.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  /// Creates a folder and its parents (0700) if needed.
  ///
  /// - Throws: `cannotWrite` and `diskFull`.
  public static func makeFolder(_ path: String) throws(FileError) {
    guard createFolders(path) else { throw failure(path) }
  }

  /// Creates a folder and its parents (0700) if needed; false, with the reason in `errno`, on
  /// failure.
  @discardableResult
  public static func createFolders(_ path: String) -> Bool {
    var index = path.startIndex
    while index < path.endIndex {
      index = path[index...].dropFirst().firstIndex(of: "/") ?? path.endIndex
      let folder = String(path[..<index])
      guard mkdir(folder, 0o700) == 0 || errno == EEXIST && isFolder(folder) else { return false }
    }
    return true
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return true }
    errno = ENOTDIR
    return false
  }

  /// The folder that contains the file at `path`.
  public static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Whether a path names something in a folder or below it, be it by links.
  public static func isBelow(_ folder: String, _ path: String) -> Bool {
    if "\(target(of: self.folder(of: path)))/".hasPrefix("\(target(of: folder))/") { return true }
    var file = stat()
    return stat(path, &file) == 0 && has(file, below: folder)
  }

  private static func has(_ file: stat, below folder: String) -> Bool {
    names(in: folder).contains { name in
      var status = stat()
      guard stat("\(folder)/\(name)", &status) == 0 else { return false }
      if status.st_ino == file.st_ino, status.st_dev == file.st_dev { return true }
      // Not through links, which may lead back.
      return lstat("\(folder)/\(name)", &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
        && has(file, below: "\(folder)/\(name)")
    }
  }

  /// Deletes a file, or a folder with its contents except for `kept`; returns what could not be
  /// deleted.
  public static func erase(_ path: String, except kept: String? = nil) -> [String] {
    guard unlink(path) != 0, errno != ENOENT, errno != ENOTDIR else { return [] }
    var rest: [String] = []
    for name in names(in: path) where name != kept { rest += erase("\(path)/\(name)") }
    guard kept == nil, rest.isEmpty else { return rest }
    return rmdir(path) == 0 || errno == ENOENT ? [] : [path]
  }

  /// The path with all symbolic links resolved.
  package static func target(of path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// What a folder has, in no order; nothing where it cannot be read.
  public static func names(in folder: String) -> [String] {
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

  /// Releases the lock (`flock`) on a descriptor, and closes it.
  ///
  /// A lock that is not released would last as long as any copy of the descriptor: a process that was
  /// forked meanwhile has one until it executes its program.
  public static func closeLocked(_ descriptor: Int32) {
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  private static func synchroniseFolder(of path: String) {
    let folder = open(folder(of: path), O_RDONLY | O_CLOEXEC)
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
