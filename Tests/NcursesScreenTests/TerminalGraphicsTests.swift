import Expectations
import Raster
import TerminalUI
import Testing

@testable import NcursesScreen

struct TerminalGraphicsTests {
  private let red = Raster(width: 2, height: 1, bytes: [255, 0, 0, 255, 0, 0])
  private let frame = Rect(column: 4, row: 2, columns: 3, rows: 2)

  private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "⎋")
  }

  private func noise(_ width: Int, _ height: Int) -> Raster {
    Raster(
      width: width, height: height, bytes: (0..<width * height * 3).map { UInt8($0 * 37 % 251) })
  }

  @Test func `kitty is sent a picture once and draws it by its number`() {
    let kitty = KittyGraphics(cell: nil)
    let picture = kitty.load(red, for: frame.size, as: 7)
    expectEqual(text(picture.upload), "⎋_Ga=t,f=24,t=d,i=7,s=2,v=1,q=2,m=0;/wAA/wAA⎋\\")
    #expect(picture.cost == 6 && picture.drawing.isEmpty)
    expectEqual(text(kitty.draw(picture, in: frame)), "⎋_Ga=p,i=7,p=8197,c=3,r=2,C=1,z=0,q=2⎋\\")
    expectEqual(text(kitty.remove(picture, from: frame)), "⎋_Ga=d,d=i,i=7,p=8197,q=2⎋\\")
    expectEqual(text(kitty.unload(picture)), "⎋_Ga=d,d=I,i=7,q=2⎋\\")
  }

  @Test func `a large picture comes in chunks of 4,096 characters`() {
    let raster = noise(64, 48)
    let picture = KittyGraphics(cell: nil).load(raster, for: frame.size, as: 1)
    let sequences = text(picture.upload).split(separator: "⎋\\").map(String.init)
    let parts = sequences.map { $0.split(separator: ";").map(String.init) }
    expectEqual(
      parts.map(\.[0]), ["⎋_Ga=t,f=24,t=d,i=1,s=64,v=48,q=2,m=1", "⎋_Gq=2,m=1", "⎋_Gq=2,m=0"])
    expectEqual(parts.map(\.[1].count), [4096, 4096, 4096])
    expectEqual(parts.map(\.[1]).joined(), Base64.text(of: raster.bytes))
  }

  @Test func `kitty is sent no more pixels than the cells have`() throws {
    let cell = try #require(PixelSize(width: 4, height: 8))
    let kitty = KittyGraphics(cell: cell)
    let picture = kitty.load(noise(100, 10), for: frame.size, as: 1)
    #expect(text(picture.upload).contains("s=12,v=10,"))
  }

  @Test func `sixels have the size of their cells, and keep off the last row`() throws {
    let sixel = SixelGraphics(cell: try #require(PixelSize(width: 4, height: 8)))
    let picture = sixel.load(red, for: frame.size, as: 1)
    #expect(text(picture.drawing).hasPrefix("⎋P0;1;0q\"1;1;12;16"))
    #expect(sixel.draw(picture, in: frame) == picture.drawing && picture.upload.isEmpty)
    expectEqual(picture.cost, picture.drawing.count)
    #expect(sixel.canDraw(in: frame, on: Size(columns: 80, rows: 5)))
    #expect(!sixel.canDraw(in: frame, on: Size(columns: 80, rows: 4)))
    let large = Rect(columns: 1_000, rows: 1_000)
    #expect(!sixel.canDraw(in: large, on: Size(columns: 2_000, rows: 2_000)))
    #expect(KittyGraphics(cell: nil).canDraw(in: frame, on: Size(columns: 80, rows: 4)))
  }

  @Test func `the size of a cell is what a cell can have`() {
    for (width, height) in [(0, 8), (8, 0), (-1, 8), (8, 1_001)] {
      expectEqual(PixelSize(width: width, height: height), nil)
    }
  }
}
