import Files
import Platform

/// Why a backup cannot be written or read.
enum ArchiveError: Error, Equatable {
  case missing
  /// A folder, a pipe or a device has the name of a new one.
  case notFile
  /// A folder, a pipe or a device, or no backup.
  case notBackup
  case cannotRead, cannotWrite, diskFull
  case noFolder
  /// There is a file of the name.
  case exists
  /// What is in it is not what was written, or its end is missing.
  case damaged
  /// A later version of Galbi has made it.
  case newer
  /// One of the program's own files has the name.
  case ownFile
  /// Something in the profile is a link to elsewhere.
  case linked(String)
  case cancelled
}

/// Many files in one, in the format of tar (ustar), which ends with the sizes and checksums of all.
///
/// The list at the end tells a whole archive from one that was cut.
enum Archive {
  static let block = 512
  /// The name of the list, and what it begins with.
  static let list = "galbi-backup"
  static let head = "galbi-backup 1"
  /// How many files there may be, and how long the list may be.
  static let (fileLimit, listLimit) = (100_000, 20_000_000)
  /// As much as a header can tell, 8 GiB.
  static let sizeLimit: Int64 = 0o77777777777

  static let pieceSize = 1 << 20

  /// One file of an archive.
  struct Member: Equatable {
    /// Relative, with slashes.
    let name: String
    let size: Int64
    let checksum: UInt64
  }

  /// FNV-1a in 64 bits: it finds what a disk or a transfer has changed.
  struct Checksum {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func take(_ bytes: UnsafeRawBufferPointer) {
      var value = value
      for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
      self.value = value
    }
  }

  /// The block before a file's bytes; `time` is when it was changed, in seconds since 1970, or 0.
  static func header(_ name: String, size: Int64, time: Int64) -> [UInt8]? {
    guard name.utf8.count <= 100, size <= sizeLimit else { return nil }
    var header = [UInt8](repeating: 0, count: block)
    func put(_ text: String, at place: Int) {
      header.replaceSubrange(place..<place + text.utf8.count, with: text.utf8)
    }
    func octal(_ number: Int64, digits: Int) -> String {
      let text = String(number, radix: 8)
      return String(repeating: "0", count: max(digits - text.count, 0)) + text
    }
    put(name, at: 0)
    put("0000600", at: 100)
    put("0000000", at: 108)
    put("0000000", at: 116)
    put(octal(size, digits: 11), at: 124)
    put(octal((0...sizeLimit).contains(time) ? time : 0, digits: 11), at: 136)
    put("        ", at: 148)
    put("0", at: 156)
    put("ustar", at: 257)
    put("00", at: 263)
    put(octal(header.reduce(0) { $0 + Int64($1) }, digits: 6) + "\0 ", at: 148)
    return header
  }

  /// What a header tells of a file; nil for the blocks of zeros at the end.
  static func member(
    of header: [UInt8]
  ) throws(ArchiveError) -> (name: String, size: Int64, time: Int64)? {
    func number(at place: Int) -> Int64? {
      Int64(String(decoding: header[place..<place + 11], as: UTF8.self), radix: 8)
    }
    if header.allSatisfy({ $0 == 0 }) { return nil }
    guard Array(header[257..<262]) == Array("ustar".utf8) else { throw .notBackup }
    let name = String(decoding: header[..<100].prefix { $0 != 0 }, as: UTF8.self)
    guard let size = number(at: 124), let time = number(at: 136), size >= 0, isHarmless(name),
      header[156] == 0x30, Self.header(name, size: size, time: time) == header
    else { throw .damaged }
    return (name, size, time)
  }

  /// Whether a name stays within its folder.
  static func isHarmless(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return (1...6).contains(parts.count)
      && parts.allSatisfy { part in
        !part.isEmpty && !part.hasPrefix("..") && part != "."
          && part.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }
      }
  }

  /// The list at the end.
  static func text(of members: [Member]) -> String {
    ([head] + members.map { "\(String($0.checksum, radix: 16)) \($0.size) \($0.name)" })
      .joined(separator: "\n") + "\n"
  }

  static func failure() -> ArchiveError {
    switch errno {
    case ENOSPC, EDQUOT, EFBIG: .diskFull
    case EEXIST: .exists
    case ENOENT, ENOTDIR: .noFolder
    default: .cannotWrite
    }
  }
}
