import TerminalUI

/// The pictures that the terminal draws itself, over their cells.
@MainActor
final class ScreenPictures {
  /// Nil until the terminal has said how it draws pictures.
  var graphics: (any TerminalGraphics)?

  /// The pictures of the last frame.
  private var wanted: [PlacedPicture] = []
  /// Those on the screen.
  private var shown: [Drawing] = []
  /// Those that need not be loaded again, the one that was shown longest ago first.
  private var loaded: [LoadedPicture] = []
  private var lastNumber = 0

  private static let mostLoaded = 64
  /// In bytes.
  private static let mostMemory = 16 << 20

  private struct Drawing: Equatable {
    let number: Int
    let frame: Rect
  }

  /// Whether no picture is on the screen or about to be.
  var isEmpty: Bool { wanted.isEmpty && shown.isEmpty }

  /// Takes the pictures of a frame; `isWritten` says of a rectangle whether the frame changes its
  /// cells.
  ///
  /// Returns the rectangles of which whole rows have to be written again, since pictures go there.
  func take(_ pictures: [PlacedPicture], isWritten: (Rect) -> Bool) -> [Rect] {
    wanted = pictures
    guard let graphics, graphics.isErasedByText else { return [] }
    let going = shown.filter { !isWanted($0) }.map(\.frame)
    shown.removeAll { drawing in
      isWritten(drawing.frame) || going.contains { $0.rows.overlaps(drawing.frame.rows) }
    }
    return going
  }

  /// What makes the terminal show the pictures of the frame, after its cells were written.
  func update(on screen: Size) -> [UInt8] {
    guard let graphics, !isEmpty else { return [] }
    var bytes: [UInt8] = []
    for drawing in shown where !isWanted(drawing) {
      if let picture = loaded.first(where: { $0.number == drawing.number }) {
        bytes += graphics.remove(picture, from: drawing.frame)
      }
    }
    shown.removeAll { !isWanted($0) }
    let drawings = wanted.filter {
      isInside($0.frame, screen) && graphics.canDraw(in: $0.frame, on: screen)
    }.map { placed in
      (picture: load(placed, graphics, &bytes), frame: placed.frame)
    }
    let new = drawings.filter { !shown.contains(Drawing(number: $0.number, frame: $1)) }
    guard !new.isEmpty else { return bytes }
    // The cursor is saved and restored.
    bytes += [0x1B, 0x37]
    for (picture, frame) in new {
      bytes += Array("\u{1B}[\(frame.origin.row + 1);\(frame.origin.column + 1)H".utf8)
      bytes += graphics.draw(picture, in: frame)
      shown.append(Drawing(number: picture.number, frame: frame))
    }
    return bytes + [0x1B, 0x38]
  }

  /// False for a frame of a larger screen, before that of the new size is drawn.
  private func isInside(_ frame: Rect, _ screen: Size) -> Bool {
    frame.intersection(Rect(size: screen)) == frame
  }

  /// Forgets what is on the screen and in the terminal's memory; returns what frees that.
  func clear() -> [UInt8] {
    defer {
      shown = []
      loaded = []
    }
    return graphics.map { loaded.flatMap($0.unload) } ?? []
  }

  private func isWanted(_ drawing: Drawing) -> Bool {
    wanted.contains { $0.frame == drawing.frame && number(of: $0) == drawing.number }
  }

  private func number(of placed: PlacedPicture) -> Int? {
    index(of: placed).map { loaded[$0].number }
  }

  private func index(of placed: PlacedPicture) -> Int? {
    loaded.firstIndex { $0.cells == placed.frame.size && $0.raster == placed.raster }
  }

  private func load(
    _ placed: PlacedPicture, _ graphics: any TerminalGraphics, _ bytes: inout [UInt8]
  ) -> LoadedPicture {
    if let index = index(of: placed) {
      loaded.append(loaded.remove(at: index))
      return loaded[loaded.count - 1]
    }
    lastNumber += 1
    var picture = graphics.load(placed.raster, for: placed.frame.size, as: lastNumber)
    bytes += picture.upload
    picture.upload = []
    loaded.append(picture)
    while loaded.count > Self.mostLoaded || loaded.reduce(0, { $0 + $1.cost }) > Self.mostMemory,
      let index = loaded.firstIndex(where: { old in
        !wanted.contains { number(of: $0) == old.number }
      })
    {
      bytes += graphics.unload(loaded.remove(at: index))
    }
    return picture
  }
}

extension Rect {
  fileprivate var rows: Range<Int> { origin.row..<endRow }
}
