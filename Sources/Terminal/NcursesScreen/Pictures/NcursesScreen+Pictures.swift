import TerminalUI

extension NcursesScreen {
  /// Finds out how the terminal draws pictures, when it has shown a frame that has some.
  ///
  /// Does nothing the second time.
  func seekGraphics(for buffer: Buffer) {
    guard let terminal, !hasSoughtGraphics, pictures == .cells else { return }
    hasSoughtGraphics = true
    guard pictureMode != .cells, pictureMode != nil || terminal.canBeAsked else { return }
    let pictures = ScreenPictures()
    _ = pictures.take(buffer.wholePictures) { _ in false }
    terminal.pictures = pictures
    if pictureMode != nil { return useGraphics() }
    ask(TerminalAnswer.question)
  }

  func adopt(cell size: PixelSize) {
    guard size != cell else { return }
    cell = size
    if pictureMode != nil { useGraphics() }
  }

  /// Draws pictures in the best way that the terminal has answered to know.
  func chooseGraphics(hasSixels: Bool) {
    guard pictureMode == nil, terminal?.pictures != nil else { return }
    pictureMode = hasKittyGraphics ? .kitty : hasSixels ? .sixel : .cells
    useGraphics()
  }

  /// Adopts the size of a cell, which may change with that of the screen.
  func measureCells() {
    guard let pictures = terminal?.pictures, pictureMode != nil else { return }
    if cell == nil {
      pictures.graphics = pictureMode?.graphics(terminal?.cell)
    } else {
      ask(TerminalAnswer.cellQuestion)
    }
  }

  private func useGraphics() {
    terminal?.draw(with: pictureMode?.graphics(cell ?? terminal?.cell))
  }
}
