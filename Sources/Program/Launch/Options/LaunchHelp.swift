import Files
public import Phrases
import Platform
import TerminalUI

/// How `--help` is laid out, and the part of it about options.
public enum LaunchHelp {
  /// The column of the texts.
  private static let indent = 34

  /// What a demo or an app of one riblet can be asked for; `program` is its name.
  static func heads(_ program: String, isDemo: Bool) -> [(usage: String, text: Phrase)] {
    [
      (
        "\(program) [LINK]",
        isDemo
          ? Phrase(
            ko: "고정 데이터로 화면 하나만 실행, 또는 그 안의 특정 화면에서 시작",
            en: "start one riblet on fixed data, or a place in it")
          : Phrase(ko: "시작, 또는 특정 화면에서 시작", en: "start, or start at a place")
      ),
      (
        "\(program) tree [LINK]",
        Phrase(
          ko: "리블렛 트리를 한 줄에 하나씩 출력", en: "print its tree of riblets, one per line")
      ),
    ]
  }

  /// The options that have an effect in every program or, of an app with `commands`, all of them.
  public static func options(commands: Bool, _ language: Language) -> String {
    let options = CommandOption.all.filter { option in
      guard case .commands(let names) = option.scope else { return true }
      return commands || names.contains("galbi tree")
    }
    return text(options.map { (($0.isHeadless ? "  " : "") + $0.usage, $0.text) }, language)
  }

  /// The whole help of the running program, whose variables have its name.
  @MainActor static func whole(
    _ heads: [(usage: String, text: Phrase)], _ language: Language
  ) -> String {
    "\(text(heads, language))\n\n\(options(commands: false, language))"
      .replacing("GALBI_", with: "\(programName.uppercased())_")
  }

  /// Each usage with its text beside it, or below it if it is long.
  public static func text(
    _ entries: [(usage: String, text: Phrase)], _ language: Language
  ) -> String {
    entries.map { usage, text in
      let words = text.text(language).split(separator: " ").map(String.init)
      let lines = lines(of: words, columns: 100 - indent)
        .map { String(repeating: " ", count: indent) + $0 }
      let columns = TextWidth.columns(of: usage)
      guard columns + 2 <= indent, let first = lines.first else {
        let usage = self.lines(of: usage.split(separator: " ").map(String.init), columns: 96)
        return ([usage.joined(separator: "\n    ")] + lines).joined(separator: "\n")
      }
      return ([usage + first.dropFirst(columns)] + lines.dropFirst()).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// The words in lines of at most so many columns; the first one begins after `used` columns.
  public static func lines(
    of words: [String], columns: Int = 100, after used: Int = 0
  ) -> [String] {
    var (lines, column) = ([""], used)
    for word in words {
      let width = TextWidth.columns(of: word)
      if lines[lines.count - 1].isEmpty {
        lines[lines.count - 1] = word
        column += width
      } else if column + width + 1 > columns {
        lines.append(word)
        column = width
      } else {
        lines[lines.count - 1] += " " + word
        column += width + 1
      }
    }
    return lines
  }
}

extension Launcher {
  /// Prints a line on standard output.
  public func printLine(_ text: String) { print(text + "\n") }

  /// Whether nothing more can be printed: the reader of a pipe has gone, or the disk is full.
  public var isOutputClosed: Bool { hasLostOutput || isPipeClosed }

  /// The columns of the terminal that standard output is; nil for a file, a pipe or an unknown size.
  public var outputColumns: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Prints text on standard output.
  public func print(_ text: String) {
    var text = text
    text.withUTF8 { print(UnsafeRawBufferPointer($0)) }
  }

  /// Prints what is in a file on standard output; false if it cannot be read.
  public func printFile(at path: String) -> Bool {
    let file = Platform.open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    var part = [UInt8](repeating: 0, count: 65_536)
    while !isOutputClosed {
      let count = Platform.read(file, &part, part.count)
      if count == 0 { break }
      if count > 0 {
        part.withUnsafeBytes { print(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  private func print(_ bytes: UnsafeRawBufferPointer) {
    guard !isOutputClosed else { return }
    var fault: Int32 = 0
    let write = { if !FileAccess.writeAll(bytes, to: STDOUT_FILENO) { fault = errno } }
    // The signal would end a command that has changed something without its status.
    if hasChanged { withoutPipeSignal(write) } else { write() }
    guard fault != 0 else { return }
    if fault == EPIPE { isPipeClosed = true } else { hasLostOutput = true }
  }

  /// Shows how far a command is on standard error, if that is a terminal, in the place of what was
  /// shown before; an empty text only removes that.
  public nonisolated static func showProgress(_ text: String) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    ProcessIO.write("\r\u{1B}[K\(text)", to: STDERR_FILENO)
  }

  /// Prints a sentence on standard error.
  public func printError(_ sentence: String) {
    ProcessIO.write("\(programName): \(ControlCharacters.escaped(sentence))\n", to: STDERR_FILENO)
  }
}
