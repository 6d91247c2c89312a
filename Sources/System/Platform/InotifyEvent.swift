#if os(Linux)
  /// One event as the kernel writes it; see inotify(7).
  struct InotifyEvent {
    /// The watch descriptor of the folder; -1 when events were dropped.
    let watch: Int32
    let mask: UInt32
    /// The name of the file in the folder; empty for the folder itself.
    let name: String

    private static let headLength = 16

    /// Removes the first event from `bytes`; nil without one.
    init?(_ bytes: inout UnsafeRawBufferPointer) {
      guard bytes.count >= Self.headLength else { return nil }
      watch = bytes.loadUnaligned(fromByteOffset: 0, as: Int32.self)
      mask = bytes.loadUnaligned(fromByteOffset: 4, as: UInt32.self)
      let length = Int(bytes.loadUnaligned(fromByteOffset: 12, as: UInt32.self))
      let end = min(Self.headLength + length, bytes.count)
      // The name is padded with zeros.
      name = String(decoding: bytes[Self.headLength..<end].prefix { $0 != 0 }, as: UTF8.self)
      bytes = UnsafeRawBufferPointer(rebasing: bytes[end...])
    }
  }
#endif
