/// The streams of a compound file ([MS-CFB]), which is a file system in a file.
///
/// Of our own, since a workbook with a password needs two streams only, and libgsf brings glib and libxml2 with
/// it. Chains that lead back to where they were, or out of the file, are refused.
struct CompoundFile {
  private struct Entry {
    let name: String
    let start: UInt32
    let size: Int
    let isStream: Bool
  }

  private let bytes: [UInt8]
  /// In bytes.
  private let sectorSize: Int
  /// Which sector follows each one.
  private var next: [UInt32] = []
  private var smallNext: [UInt32] = []
  /// What holds the small sectors.
  private var small: [UInt8] = []
  private var entries: [Entry] = []
  private let smallLimit: Int

  private static let signature: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]
  private static let end: UInt32 = 0xFFFF_FFFE
  private static let smallSize = 64
  private static let entrySize = 128
  private static let entryLimit = 65_536

  init(_ bytes: [UInt8]) throws(SheetError) {
    self.bytes = bytes
    guard bytes.count >= 512, bytes.starts(with: Self.signature) else { throw .damaged }
    let shift = Int(bytes.number16(at: 30))
    guard shift == 9 || shift == 12, bytes.number16(at: 28) == 0xFFFE else { throw .damaged }
    sectorSize = 1 << shift
    smallLimit = Int(bytes.number32(at: 56))
    next = try table()
    let directory = try chain(from: bytes.number32(at: 48), limit: bytes.count)
    guard directory.count / Self.entrySize <= Self.entryLimit else { throw .damaged }
    entries = stride(from: 0, to: directory.count - Self.entrySize + 1, by: Self.entrySize).map {
      Self.entry(directory[$0..<$0 + Self.entrySize])
    }
    guard let root = entries.first, root.size <= bytes.count else { throw .damaged }
    let first = bytes.number32(at: 60)
    if first < Self.end - 3 {
      smallNext = try chain(from: first, limit: bytes.count).numbers32
      if root.start < Self.end - 3 { small = try chain(from: root.start, limit: root.size) }
    }
  }

  /// All bytes of a stream; nil without one of the name.
  func stream(named name: String) throws(SheetError) -> [UInt8]? {
    guard let entry = entry(named: name) else { return nil }
    guard entry.size <= bytes.count else { throw .damaged }
    guard entry.size > 0 else { return [] }
    let content =
      entry.size < smallLimit
      ? try smallChain(from: entry.start, limit: entry.size)
      : try chain(from: entry.start, limit: entry.size)
    guard content.count >= entry.size else { throw .damaged }
    return Array(content.prefix(entry.size))
  }

  private func entry(named name: String) -> Entry? {
    entries.first { $0.isStream && $0.name == name }
  }

  private static func entry(_ bytes: ArraySlice<UInt8>) -> Entry {
    let bytes = Array(bytes)
    let length = min(max(Int(bytes.number16(at: 64)) - 2, 0), 62) / 2
    let name = String(decoding: (0..<length).map { bytes.number16(at: $0 * 2) }, as: UTF16.self)
    // The upper half is rubbish in files of small sectors.
    return Entry(
      name: name, start: bytes.number32(at: 116), size: Int(bytes.number32(at: 120)),
      isStream: bytes[66] == 2)
  }

  private func sector(_ number: UInt32) throws(SheetError) -> ArraySlice<UInt8> {
    let start = (Int(number) + 1) * sectorSize
    guard start < bytes.count else { throw .damaged }
    return bytes[start..<min(start + sectorSize, bytes.count)]
  }

  /// Which sector follows each one: the sectors of that table are in the header, and then in a chain.
  private func table() throws(SheetError) -> [UInt32] {
    var places = (0..<109).map { bytes.number32(at: 76 + $0 * 4) }
    var (more, seen) = (bytes.number32(at: 68), 0)
    while more < Self.end - 3 {
      seen += 1
      guard seen <= bytes.count / sectorSize else { throw .damaged }
      let numbers = Array(try sector(more)).numbers32
      guard numbers.count == sectorSize / 4, let last = numbers.last else { throw .damaged }
      places += numbers.dropLast()
      more = last
    }
    var table: [UInt32] = []
    for place in places where place < Self.end - 3 {
      guard table.count <= bytes.count / 4 else { throw .damaged }
      table += Array(try sector(place)).numbers32
    }
    return table
  }

  /// The bytes of a chain of sectors, until there are as many as the limit.
  private func chain(from start: UInt32, limit: Int) throws(SheetError) -> [UInt8] {
    try content(from: start, next, limit: limit, of: sector)
  }

  private func smallChain(from start: UInt32, limit: Int) throws(SheetError) -> [UInt8] {
    try content(from: start, smallNext, limit: limit) { number throws(SheetError) in
      let place = Int(number) * Self.smallSize
      guard place < small.count else { throw .damaged }
      return small[place..<min(place + Self.smallSize, small.count)]
    }
  }

  private func content(
    from start: UInt32, _ next: [UInt32], limit: Int,
    of sector: (UInt32) throws(SheetError) -> ArraySlice<UInt8>
  ) throws(SheetError) -> [UInt8] {
    var content: [UInt8] = []
    var seen = [Bool](repeating: false, count: next.count)
    var number = start
    while number != Self.end, content.count < limit {
      let place = Int(number)
      // A chain that comes to a sector again goes in a circle.
      guard seen.indices.contains(place), !seen[place] else { throw .damaged }
      seen[place] = true
      content += try sector(number)
      number = next[place]
    }
    return content
  }
}

extension [UInt8] {
  /// In the order of Windows; 0 behind the end.
  func number16(at place: Int) -> UInt16 {
    guard place >= 0, place + 2 <= count else { return 0 }
    return UInt16(self[place]) | UInt16(self[place + 1]) << 8
  }

  func number32(at place: Int) -> UInt32 {
    UInt32(number16(at: place)) | UInt32(number16(at: place + 2)) << 16
  }

  fileprivate var numbers32: [UInt32] { (0..<count / 4).map { number32(at: $0 * 4) } }
}
