import Files
import Platform

/// Writes an archive, which gets its name when it is whole.
final class ArchiveWriter {
  private let path: String
  private let file: UnfinishedFile
  private var members: [Archive.Member] = []

  /// Throws `.exists` for a file that may not be replaced.
  init(_ path: String, isReplacing: Bool) throws(ArchiveError) {
    var status = stat()
    if lstat(path, &status) == 0 {
      // What is behind a link has to be there.
      guard stat(path, &status) == 0 else { throw Archive.failure() }
      guard status.st_mode & S_IFMT == S_IFREG else { throw .notFile }
      guard isReplacing else { throw .exists }
    }
    guard let file = UnfinishedFile.file(in: FileAccess.folder(of: path)) else {
      throw Archive.failure()
    }
    (self.path, self.file) = (path, file)
  }

  /// Adds the file at a path under a name.
  func add(_ name: String, from path: String) throws(ArchiveError) {
    let source = open(path, O_RDONLY | O_CLOEXEC)
    guard source >= 0 else { throw .cannotRead }
    defer { close(source) }
    var status = stat()
    guard fstat(source, &status) == 0,
      let header = Archive.header(
        name, size: Int64(status.st_size), time: Int64(status.modified.tv_sec))
    else { throw .cannotRead }
    try write(header)
    var checksum = Archive.Checksum()
    var left = Int64(status.st_size)
    while left > 0 {
      let bytes = try Self.piece(of: source, Int(min(left, Int64(Archive.pieceSize))))
      bytes.withUnsafeBytes { checksum.take($0) }
      try write(bytes)
      left -= Int64(bytes.count)
    }
    try pad(Int64(status.st_size))
    members.append(
      Archive.Member(name: name, size: Int64(status.st_size), checksum: checksum.value))
  }

  /// Adds the list, syncs the archive to the disk and gives it its name.
  func finish() throws(ArchiveError) {
    let list = Array(Archive.text(of: members).utf8)
    guard let header = Archive.header(Archive.list, size: Int64(list.count), time: 0) else {
      throw .cannotWrite
    }
    try write(header)
    try write(list)
    try pad(Int64(list.count))
    try write([UInt8](repeating: 0, count: 2 * Archive.block))
    guard !Task.isCancelled else { throw .cancelled }
    guard fsync(file.descriptor) == 0, rename(file.path, path) == 0 else { throw Archive.failure() }
  }

  private func pad(_ size: Int64) throws(ArchiveError) {
    let rest = Int(size % Int64(Archive.block))
    if rest > 0 { try write([UInt8](repeating: 0, count: Archive.block - rest)) }
  }

  private func write(_ bytes: [UInt8]) throws(ArchiveError) {
    guard !Task.isCancelled else { throw .cancelled }
    guard bytes.withUnsafeBytes({ FileAccess.writeAll($0, to: file.descriptor) }) else {
      throw Archive.failure()
    }
  }

  /// So many bytes, or fewer; a file that ends too early has changed meanwhile.
  private static func piece(of file: Int32, _ count: Int) throws(ArchiveError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let read = bytes.withUnsafeMutableBytes { Platform.read(file, $0.baseAddress, count) }
    guard read > 0 else { throw .cannotRead }
    bytes.removeLast(count - read)
    return bytes
  }
}
