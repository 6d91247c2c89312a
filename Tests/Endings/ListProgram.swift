import NcursesScreen
import Platform
import TerminalUI

/// A list of 100,000 rows, the keys pressed last, and the text pasted last.
@MainActor
final class ListProgram {
  private let screen: NcursesScreen
  private let buffer: Buffer
  private var first = 0
  private var selection = 0
  private var keys: [String] = []
  private var pasted: String?
  private var caret: Point?

  private static let count = 100_000
  private static let words = [
    "alpha", "bravo", "charlie", "delta", "echo", "foxtrot", "golf", "hotel", "india", "juliett",
    "kilo", "lima", "mike", "november", "oscar", "papa",
  ]

  init(screen: NcursesScreen) {
    self.screen = screen
    buffer = Buffer(size: screen.size)
  }

  func take(_ inputs: [Input]) {
    for input in inputs {
      switch input {
      case .key(let key): take(key)
      case .paste(let text):
        pasted = text
        keys.append("paste")
      case .resize(let size): keys.append("resize:\(size)")
      case .mouse(let mouse): take(mouse)
      }
    }
    draw()
  }

  func noteStall() {
    keys.append("stall")
    draw()
  }

  private func take(_ mouse: Mouse) {
    let place = "\(mouse.point.column),\(mouse.point.row)"
    switch mouse.action {
    case .press, .click: keys.append("click:\(place)")
    case .drag: keys.append("drag:\(place)")
    case .release: break
    case .wheel(let notches): keys.append("wheel\(notches):\(place)")
    }
  }

  private func take(_ key: Key) {
    switch key {
    case .down: selection = min(selection + 1, Self.count - 1)
    case .up: selection = max(selection - 1, 0)
    case .pageDown: selection = min(selection + listRows, Self.count - 1)
    case .pageUp: selection = max(selection - listRows, 0)
    case .character("q"):
      screen.stop()
      exit(0)
    case .character("x"): exit(3)
    case .character("c"): caret = caret == nil ? Point(column: 4, row: 2) : nil
    case .character("m"): screen.usesMouse.toggle()
    case .character("i"): screen.onInterrupt = nil
    case .character("G"): waitForMore()
    case .character("e"): _ = write(STDERR_FILENO, "Said meanwhile.\n", 16)
    case .character(let letter) where Ending(rawValue: letter) != nil:
      Ending(rawValue: letter)?.happen()
    default: keys.append(name(of: key))
    }
  }

  /// Returns when more was typed, or was read with the key before, and the time of an unfinished
  /// sequence has passed.
  private func waitForMore() {
    var files = [pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)]
    poll(&files, 1, 1_000)
    usleep(100_000)
  }

  private func name(of key: Key) -> String {
    switch key {
    case .character(let character): "\(character)"
    case .control(let letter): "C-\(letter)"
    case .alt(let letter): "M-\(letter)"
    case .shift(let motion): "S-\(motion)"
    case .function(let number): "F\(number)"
    default: "\(key)"
    }
  }

  private var listRows: Int { max(1, buffer.size.rows - 4) }

  func draw() {
    buffer.clear(size: screen.size)
    let rows = buffer.size.rows
    if selection < first { first = selection }
    if selection >= first + listRows { first = selection - listRows + 1 }
    put("A list of many rows 한글 👍 e\u{301}", at: 0, Style(.accent, bold: true))
    for row in 0..<listRows where first + row < Self.count {
      let number = first + row + 1
      let isSelected = first + row == selection
      put(
        text(of: number), at: row + 1,
        isSelected ? Style(.text, on: .selection) : .plain)
    }
    put("pasted \(pasted?.count ?? 0): \(pasted?.debugDescription ?? "")", at: rows - 3, .plain)
    put("keys: \(keys.suffix(8).joined(separator: " "))", at: rows - 2, Style(.dim))
    put("\(selection + 1)/\(Self.count)  q quit", at: rows - 1, Style(.dim, underlined: true))
    screen.title = "Endings — \(selection + 1)"
    screen.show(buffer, caret: caret, focus: Point(column: 0, row: selection - first + 1))
  }

  private func text(of number: Int) -> String {
    let digits = "\(number)"
    let words = [number, number / 3, number * 7, number / 16].map { Self.words[$0 % 16] }
    return "row \(String(repeating: "0", count: 6 - digits.count))\(digits) "
      + words.joined(separator: " ")
  }

  private func put(_ text: String, at row: Int, _ style: Style) {
    guard row >= 0 && row < buffer.size.rows else { return }
    var column = 0
    for character in text {
      if let ascii = character.asciiValue {
        guard column < buffer.size.columns else { break }
        buffer[column, row] = Cell(glyph: UInt32(ascii), style: style, columns: 1)
        column += 1
        continue
      }
      let scalars = Array(character.unicodeScalars)
      let width = scalars[0].value >= 0x1100 ? 2 : 1
      guard column + width <= buffer.size.columns else { break }
      let glyph =
        scalars.count == 1 ? scalars[0].value : buffer.clusters.glyph(of: scalars)
      buffer[column, row] = Cell(glyph: glyph, style: style, columns: UInt8(width))
      if width == 2 { buffer[column + 1, row] = Cell(glyph: 0x20, style: style, columns: 0) }
      column += width
    }
    while column < buffer.size.columns && style.background != nil {
      buffer[column, row] = .blank(style)
      column += 1
    }
  }
}
