import Expectations
import TerminalUI
import TerminalUITesting
import Testing

@MainActor
struct FrameFaultTests {
  private let buffer = Buffer(size: Size(columns: 3, rows: 2))

  private func put(_ glyph: UInt32, _ columns: UInt8, at column: Int) {
    buffer[column, 1] = Cell(glyph: glyph, style: .plain, columns: columns)
  }

  @Test func `whole characters are sound`() {
    put(0xAC00, 2, at: 0)
    put(0x20, 0, at: 1)
    expectEqual(buffer.fault, nil)
  }

  @Test func `halves of wide characters are faults`() {
    put(0xAC00, 2, at: 0)
    expectEqual(buffer.fault, "half a wide character in column 1 of row 1 at 3x2")
    put(0x41, 1, at: 0)
    put(0x20, 0, at: 1)
    expectEqual(buffer.fault, "half a wide character in column 1 of row 1 at 3x2")
    put(0x41, 1, at: 1)
    put(0xAC00, 2, at: 2)
    expectEqual(buffer.fault, "half a wide character at the end of row 1 at 3x2")
    put(0x41, 3, at: 2)
    expectEqual(buffer.fault, "3 columns in column 2 of row 1 at 3x2")
  }

  @Test(arguments: [0x07, 0x1B, 0x7F, 0x9B, 0x202E] as [UInt32])
  func `controls are faults`(glyph: UInt32) {
    put(glyph, 1, at: 2)
    expectEqual(buffer.fault, "a control character in column 2 of row 1 at 3x2")
  }

  @Test func `controls inside a cluster are faults, and so is what is no character`() {
    put(buffer.clusters.glyph(of: ["a", "\u{202E}"]), 1, at: 0)
    expectEqual(buffer.fault, "a control character in column 0 of row 1 at 3x2")
    put(0xD800, 1, at: 0)
    expectEqual(buffer.fault, "nothing that can be drawn in column 0 of row 1 at 3x2")
  }
}
