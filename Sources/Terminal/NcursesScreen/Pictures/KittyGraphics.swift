import Raster
import TerminalUI

/// The graphics of kitty, Ghostty, Konsole, WezTerm and others: pictures over the text, which the
/// terminal remembers by their numbers.
///
/// See https://sw.kovidgoyal.net/kitty/graphics-protocol.
struct KittyGraphics: TerminalGraphics {
  /// Nil if it is not known: then pictures are sent in full.
  let cell: PixelSize?

  let isErasedByText = false
  let removal = "\u{1B}_Ga=d,d=A,q=2\u{1B}\\\u{1B}[2J"

  /// The most characters of a sequence.
  private static let chunk = 4096

  func canDraw(in frame: Rect, on screen: Size) -> Bool { true }

  func load(_ raster: Raster, for cells: Size, as number: Int) -> LoadedPicture {
    let pixels = reduced(raster, to: cells)
    let text = Base64.ascii(of: pixels.bytes)
    var upload: [UInt8] = []
    upload.reserveCapacity(text.count + text.count / 64 + 64)
    for start in stride(from: 0, to: text.count, by: Self.chunk) {
      let end = min(start + Self.chunk, text.count)
      let keys = start == 0 ? "a=t,f=24,t=d,i=\(number),s=\(pixels.width),v=\(pixels.height)," : ""
      upload += command("\(keys)q=2,m=\(end < text.count ? 1 : 0)", text[start..<end])
    }
    return LoadedPicture(
      number: number, raster: raster, cells: cells, upload: upload, cost: pixels.bytes.count)
  }

  func draw(_ picture: LoadedPicture, in frame: Rect) -> [UInt8] {
    let size = frame.size
    // The cursor stays (C=1). Above the text, whose half blocks would cover the picture.
    return command(
      "a=p,\(keys(of: picture, frame)),c=\(size.columns),r=\(size.rows),C=1,z=0,q=2")
  }

  func remove(_ picture: LoadedPicture, from frame: Rect) -> [UInt8] {
    command("a=d,d=i,\(keys(of: picture, frame)),q=2")
  }

  func unload(_ picture: LoadedPicture) -> [UInt8] {
    command("a=d,d=I,i=\(picture.number),q=2")
  }

  /// One picture may be in several places, each of which has a number of its own.
  private func keys(of picture: LoadedPicture, _ frame: Rect) -> String {
    "i=\(picture.number),p=\(frame.origin.row << 12 + frame.origin.column + 1)"
  }

  private func reduced(_ raster: Raster, to cells: Size) -> Raster {
    guard let room = cell?.times(cells) else { return raster }
    return raster.scaled(to: min(raster.width, room.width), by: min(raster.height, room.height))
  }

  private func command(_ keys: String, _ payload: ArraySlice<UInt8> = []) -> [UInt8] {
    var bytes = Array("\u{1B}_G\(keys)".utf8)
    if !payload.isEmpty { bytes.append(UInt8(ascii: ";")) }
    return bytes + payload + [0x1B, 0x5C]
  }
}
