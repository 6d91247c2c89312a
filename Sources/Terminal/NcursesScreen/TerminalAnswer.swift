import TerminalUI

/// What a terminal says of itself when it is asked, or when it changes.
enum TerminalAnswer: Equatable {
  /// The primary device attributes, which every terminal has; the level is 60 and that of the VT.
  case attributes(level: Int, hasSixels: Bool, hasClipboard: Bool)
  /// The private mode with this number is known, and can be turned on.
  case mode(Int)
  /// Its name and version (XTVERSION), such as `kitty(0.26.5)`.
  case name(String)
  /// The keyboard protocol of kitty was understood.
  case keyProtocol
  /// Whether its background is light.
  case ground(isLight: Bool)
  /// Whether its window has the focus.
  case focus(Bool)
  /// The graphics of kitty were understood.
  case kittyGraphics
  /// The size of a cell.
  case cell(PixelSize)
  /// The size of the window, in cells.
  case size(Size)
  /// How many columns a lone jamo takes.
  case jamo(columns: Int)

  /// `ESC [ ? … c`, `ESC [ ? mode ; state $ y`, `ESC [ 6 ; height ; width t`, `ESC [ 48 ; rows ; columns ; … t`, `ESC [ ? flags u`,
  /// `ESC [ ? 997 ; 1 or 2 n`, `ESC [ row ; column R`, `ESC [ I` and `ESC [ O`.
  init?(_ sequence: KeySequence) {
    guard sequence.introducer == 0x5B else { return nil }
    let numbers = sequence.bytes.drop { $0 == 0x3F }.prefix { $0 != 0x24 }.split(separator: 0x3B)
      .map { Int(String(decoding: $0.prefix { $0 != 0x3A }, as: UTF8.self)) }
    switch sequence.final {
    case 0x63 where sequence.bytes.first == 0x3F:
      let features = numbers.dropFirst()
      self = .attributes(
        level: numbers.first.flatMap(\.self) ?? 0, hasSixels: features.contains(4),
        hasClipboard: features.contains(52))
    case 0x79 where sequence.bytes.first == 0x3F && sequence.bytes.last == 0x24:
      // 1 to 3 mean on, off, and always on; 0 and 4 unknown and always off.
      guard numbers.count == 2, let mode = numbers[0], let state = numbers[1],
        (1...3).contains(state)
      else { return nil }
      self = .mode(mode)
    case 0x75 where sequence.bytes.first == 0x3F: self = .keyProtocol
    case 0x6E where sequence.bytes.first == 0x3F && numbers.count == 2 && numbers[0] == 997:
      self = .ground(isLight: numbers[1] == 2)
    case 0x52
    where numbers.count == 2 && numbers[0] == LoneJamo.row && (2...3).contains(numbers[1] ?? 0):
      self = .jamo(columns: (numbers[1] ?? 0) - 1)
    case 0x49 where sequence.bytes.isEmpty: self = .focus(true)
    case 0x4F where sequence.bytes.isEmpty: self = .focus(false)
    case 0x74 where numbers.count == 3 && numbers[0] == 6:
      guard let height = numbers[1], let width = numbers[2],
        let size = PixelSize(width: width, height: height)
      else { return nil }
      self = .cell(size)
    case 0x74 where numbers.count >= 3 && numbers[0] == 48:
      guard let rows = numbers[1], let columns = numbers[2], (1...Self.longest).contains(rows),
        (1...Self.longest).contains(columns)
      else { return nil }
      self = .size(Size(columns: columns, rows: rows))
    default: return nil
    }
  }

  /// The most rows or columns of a window that is believed.
  private static let longest = 10_000

  /// `ESC _ G i=31 ; OK ESC \`, `ESC P > | name ESC \`, and `ESC ] 11 ; colour ESC \`.
  init?(_ string: ControlString) {
    let text = String(decoding: string.bytes, as: UTF8.self)
    switch string.introducer {
    case 0x5F where text == "Gi=31;OK": self = .kittyGraphics
    case 0x50 where text.hasPrefix(">|"): self = .name(String(text.dropFirst(2)))
    case 0x5D where text.hasPrefix("11;"):
      guard let isLight = Self.isLight(text.dropFirst(3)) else { return nil }
      self = .ground(isLight: isLight)
    default: return nil
    }
  }

  /// Of `rgb:RRRR/GGGG/BBBB` with one to four digits for each, or `rgba:…`.
  private static func isLight(_ color: Substring) -> Bool? {
    guard color.hasPrefix("rgb") else { return nil }
    let shares = color.drop { $0 != ":" }.dropFirst().split(separator: "/").prefix(3).map { part in
      (1...4).contains(part.count)
        ? Int(part, radix: 16).map { $0 * 1_000 / ((1 << (4 * part.count)) - 1) } : nil
    }
    guard shares.count == 3, let red = shares[0], let green = shares[1], let blue = shares[2] else {
      return nil
    }
    // The brightness of ITU-R BT.601.
    return red * 299 + green * 587 + blue * 114 > 500_000
  }

  /// Asks for the name, the keyboard protocol, the background and the width of a lone jamo, if there is a row for
  /// it; the attributes come last.
  static func greeting(measuring: Bool) -> String {
    "\u{1B}[>q\u{1B}[?u\u{1B}]11;?\u{1B}\\" + (measuring ? LoneJamo.question : "") + "\u{1B}[c"
  }

  /// Asks for the modes that report changes; the attributes come last.
  ///
  /// A terminal that does not know the question may show its last letter, as Terminal of macOS does.
  static let modeQuestion =
    TerminalMode.focusReports.question + TerminalMode.groundReports.question
    + TerminalMode.sizeReports.question + "\u{1B}[c"

  /// Asks for everything about pictures; the attributes come last.
  static let question = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\" + cellQuestion

  /// Asks for the size of a cell, and for the attributes, since not every terminal tells the former.
  static let cellQuestion = "\u{1B}[16t\u{1B}[c"
}

/// A size in pixels.
struct PixelSize: Equatable {
  let width: Int
  let height: Int

  /// Nil for one that no cell has.
  init?(width: Int, height: Int) {
    guard (1...1_000).contains(width), (1...1_000).contains(height) else { return nil }
    self.width = width
    self.height = height
  }

  /// The pixels of a number of cells of this size.
  func times(_ cells: Size) -> (width: Int, height: Int) {
    (cells.columns * width, cells.rows * height)
  }
}
