import Platform
public import TerminalUI

/// A pseudo-terminal as standard input and output of this process, whose screen is emulated.
@MainActor
public final class PseudoTerminal {
  public private(set) var screen: EmulatedScreen
  private let file: Int32
  /// What was written last.
  private var bytes: [UInt8] = []
  /// The cells that the screen was last found to show.
  private var shown: [[Cell]] = []
  private weak var clusters: Clusters?
  private var looks: [UInt16: EmulatedScreen.Look] = [:]
  private var appearance: (theme: Theme, depth: ColorDepth)?

  /// Replaces standard input and output; nil if the system has no pseudo-terminal.
  public init?(size: Size) {
    TextWidth.prepare()
    screen = EmulatedScreen(size: size)
    var (file, other) = (Int32(-1), Int32(-1))
    guard openpty(&file, &other, nil, nil, nil) == 0 else { return nil }
    self.file = file
    dup2(other, STDIN_FILENO)
    dup2(other, STDOUT_FILENO)
    close(other)
    setSize(size)
  }

  /// Changes the size, as a user does with a window.
  public func resize(to size: Size) {
    guard size != screen.size else { return }
    setSize(size)
    screen.resize(to: size)
  }

  private func setSize(_ size: Size) {
    var window = winsize()
    (window.ws_col, window.ws_row) = (UInt16(size.columns), UInt16(size.rows))
    _ = ioctl(file, UInt(TIOCSWINSZ), &window)
  }

  /// Another program writes to the terminal.
  public func spoil() { screen.spoil() }

  /// Takes in what `body` writes to standard output.
  public func take<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    let reading = Reading(file)
    var thread = pthread_t()
    pthread_create(
      &thread, nil, runReading, Unmanaged.passUnretained(reading).toOpaque())
    defer {
      _ = Reading.end.withUnsafeBufferPointer { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      pthread_join(thread, nil)
      bytes = reading.bytes
      screen.feed(bytes)
    }
    try body()
  }

  /// How the screen differs from a frame after `body` has shown it; nil if it does not.
  ///
  /// `limits` takes from a look what the terminal does not have.
  public func fault(
    showing buffer: Buffer, caret: Point?, focus: Point? = nil, _ theme: Theme, _ depth: ColorDepth,
    limits: (inout EmulatedScreen.Look) -> Void = { _ in }, by body: () -> Void
  ) -> String? {
    resize(to: buffer.size)
    take(body)
    if let fault = screen.fault { return "The terminal does not know \(fault)." }
    if appearance.map({ $0 != (theme, depth) }) ?? true {
      appearance = (theme, depth)
      looks = [:]
    }
    let isOther = clusters !== buffer.clusters || shown.count != buffer.size.rows
    clusters = buffer.clusters
    if isOther { shown = Array(repeating: [], count: buffer.size.rows) }
    let touched = screen.takeTouchedRows()
    for row in 0..<buffer.size.rows {
      let fault = buffer.withRow(row) { cells -> String? in
        if !touched.contains(row), isSame(cells, shown[row]) { return nil }
        shown[row] = Array(cells)
        return self.fault(in: row, showing: cells, buffer.clusters, limits)
      }
      if let fault { return fault }
    }
    guard screen.isCursorShown == (caret != nil) else {
      return "The cursor is \(screen.isCursorShown ? "shown" : "hidden")."
    }
    if let place = caret ?? focus, place != screen.cursor {
      return "The cursor is at \(screen.cursor) instead of \(place)."
    }
    return nil
  }

  private func isSame(_ cells: UnsafeBufferPointer<Cell>, _ others: [Cell]) -> Bool {
    guard cells.count == others.count else { return false }
    let cells = UnsafeRawBufferPointer(cells)
    return others.withUnsafeBytes { others in
      guard let first = others.baseAddress, let second = cells.baseAddress else { return true }
      return memcmp(first, second, cells.count) == 0
    }
  }

  private func fault(
    in row: Int, showing cells: UnsafeBufferPointer<Cell>, _ clusters: Clusters,
    _ limits: (inout EmulatedScreen.Look) -> Void
  ) -> String? {
    for (column, spot) in screen.row(row).enumerated() {
      let cell = cells[column]
      var text = ""
      if cell.columns > 0 {
        text.unicodeScalars.append(contentsOf: clusters.scalars(of: cell.glyph))
      }
      var (shown, wanted) = (spot.look, look(of: cell))
      limits(&shown)
      limits(&wanted)
      if spot.text == " " {
        shown.forgetInk()
        wanted.forgetInk()
      }
      if spot.text != text || shown != wanted {
        return """
          The terminal shows “\(spot.text)” \(shown) in column \(column) of row \(row) at \
          \(screen.size) instead of “\(text)” \(wanted), after \
          \(String(decoding: bytes.suffix(500), as: UTF8.self).debugDescription).
          """
      }
    }
    return nil
  }

  /// The look of a cell, according to the other way in which frames become text for terminals.
  private func look(of cell: Cell) -> EmulatedScreen.Look {
    guard cell.halves == nil else { return newLook(of: cell) }
    if let look = looks[cell.style.rawValue] { return look }
    let look = newLook(of: Cell(glyph: 0x78, style: cell.style, columns: 1))
    looks[cell.style.rawValue] = look
    return look
  }

  private func newLook(of cell: Cell) -> EmulatedScreen.Look {
    let buffer = Buffer(size: Size(columns: 1, rows: 1))
    buffer[0, 0] = cell
    var screen = EmulatedScreen(size: Size(columns: 2, rows: 2))
    if let (theme, depth) = appearance {
      screen.feed(Array(buffer.ansi(theme: theme, depth: depth).utf8))
    }
    return screen.row(0)[0].look
  }
}

extension EmulatedScreen.Look {
  /// Removes what does not show in a blank cell.
  fileprivate mutating func forgetInk() {
    if !isUnderlined && !isReversed { foreground = .own }
    (isBold, isFaint) = (false, false)
  }
}

/// The body of a thread; no closure, which would belong to the main actor.
private func runReading(_ reading: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let reading { Unmanaged<Reading>.fromOpaque(reading).takeUnretainedValue().run() }
  return nil
}

/// Reads what a program writes, so that it is not blocked, up to a mark.
private final class Reading {
  /// What no frame has.
  static let end = Array("\u{1B}_end\u{1B}\\".utf8)

  private(set) var bytes: [UInt8] = []
  private let file: Int32

  init(_ file: Int32) {
    self.file = file
  }

  func run() {
    while bytes.suffix(Self.end.count) != Self.end[...] {
      var count = 0
      bytes += [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, filled in
        count = read(file, buffer.baseAddress, buffer.count)
        filled = max(count, 0)
      }
      if count <= 0 { return }
    }
    bytes.removeLast(Self.end.count)
  }
}
