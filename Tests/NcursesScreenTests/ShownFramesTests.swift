import Expectations
import Phrases
import Platform
import Raster
import TerminalUITesting
import Testing

@testable import NcursesScreen
@testable import TerminalUI

/// What ncurses writes, interpreted by a terminal, is the frame.
struct ShownFramesTests {
  /// A kind of terminal, and what it is told and has.
  struct Kind: Codable, Sendable, CustomStringConvertible {
    let name: String
    var promise: String?
    var depth = 0
    var hasFaint = true
    /// Whether it has no underline beside colours.
    var hasNoUnderline = false
    var hidesCursor = true
    /// The raw value of a `PictureMode`.
    var pictures = "none"
    /// Whether the theme is painted, and which it is.
    var painted: String?

    var description: String { "\(name) \(promise ?? "") \(pictures) \(painted ?? "")" }

    var theme: Theme {
      switch painted {
      case nil: .night
      case "sea":
        Theme(name: "sea", colors: Theme.Color("#0b1a24").map { ["ground": $0] } ?? [:]).painted
      case let name: (Theme.all.first { $0.name == name } ?? .night).painted
      }
    }

    var colors: ColorDepth { [.trueColor, .indexed, .basic, .none][depth] }

    static let all = [
      Kind(name: "xterm-256color"), Kind(name: "xterm-256color", promise: "truecolor"),
      Kind(name: "xterm-256color", promise: "truecolor", pictures: "kitty"),
      Kind(name: "xterm-256color", pictures: "cells"), Kind(name: "xterm-256color", depth: 1),
      Kind(name: "xterm-256color", depth: 3),
      Kind(name: "xterm", depth: 2), Kind(name: "xterm", promise: "24bit"),
      Kind(name: "screen-256color"), Kind(name: "screen", depth: 2),
      Kind(name: "tmux-256color"), Kind(name: "tmux", depth: 2),
      Kind(name: "rxvt-unicode-256color", hasFaint: false),
      Kind(name: "linux", depth: 2, hasFaint: false, hasNoUnderline: true),
      Kind(name: "xterm-256color", painted: "day"),
      Kind(name: "xterm-256color", promise: "truecolor", painted: "sea"),
      Kind(name: "xterm-256color", depth: 1, painted: "sea"),
      Kind(name: "xterm-256color", depth: 2, painted: "day"),
      Kind(name: "screen-256color", painted: "day"), Kind(name: "tmux-256color", painted: "night"),
      Kind(name: "xterm-256color", depth: 3, painted: "day"),
      Kind(name: "foot"), Kind(name: "xterm-ghostty", promise: "truecolor"),
      Kind(name: "alacritty", depth: 2), Kind(name: "wezterm", painted: "day"),
      Kind(name: "tmux-direct"), Kind(name: "nobody-256color"),
      Kind(name: "vt100", depth: 3, hasFaint: false, hidesCursor: false),
      Kind(name: "vt220", depth: 3, hasFaint: false),
    ]

    init(
      name: String, promise: String? = nil, depth: Int = 0, hasFaint: Bool = true,
      hasNoUnderline: Bool = false, hidesCursor: Bool = true, pictures: String = "none",
      painted: String? = nil
    ) {
      self.name = name
      self.promise = promise
      self.depth = depth
      self.hasFaint = hasFaint
      self.hasNoUnderline = hasNoUnderline
      self.hidesCursor = hidesCursor
      self.pictures = pictures
      self.painted = painted
    }
  }

  @Test(arguments: Kind.all)
  func `the terminal shows each frame, whatever was there before`(kind: Kind) async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { [kind = kind as Kind] in
      await showFrames(on: kind)
    }
    expectEqual(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }, "")
  }
}

/// Shows random frames, up to the first fault.
@MainActor
private func showFrames(on kind: ShownFramesTests.Kind) {
  setenv("TERM", kind.name, 1)
  unsetenv("STY")
  unsetenv("TERMINFO")
  unsetenv("COLORTERM")
  if let promise = kind.promise { setenv("COLORTERM", promise, 1) }
  var random = SplitMix(seed: 5)
  var painting = Painting()
  let screen = NcursesScreen(
    theme: kind.theme, depth: kind.colors, pictures: PictureMode(rawValue: kind.pictures))
  guard let terminal = PseudoTerminal(size: painting.buffer.size) else {
    fail("There is no pseudo-terminal.")
  }
  do throws(TerminalError) {
    try terminal.take { () throws(TerminalError) in try screen.start() }
  } catch {
    fail("\(kind): \(error)")
  }
  painting.pictures = screen.pictures
  for number in 0..<600 {
    painting.change(with: &random)
    if number % 97 == 0 {
      terminal.spoil()
      terminal.take { screen.resume() }
    }
    let caret = kind.hidesCursor ? painting.caret : painting.caret ?? .zero
    let fault = terminal.fault(
      showing: painting.buffer, caret: caret, focus: painting.focus, kind.theme, kind.colors,
      limits: { look in
        if !kind.hasFaint { look.isFaint = false }
        if kind.hasNoUnderline { look.isUnderlined = false }
        if kind.colors == .basic { look.darken() }
      },
      by: {
        screen.resize()
        screen.show(painting.buffer, caret: caret, focus: painting.focus)
      })
    if let fault { fail("\(kind), frame \(number): \(fault)") }
  }
}

/// Ends the process with a sentence, which the test reads.
private func fail(_ sentence: String) -> Never {
  _ = Array(sentence.utf8).withUnsafeBufferPointer {
    write(STDERR_FILENO, $0.baseAddress, $0.count)
  }
  exit(EXIT_SUCCESS)
}

/// A frame that changes at random.
@MainActor
private struct Painting {
  private(set) var buffer = Buffer(size: Size(columns: 40, rows: 12))
  private(set) var caret: Point?
  private(set) var focus: Point?
  var pictures = Environment.Pictures.none

  mutating func change(with random: inout SplitMix) {
    func below(_ limit: Int) -> Int { Int.random(in: 0..<max(limit, 1), using: &random) }
    let size = buffer.size
    switch below(20) {
    case 0: buffer.clear(size: Size(columns: 1 + below(90), rows: 1 + below(30)))
    case 1: buffer.clear(size: size)
    case 2...5: shift(by: below(7) - 3, from: below(size.rows))
    default: break
    }
    let canvas = Canvas(
      pass: RenderPass(
        buffer: buffer, environment: Environment(language: .korean, pictures: pictures),
        focus: nil, revision: nil))
    for _ in 0..<below(6) {
      let style = Style(
        Role.allCases[below(Role.allCases.count)],
        on: below(2) == 0 ? nil : Role.allCases[below(Role.allCases.count)],
        bold: below(4) == 0, underlined: below(4) == 0)
      let rect = Rect(
        column: below(buffer.size.columns), row: below(buffer.size.rows), columns: 1 + below(30),
        rows: 1 + below(5))
      let part = below(5) == 0 ? canvas.region(rect).inactive(isFaint: true) : canvas.region(rect)
      if below(3) == 0 { part.fill(style, with: below(2) == 0 ? " " : "─") }
      part.write(hardTexts[below(hardTexts.count)], style)
      guard pictures == .cells, below(3) == 0 else { continue }
      // Together they have more colours than the terminal has pairs.
      let bytes = (0..<16 * 16 * 3).map { _ in UInt8(below(256)) }
      Picture("", PictureState(Raster(width: 16, height: 16, bytes: bytes)))
        .draw(on: below(2) == 0 ? canvas : part)
    }
    func place() -> Point? {
      below(2) == 0
        ? nil : Point(column: below(buffer.size.columns), row: below(buffer.size.rows))
    }
    (caret, focus) = (place(), place())
  }

  /// Moves rows, as a list that scrolls does.
  private func shift(by count: Int, from first: Int) {
    let rows = buffer.size.rows
    let order = count < 0 ? Array(first..<rows) : (first..<rows).reversed()
    for row in order where (first..<rows).contains(row - count) {
      _ = buffer.row(row).update(fromContentsOf: buffer.row(row - count))
    }
  }
}

extension EmulatedScreen.Look {
  /// As on terminals of eight colours, where bright ones are dark ones in bold, and grey is the
  /// terminal's own.
  fileprivate mutating func darken() {
    if case .indexed(let number) = foreground, number >= 8 {
      foreground = number == 8 ? .own : .indexed(number - 8)
      if number > 8 { isBold = true }
    }
    if case .indexed(let number) = background, number >= 8 {
      background = number == 8 ? .own : .indexed(number - 8)
    }
  }
}
