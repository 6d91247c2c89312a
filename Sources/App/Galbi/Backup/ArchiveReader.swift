import Files
import Platform

/// Reads an archive from its beginning to its end.
final class ArchiveReader {
  private let file: Int32

  init(_ path: String) throws(ArchiveError) {
    file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw errno == ENOENT || errno == ENOTDIR ? .missing : .cannotRead }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .notBackup }
  }

  deinit { close(file) }

  /// Verifies all files, and writes them into a folder unless that is nil; returns what there is.
  ///
  /// Throws where one is not what was written; then what was written into the folder is of no use.
  func unpack(into folder: String?) throws(ArchiveError) -> [Archive.Member] {
    var members: [Archive.Member] = []
    while let header = try header(isFirst: members.isEmpty) {
      guard members.count < Archive.fileLimit else { throw .damaged }
      if header.name == Archive.list {
        guard header.size <= Archive.listLimit else { throw .damaged }
        let text = String(decoding: try bytes(Int(header.size)), as: UTF8.self)
        try skip(Int(header.size))
        try requireEnd()
        return try Self.check(members, text)
      }
      let path = folder.map { "\($0)/\(header.name)" }
      members.append(try unpack(header.name, header.size, to: path))
      // Archives of earlier versions do not tell it.
      if let path, header.time > 0 {
        FileAccess.setTime(of: path, to: header.time * 1_000)
      }
    }
    throw .damaged
  }

  /// Only what has no header at all is no backup.
  private func header(
    isFirst: Bool
  ) throws(ArchiveError) -> (name: String, size: Int64, time: Int64)? {
    let header = try bytes(Archive.block, isFirst: isFirst)
    do throws(ArchiveError) {
      return try Archive.member(of: header)
    } catch {
      throw isFirst ? error : .damaged
    }
  }

  private static func check(
    _ members: [Archive.Member], _ text: String
  ) throws(ArchiveError) -> [Archive.Member] {
    if text != Archive.text(of: members) {
      let isOurs = text.hasPrefix("galbi-backup ") && !text.hasPrefix(Archive.head + "\n")
      throw isOurs ? .newer : .damaged
    }
    return members
  }

  private func unpack(
    _ name: String, _ size: Int64, to path: String?
  ) throws(ArchiveError) -> Archive.Member {
    var checksum = Archive.Checksum()
    var target: Int32 = -1
    if let path {
      guard FileAccess.createFolders(FileAccess.folder(of: path)) else { throw Archive.failure() }
      target = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
      guard target >= 0 else { throw Archive.failure() }
    }
    defer { if target >= 0 { close(target) } }
    var left = size
    while left > 0 {
      guard !Task.isCancelled else { throw .cancelled }
      let piece = try bytes(Int(min(left, Int64(Archive.pieceSize))))
      piece.withUnsafeBytes { checksum.take($0) }
      guard target < 0 || piece.withUnsafeBytes({ FileAccess.writeAll($0, to: target) }) else {
        throw Archive.failure()
      }
      left -= Int64(piece.count)
    }
    try skip(Int(size % Int64(Archive.block)))
    guard target < 0 || fsync(target) == 0 else { throw Archive.failure() }
    return Archive.Member(name: name, size: size, checksum: checksum.value)
  }

  /// Passes over what fills the last block of so many bytes.
  private func skip(_ size: Int) throws(ArchiveError) {
    let rest = size % Archive.block
    if rest > 0 { _ = try bytes(Archive.block - rest) }
  }

  /// An archive ends with two empty blocks, and nothing is behind them.
  private func requireEnd() throws(ArchiveError) {
    let end = try bytes(2 * Archive.block)
    var byte: UInt8 = 0
    guard end.allSatisfy({ $0 == 0 }), Platform.read(file, &byte, 1) == 0 else { throw .damaged }
  }

  /// Exactly so many bytes; a file that ends before them was cut, or is no backup at all.
  private func bytes(_ count: Int, isFirst: Bool = false) throws(ArchiveError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var used = 0
    while used < count {
      let read = bytes.withUnsafeMutableBytes {
        Platform.read(file, $0.baseAddress.map { $0 + used }, count - used)
      }
      if read < 0, errno == EINTR { continue }
      guard read >= 0 else { throw .cannotRead }
      guard read > 0 else { throw isFirst ? .notBackup : .damaged }
      used += read
    }
    return bytes
  }
}
