internal import CSheets

/// The files in a zip, unpacked by libzip within limits.
final class ZipArchive {
  // Only used by the task that made it.
  private let archive: OpaquePointer
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private let limits: SheetLimits
  private var left: Int

  /// Smaller files may be packed as well as they can.
  private static let small = 1 << 20

  init(_ bytes: [UInt8], _ limits: SheetLimits) throws(SheetError) {
    // libzip reads them until it is closed.
    self.bytes = .allocate(capacity: bytes.count)
    _ = self.bytes.initialize(fromContentsOf: bytes)
    self.limits = limits
    left = limits.unpacked
    var opened: OpaquePointer?
    let outcome = galbi_zip_open(self.bytes.baseAddress, bytes.count, &opened)
    guard let opened else {
      self.bytes.deallocate()
      throw outcome == galbi_sheet_no_library ? .libraryMissing("libzip") : .damaged
    }
    archive = opened
    guard galbi_zip_count(archive) <= limits.parts else { throw .tooLarge(.parts) }
  }

  deinit {
    galbi_zip_close(archive)
    bytes.deallocate()
  }

  func has(_ name: String) -> Bool { number(of: name) != nil }

  /// The number of a file; some programs write names of workbooks in other letters, or with backslashes.
  private func number(of name: String) -> Int64? {
    let number = galbi_zip_find(archive, name)
    guard number < 0 else { return number }
    let small = name.lowercased()
    return names.first { $0.name.lowercased() == small }?.number
  }

  /// The names of all files in their order, without those of folders; some write them in CP949, or with backslashes
  /// between folders.
  private(set) lazy var names: [(number: Int64, name: String)] =
    (0..<max(galbi_zip_count(archive), 0)).compactMap { number in
      guard let name = galbi_zip_name(archive, number) else { return nil }
      let bytes = (0..<Int.max).lazy.map { UInt8(bitPattern: name[$0]) }.prefix { $0 != 0 }
      let text = String(decoding: SheetText.utf8(Array(bytes)), as: UTF8.self)
        .replacing("\\", with: "/")
      return text.hasSuffix("/") ? nil : (number, text)
    }

  /// All bytes of a file; nil without one of the name.
  func read(_ name: String) throws(SheetError) -> [UInt8]? {
    guard let number = number(of: name) else { return nil }
    return try read(number)
  }

  /// All bytes of the file with a number.
  func read(_ number: Int64) throws(SheetError) -> [UInt8] {
    var (packed, size) = (0 as UInt64, 0 as UInt64)
    guard galbi_zip_size(archive, number, &packed, &size) else { throw .damaged }
    guard size <= UInt64(left),
      size <= UInt64(Self.small) || size / max(packed, 1) <= UInt64(limits.ratio)
    else { throw .tooLarge(.unpacked) }
    // One byte more shows that it has more than it says.
    var count: Int64 = 0
    let room = Int(size) + 1
    let content = [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
      count = galbi_zip_read(archive, number, buffer.baseAddress, room)
      filled = max(Int(count), 0)
    }
    guard count == Int64(size) else { throw .damaged }
    left -= content.count
    return content
  }
}
