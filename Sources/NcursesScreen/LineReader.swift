import Glibc

/// Reads standard input line by line.
@MainActor
final class LineReader {
  /// Called with nil at the end.
  private let onLine: (String?) -> Void
  private var pending: [UInt8] = []

  /// The maximum length of a line in bytes; a longer one ends the input.
  private static let limit = 1 << 20

  init(onLine: @escaping (String?) -> Void) {
    self.onLine = onLine
    MainLoop.keyboard = MainLoop.Watch(file: STDIN_FILENO) { [weak self] in self?.read() }
  }

  func stop() { MainLoop.keyboard = nil }

  private func read() {
    var result = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
      result = Glibc.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
      count = max(0, result)
    }
    if result < 0 && (errno == EINTR || errno == EAGAIN) { return }
    pending += bytes
    let isOver = result <= 0 || pending.count > Self.limit
    var lines = pending.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    pending = isOver ? [] : Array(lines.removeLast())
    for line in lines where !line.isEmpty { onLine(String(decoding: line, as: UTF8.self)) }
    guard isOver else { return }
    stop()
    onLine(nil)
  }
}
