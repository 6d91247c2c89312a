import TerminalUI

/// What a terminal says of itself when it is asked.
enum TerminalAnswer: Equatable {
  /// The primary device attributes, which every terminal has.
  case attributes(hasSixels: Bool)
  /// The graphics of kitty were understood.
  case kittyGraphics
  /// The size of a cell.
  case cell(PixelSize)

  /// `ESC [ ? … c`, and `ESC [ 6 ; height ; width t`.
  init?(_ sequence: KeySequence) {
    guard sequence.introducer == 0x5B else { return nil }
    let numbers = sequence.bytes.drop { $0 == 0x3F }.split(separator: 0x3B)
      .map { Int(String(decoding: $0, as: UTF8.self)) }
    switch sequence.final {
    case 0x63 where sequence.bytes.first == 0x3F:
      self = .attributes(hasSixels: numbers.dropFirst().contains(4))
    case 0x74 where numbers.count == 3 && numbers[0] == 6:
      guard let height = numbers[1], let width = numbers[2],
        let size = PixelSize(width: width, height: height)
      else { return nil }
      self = .cell(size)
    default: return nil
    }
  }

  /// `ESC _ G i=31 ; OK ESC \`.
  init?(_ string: ControlString) {
    guard string.introducer == 0x5F, string.bytes == Array("Gi=31;OK".utf8) else { return nil }
    self = .kittyGraphics
  }

  /// Asks for everything; the attributes come last.
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
