import TerminalUI

/// The links on the screen, which ncurses does not know: their cells are written once more, after it
/// has written them.
struct ScreenLinks {
  /// Those of the last frame.
  private var wanted: [LinkedText] = []
  /// Those that are on the screen.
  private var shown: [LinkedText] = []

  var isEmpty: Bool { wanted.isEmpty && shown.isEmpty }

  /// Takes the links of a frame; `isWritten` says of a rectangle whether the frame changes its cells.
  mutating func take(_ links: [LinkedText], isWritten: (Rect) -> Bool) {
    wanted = links
    shown.removeAll { isWritten($0.frame) }
  }

  /// What writes the links that are not on the screen; the cursor is saved and restored.
  mutating func update() -> [UInt8] {
    let new = wanted.filter { !shown.contains($0) }
    shown = wanted
    guard !new.isEmpty else { return [] }
    let texts = new.map { link in
      // Parts of one link are known by their number, as where it continues in the next row.
      """
      \u{1B}[\(link.frame.origin.row + 1);\(link.frame.origin.column + 1)H\
      \u{1B}]8;id=\(Self.number(of: link.address));\(link.address)\u{1B}\\\(link.text)\
      \u{1B}]8;;\u{1B}\\
      """
    }
    return [0x1B, 0x37] + Array(texts.joined().utf8) + [0x1B, 0x38]
  }

  /// Forgets what is on the screen, which was cleared.
  mutating func clear() { shown = [] }

  /// The same in every frame (FNV-1a).
  private static func number(of address: String) -> UInt32 {
    address.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }
}
