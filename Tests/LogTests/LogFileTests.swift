import Expectations
import PlatformTesting
import Testing

@testable import Log

struct LogFileTests {
  private let folder = TemporaryFolder()
  private var path: String { "\(folder.path)/state/galbi.log" }

  /// Replaces control characters with dots.
  private func file(size: Int = 1_000_000, kept: Int = 3, at time: Int64 = 0) -> LogFile {
    LogFile(path: path, size: size, kept: kept, now: { time }) { text in
      String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 32 ? "·" : $0 }))
    }
  }

  private func text(_ suffix: String = "") -> String {
    String(decoding: TemporaryFolder.read(path + suffix), as: UTF8.self)
  }

  private func entry(_ message: String) -> LogEntry {
    LogEntry(level: .warning, category: "people", message: message)
  }

  @Test func `a line contains time, level, category and message`() {
    let file = file(at: 1_795_242_000_042)
    let log = Log { file.write($0) }
    log.warning("people", "갈비")
    log.error("http", "two words")
    file.flush()
    expectEqual(
      text(),
      """
      2026-11-21T06:20:00.042Z warning people 갈비
      2026-11-21T06:20:00.042Z error http two words

      """)
  }

  @Test func `a pipe at the path does not block`() {
    let log = LogFile(path: "\(folder.path)/pipe", now: { 0 }, sanitize: { $0 })
    TemporaryFolder.makePipe("\(folder.path)/pipe")
    log.write(entry("a"))
    log.flush()
    expectEqual(folder.names, ["pipe"])
  }

  @Test func `control characters in a message are sanitized`() {
    let file = file()
    file.write(entry("a\nb\u{1B}[31m"))
    file.flush()
    expectEqual(text(), "1970-01-01T00:00:00.000Z warning people a·b·[31m\n")
  }

  @Test func `only the owner may access the file and its folder`() {
    let file = file()
    expectEqual(folder.names, [])
    file.write(entry("a"))
    file.flush()
    expectEqual(TemporaryFolder.permissions(of: path), 0o600)
    expectEqual(TemporaryFolder.permissions(of: "\(folder.path)/state"), 0o700)
  }

  @Test func `a full file is rotated and the oldest is deleted`() {
    let file = file(size: 40, kept: 2)
    for message in ["one", "two", "three", "four"] { file.write(entry(message)) }
    file.write(LogEntry(level: .warning, category: "", message: ""))
    file.flush()
    expectEqual(text(), "1970-01-01T00:00:00.000Z warning  \n")
    expectEqual(text(".1"), "1970-01-01T00:00:00.000Z warning people four\n")
    expectEqual(text(".2"), "1970-01-01T00:00:00.000Z warning people three\n")
    expectEqual(TemporaryFolder.names(in: "\(folder.path)/state").count, 3)
  }

  @Test func `two processes on one file lose no line during rotation`() {
    let files = [file(size: 500, kept: 20), file(size: 500, kept: 20)]
    for number in 0..<40 {
      for (index, file) in files.enumerated() { file.write(entry("\(index) \(number)")) }
    }
    for file in files { file.flush() }
    let all = ([""] + (1...20).map { ".\($0)" }).map { text($0) }.joined()
    let found = all.split(separator: "\n").map {
      $0.split(separator: " ").suffix(2).joined(separator: " ")
    }
    let written = (0..<2).flatMap { index in (0..<40).map { "\(index) \($0)" } }
    expectEqual(Set(found), Set(written))
    expectEqual(found.count, written.count)
  }

  @Test func `messages are dropped only while writing fails`() {
    TemporaryFolder.write([], to: "\(folder.path)/state")
    let file = file()
    file.write(entry("lost"))
    file.flush()
    TemporaryFolder.remove("\(folder.path)/state")
    file.write(entry("kept"))
    file.flush()
    expectEqual(text(), "1970-01-01T00:00:00.000Z warning people kept\n")
  }
}
