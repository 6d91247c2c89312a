import Platform

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
    let bytes = MainLoop.readInput()
    if bytes?.isEmpty == true { return }
    pending += bytes ?? []
    let isOver = bytes == nil || pending.count > Self.limit
    var lines = pending.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    pending = isOver ? [] : Array(lines.removeLast())
    for line in lines where !line.isEmpty { onLine(String(decoding: line, as: UTF8.self)) }
    guard isOver else { return }
    stop()
    onLine(nil)
  }
}
