/// Writes a table row by row (RFC 4180), in UTF-8 with a byte order mark and with CRLF line ends.
public struct CSVWriter: Sendable {
  private var bytes: [UInt8] = [0xEF, 0xBB, 0xBF]

  public init() {}

  public mutating func append(_ cells: [String]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      append(cell)
    }
    bytes += "\r\n".utf8
  }

  /// Returns and removes the bytes written since the last call.
  public mutating func take() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  private mutating func append(_ cell: String) {
    guard Self.needsQuotes(cell) else {
      bytes += cell.utf8
      return
    }
    bytes.append(UInt8(ascii: "\""))
    for byte in cell.utf8 {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Also true for leading and trailing blanks, which some programs would strip.
  private static func needsQuotes(_ cell: String) -> Bool {
    cell.utf8.first == UInt8(ascii: " ") || cell.utf8.last == UInt8(ascii: " ")
      || cell.utf8.contains { "\",;\t\r\n".utf8.contains($0) }
  }
}
