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
    #expect(pieces([8, 8]) == ["0 8", "1 8"])
    #expect(pieces([4, 8]) == ["0 4 1", "1 4"])
    #expect(pieces([2, 2, 12]) == ["0 2 2", "2 8"])
  }

  @Test func `a positive value is always visible, and nothing is above the scale`() {
    #expect(pieces([0, 0]) == ["-", "-"])
    #expect(pieces([-5, 0, 1]) == ["2 1", "-"])
    #expect(BarStack([1], top: 1_000_000, rows: 2).piece(inRow: 0)?.eighths == 1)
    #expect(pieces([99]) == ["0 8", "0 8"])
    #expect(BarStack([5], top: 0, rows: 2).height == 0)
    #expect(BarStack([9], top: 16, rows: 2).height == 2)
    #expect(BarStack([9], top: 16, rows: 2).piece(inRow: -1) == nil)
  }
}
