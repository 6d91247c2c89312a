import Platform
import PlatformTesting

/// What a process writes down in its folder, so that another can read it when it has crashed.
struct Record {
  private let folder: String

  init(folder: String) {
    self.folder = folder
  }

  /// The number of the move that was made last, or was being made.
  var place: Int? { Int(text(of: "place")) }

  /// What went wrong: a sentence of the tests, else what the process said as it ended; nil when all
  /// went well to the end.
  var fault: String? {
    let fault = text(of: "fault")
    if !fault.isEmpty { return fault }
    guard visits.isEmpty else { return nil }
    let lastWords = text(of: "error").split(separator: "\n").first ?? ""
    return "The process ended before its time. \(lastWords)"
  }

  /// What was in use of the heap without the app, in KiB: half-way and at the end; written then.
  var memory: [Int] { text(of: "memory").split(separator: " ").compactMap { Int($0) } }

  /// How often each riblet lay uppermost when all was calm; written at the end.
  var visits: [String: Int] {
    let lines = text(of: "visits").split(separator: "\n").map { $0.split(separator: " ") }
    return Dictionary(
      lines.compactMap { words in
        guard words.count == 2, let count = Int(words[1]) else { return nil }
        return (String(words[0]), count)
      }, uniquingKeysWith: +)
  }

  /// Opens the file for places, to be written often.
  func openPlace() -> Int32 { open(path(of: "place"), O_WRONLY | O_CREAT, 0o600) }

  /// Writes into the file that `openPlace` has opened; never a smaller number than before.
  static func write(place: Int, to file: Int32) {
    var text = "\(place)"
    _ = text.withUTF8 { pwrite(file, $0.baseAddress, $0.count, 0) }
  }

  func write(visits: [String: Int]) {
    let lines = visits.map { "\($0.key) \($0.value)" }.sorted()
    TemporaryFolder.write(Array(lines.joined(separator: "\n").utf8), to: path(of: "visits"))
  }

  func write(fault: Fault) {
    TemporaryFolder.write(Array(fault.sentence.utf8), to: path(of: "fault"))
  }

  func write(memory: [Int]) {
    let figures = memory.map(String.init).joined(separator: " ")
    TemporaryFolder.write(Array(figures.utf8), to: path(of: "memory"))
  }

  /// What the process says on standard error, such as why it traps, is written down too.
  func catchStandardError() {
    let file = open(path(of: "error"), O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    dup2(file, STDERR_FILENO)
    close(file)
  }

  private func path(of name: String) -> String { "\(folder)/\(name)" }

  private func text(of name: String) -> String {
    String(decoding: TemporaryFolder.read(path(of: name)), as: UTF8.self)
  }
}
