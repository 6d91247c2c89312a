import Expectations
import Testing

@testable import TerminalUI

struct BarStackTests {
  private func pieces(_ values: [Int64], rows: Int = 2) -> [String] {
    let stack = BarStack(values, top: 16, rows: rows)
    return (0..<rows).map { row in
      stack.piece(inRow: row).map { piece in
        "\(piece.series) \(piece.eighths)" + (piece.above.map { " \($0)" } ?? "")
      } ?? "-"
    }
  }

  @Test func `segments stand on each other, the first one lowest`() {
    expectEqual(pieces([8, 8]), ["0 8", "1 8"])
    expectEqual(pieces([4, 8]), ["0 4 1", "1 4"])
    expectEqual(pieces([2, 2, 12]), ["0 2 2", "2 8"])
  }

  @Test(
    arguments: [
      ([16, 0, 0], [0, 0, 0, 0]), ([8, 2, 6], [0, 0, 1, 2]), ([8, 1, 7], [0, 0, 1, 2]),
      ([12, 1, 3], [0, 0, 0, 2]), ([9], [0, 0, 0]), ([8, 3], [0, 0, 1]), ([8, 1, 1], [0, 0, 1]),
      ([4, 4, 1], [0, 1, 2]), ([4, 5], [0, 1, nil]), ([0, 0], []),
    ] as [([Int64], [Int?])])
  func `a row of shades shows one series, and each is seen where there are rows`(
    values: [Int64], shades: [Int?]
  ) {
    expectEqual(BarStack(values, top: 16, rows: 4).shades, shades)
  }

  @Test func `a positive value is always visible, and nothing is above the scale`() {
    expectEqual(pieces([0, 0]), ["-", "-"])
    expectEqual(pieces([-5, 0, 1]), ["2 1", "-"])
    expectEqual(BarStack([1], top: 1_000_000, rows: 2).piece(inRow: 0)?.eighths, 1)
    expectEqual(pieces([99]), ["0 8", "0 8"])
    expectEqual(BarStack([5], top: 0, rows: 2).height, 0)
    expectEqual(BarStack([9], top: 16, rows: 2).height, 2)
    expectEqual(BarStack([9], top: 16, rows: 2).piece(inRow: -1), nil)
  }
}
