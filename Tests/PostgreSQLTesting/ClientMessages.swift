/// What a program sends to a server, message by message.
///
/// https://www.postgresql.org/docs/15/protocol-message-formats.html
struct ClientMessages {
  private var bytes: [UInt8] = []
  private var isConnected = false
  /// Whether something was sent since the last synchronisation whose answer the program waits for.
  private var asks = false

  /// Takes the next bytes, and returns how many times the program then waits for the server.
  ///
  /// It does not wait for the answer to the end of a transaction that has only read.
  mutating func take(_ part: ArraySlice<UInt8>) -> Int {
    bytes += part
    var count = 0
    while let message = next() {
      switch message.kind {
      case UInt8(ascii: "Q"): count += 1
      case UInt8(ascii: "P"):
        if message.texts.dropFirst().first != "COMMIT" { asks = true }
      case UInt8(ascii: "B"):
        if message.texts.dropFirst().first != "" { asks = true }
      case UInt8(ascii: "S"):
        if asks { count += 1 }
        asks = false
      default: break
      }
    }
    return count
  }

  private struct Message {
    /// 0 for the first one.
    let kind: UInt8
    let body: [UInt8]

    /// Those that end in a NUL, at the beginning.
    var texts: [String] {
      body.split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
    }
  }

  private mutating func next() -> Message? {
    let start = isConnected ? 1 : 0
    guard bytes.count >= start + 4 else { return nil }
    let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    guard bytes.count >= start + length else { return nil }
    defer {
      bytes.removeFirst(start + length)
      isConnected = true
    }
    return Message(
      kind: isConnected ? bytes[0] : 0, body: Array(bytes[(start + 4)..<(start + length)]))
  }
}
