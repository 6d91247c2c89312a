internal import Platform

/// A file or a folder that is being written, beside the place where it will be.
///
/// It has a hidden name until it is given its own, and goes with this object unless it was. Who writes it holds a
/// lock: what a program has left that was killed goes when the next one is begun in that folder.
public final class UnfinishedFile: Sendable {
  /// Where it is until it has its name.
  public let path: String
  /// It is open for writing, if it is a file.
  public let descriptor: Int32

  private static let prefix = ".galbi-"
  private static let places = "XXXXXX"

  private init(_ path: String, _ descriptor: Int32) {
    (self.path, self.descriptor) = (path, descriptor)
  }

  deinit {
    _ = FileAccess.erase(path)
    FileAccess.closeLocked(descriptor)
  }

  /// A new file of the user's alone in a folder; nil, with the reason in `errno`, on failure.
  public static func file(in folder: String) -> UnfinishedFile? {
    make(in: folder) { template in
      let file = mkstemp(template)
      if file >= 0 { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
      return file
    }
  }

  /// A new folder of the user's alone in a folder; nil, with the reason in `errno`, on failure.
  public static func folder(in folder: String) -> UnfinishedFile? {
    make(in: folder) { template in
      guard mkdtemp(template) != nil else { return -1 }
      return open(template, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    }
  }

  private static func make(
    in folder: String, _ open: (UnsafeMutablePointer<CChar>) -> Int32
  ) -> UnfinishedFile? {
    removeAbandoned(in: folder)
    while true {
      var template = Array("\(folder)/\(prefix)\(places)".utf8CString)
      let descriptor = template.withUnsafeMutableBufferPointer { bytes in
        bytes.baseAddress.map(open) ?? -1
      }
      guard descriptor >= 0 else { return nil }
      let name = template.dropLast().map(UInt8.init(bitPattern:))
      let path = String(decoding: name, as: UTF8.self)
      // Another program may have taken it for abandoned before it was locked.
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK, isAt(path, descriptor) {
        return UnfinishedFile(path, descriptor)
      }
      close(descriptor)
    }
  }

  /// Whether what is open has that path still.
  private static func isAt(_ path: String, _ descriptor: Int32) -> Bool {
    var (named, opened) = (stat(), stat())
    return lstat(path, &named) == 0 && fstat(descriptor, &opened) == 0
      && named.st_ino == opened.st_ino && named.st_dev == opened.st_dev
  }

  private static func removeAbandoned(in folder: String) {
    let length = prefix.utf8.count + places.utf8.count
    for name in FileAccess.names(in: folder)
    where name.hasPrefix(prefix) && name.utf8.count == length {
      let path = "\(folder)/\(name)"
      let found = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard found >= 0 else { continue }
      if flock(found, LOCK_EX | LOCK_NB) == 0, isAt(path, found) { _ = FileAccess.erase(path) }
      FileAccess.closeLocked(found)
    }
  }
}
