import TerminalUI

/// Control characters and sequences (ECMA-48, and xterm's).
extension EmulatedScreen {
  /// Takes in whole sequences.
  public mutating func feed(_ bytes: [UInt8]) {
    var rest = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\u{1B}": feedEscape(&rest)
      case "\r": move(to: Point(row: cursor.row))
      case "\n": feedLine()
      case "\u{8}": move(to: Point(column: cursor.column - 1, row: cursor.row))
      case "\t": move(to: Point(column: (cursor.column / 8 + 1) * 8, row: cursor.row))
      // Padding, and the usual character set.
      case "\0", "\u{F}": break
      case ..<" ", "\u{7F}"..<"\u{A0}": note("control character \(scalar.value)")
      default: put(scalar)
      }
    }
  }

  private mutating func feedEscape(_ rest: inout ArraySlice<Unicode.Scalar>) {
    switch rest.popFirst() {
    case "[": feedControl(&rest)
    case "]":
      // Resets the palette of the Linux console.
      if rest.first == "R" { rest.removeFirst() } else { feedCommand(&rest) }
    case "(", ")":
      if let set = rest.popFirst(), set != "B", set != "0" { note("character set \(set)") }
    case "=", ">": break
    // Pictures, which are drawn over the cells.
    case "_", "P":
      while let scalar = rest.popFirst(), scalar != "\u{1B}" {}
      if rest.popFirst() != "\\" { note("half a string") }
    case "7": saved = (cursor, look)
    case "8":
      move(to: saved.cursor)
      look = saved.look
    case "D": feedLine()
    case "M": feedLineBack()
    case let other: note("ESC \(other.map(String.init) ?? "")")
    }
  }

  /// Titles and questions, which leave the cells as they are.
  private mutating func feedCommand(_ rest: inout ArraySlice<Unicode.Scalar>) {
    var text = ""
    while let scalar = rest.popFirst(), scalar != "\u{1B}" { text.unicodeScalars.append(scalar) }
    if rest.popFirst() != "\\" { note("half a command") }
    let known = ["2;", "11;?", "8;", "9;4;", "52;c;"]
    if !known.contains(where: text.hasPrefix) { note("command \(text)") }
  }

  private mutating func feedControl(_ rest: inout ArraySlice<Unicode.Scalar>) {
    let parameters = rest.prefix { ("0"..."?").contains($0) }
    rest = rest.dropFirst(parameters.count)
    guard let final = rest.popFirst() else { return note("half a sequence") }
    let numbers = Self.numbers(parameters.drop { $0 == "?" || $0 == ">" })
    if parameters.first == "?" {
      for number in numbers { setMode(number, final) }
    } else if !control(final, numbers) {
      note("CSI \(String(String.UnicodeScalarView(parameters)))\(final)")
    }
  }

  /// The numbers between semicolons, 0 for other signs; most of a frame are such, so that no text is made of them.
  private static func numbers(_ parameters: ArraySlice<Unicode.Scalar>) -> [Int] {
    var numbers: [Int] = []
    var (number, isNumber) = (0, true)
    for scalar in parameters {
      if scalar == ";" {
        numbers.append(isNumber ? number : 0)
        (number, isNumber) = (0, true)
      } else if ("0"..."9").contains(scalar), number < 1_000_000 {
        number = number * 10 + Int(scalar.value) - 0x30
      } else {
        isNumber = false
      }
    }
    return numbers + [isNumber ? number : 0]
  }

  private mutating func setMode(_ number: Int, _ final: Unicode.Scalar) {
    switch (number, final) {
    case (25, "h"), (25, "l"): showCursor(final == "h")
    case (7, "h"), (7, "l"): wraps = final == "h"
    case (1049, "h"), (47, "h"): spoil()
    // Keys, the blinking and shape of the cursor, the mouse, pastes, synchronized output.
    case (1, _), (3, "l"), (4, "l"), (5, _), (12, _), (1000, _), (1006, _), (1049, "l"), (47, "l"),
      (1004, _), (2004, _), (2026, _), (2031, _), (0, "u"), (0, "c"), (1, "c"), (8, "c"):
      break
    default: note("mode \(number)\(final)")
    }
  }

  /// Returns false for an unknown sequence.
  private mutating func control(_ final: Unicode.Scalar, _ numbers: [Int]) -> Bool {
    let first = numbers.first ?? 0
    let second = numbers.count > 1 ? numbers[1] : 0
    let count = max(first, 1)
    let (column, row) = (cursor.column, cursor.row)
    switch final {
    case "H", "f": move(to: Point(column: max(second, 1) - 1, row: count - 1))
    case "A": move(to: Point(column: column, row: max(row - count, 0)))
    case "B": move(to: Point(column: column, row: row + count))
    case "C": move(to: Point(column: column + count, row: row))
    case "D": move(to: Point(column: column - count, row: row))
    case "G", "`": move(to: Point(column: count - 1, row: row))
    case "d": move(to: Point(column: column, row: count - 1))
    case "Z": move(to: Point(column: (column - 1) / 8 * 8, row: row))
    case "J" where first == 0:
      erase(row: row, column..<size.columns)
      erase(rows: row + 1..<size.rows)
    case "J" where first == 2: erase(rows: 0..<size.rows)
    case "K" where first == 0: erase(row: row, column..<size.columns)
    case "K" where first == 1: erase(row: row, 0..<column + 1)
    case "X": erase(row: row, column..<column + count)
    case "P": delete(count)
    case "@": insert(count)
    case "L": scroll(-count, fromCursor: true)
    case "M": scroll(count, fromCursor: true)
    case "S": scroll(count)
    case "T": scroll(-count)
    case "b": repeatLast(count)
    case "r":
      region = count - 1..<(second == 0 ? size.rows : min(second, size.rows))
      move(to: .zero)
    case "h" where first == 4: inserts = true
    case "l" where first == 4: inserts = false
    // The usual cursor of screen, the title stack of xterm, and questions that are not answered.
    case "h" where first == 34, "l" where first == 34, "t", "c", "q", "u": break
    case "n" where first == 6: break
    case "m": return render(numbers)
    default: return false
    }
    return true
  }

  /// Sets the look (ECMA-48, 8.3.117); returns false for an unknown parameter.
  private mutating func render(_ numbers: [Int]) -> Bool {
    var rest = (numbers.isEmpty ? [0] : numbers)[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: look = Look()
      case 1: look.isBold = true
      case 2: look.isFaint = true
      case 4: look.isUnderlined = true
      case 7: look.isReversed = true
      case 22: (look.isBold, look.isFaint) = (false, false)
      case 24: look.isUnderlined = false
      case 27: look.isReversed = false
      // The usual font, without line drawing.
      case 10: break
      case 30...37: look.foreground = .indexed(number - 30)
      case 39: look.foreground = .own
      case 40...47: look.background = .indexed(number - 40)
      case 49: look.background = .own
      case 90...97: look.foreground = .indexed(number - 82)
      case 100...107: look.background = .indexed(number - 92)
      case 38, 48:
        guard let color = Self.color(&rest) else { return false }
        if number == 38 { look.foreground = color } else { look.background = color }
      default: return false
      }
    }
    return true
  }

  private static func color(_ rest: inout ArraySlice<Int>) -> Color? {
    switch rest.popFirst() {
    case 5: return rest.popFirst().map(Color.indexed)
    case 2 where rest.count >= 3:
      return .rgb(rest.removeFirst(), rest.removeFirst(), rest.removeFirst())
    default: return nil
    }
  }
}
