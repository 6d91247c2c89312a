import Expectations
import Geography
import Headless
import Platform
import Testing

@testable import TerminalUI

/// The bar that shows the scale of a map.
@MainActor
struct MapScaleTests {
  private let state = MapState()

  /// The bar of a map whose middle is at a latitude, fitted to so many degrees of longitude.
  private func bar(
    _ degrees: Double, at latitude: Double = 0, _ columns: Int = 42, _ rows: Int = 4,
    marks: [MapMark] = [], symbols: Symbols = .unicode
  ) -> ScreenLines {
    state.fit(
      CoordinateBox(
        latitudes: latitude...latitude, longitudes: 127 - degrees / 2...127 + degrees / 2))
    return Drawing(
      of: Map("", state, layers: [.marks(marks)]), columns, rows, symbols: symbols
    ).lines
  }

  /// 79 dots are as wide as the box; a degree is 111.3 km at the equator.
  private static let scales: [(degrees: Double, latitude: Double, bar: String)] = [
    // 2.82 km a column: 28.2 km at most.
    (1, 0, "╰─────╯ 20 km"), (1, 60, "╰─────╯ 10 km"), (2, 0, "╰───────╯ 50 km"),
    (4, 0, "╰───────╯ 100 km"), (0.1, 0, "╰─────╯ 2 km"), (0.04, 0, "╰───────╯ 1 km"),
    (0.03, 0, "╰────╯ 500 m"), (90, 0, "╰──────╯ 2,000 km"),
  ]

  @Test func `it is as long as a round distance on the ground, at most a quarter of the map`() {
    for (degrees, latitude, expected) in Self.scales {
      expectEqual(bar(degrees, at: latitude), ["", "", "", expected], "\(degrees) \(latitude)")
    }
    expectEqual(bar(1, symbols: .ascii), ["", "", "", "+-----+ 20 km"])
  }

  @Test func `at any scale it has two columns at least`() {
    for columns in 20...60 {
      for step in 0..<60 {
        let degrees = exp2(-Double(step) / 5)
        let line = bar(degrees, columns).last ?? ""
        let length = line.prefix { $0 != " " }.count
        #expect(length >= 2 && length <= columns / 4, "\(columns) \(degrees) \(line)")
      }
    }
  }

  @Test func `small maps have none, nor those where it would be nothing`() {
    expectEqual(bar(1, 20, 4).count, 4)
    expectEqual(bar(1, 19, 4), [])
    expectEqual(bar(1, 20, 3), [])
    var viewport = MapViewport()
    viewport.size = Size(columns: 20, rows: 4)
    viewport.fit(CoordinateBox(latitudes: 85...85, longitudes: 0...0))
    #expect(ScaleBar(viewport) != nil)
    #expect(ScaleBar(viewport.zoomed(40, about: viewport.center)) == nil)
  }

  @Test func `it is in the first corner without a mark`() {
    func mark(_ column: Int, _ row: Int) -> MapMark {
      MapMark(
        "\(column) \(row)",
        at: .at(
          (6 - 4 * Double(row)) / 79, 127 + (2 * Double(column) - 41) / 79), label: "x",
        style: .plain, name: "")
    }
    let bar = "╰─────╯ 20 km"
    func lines(_ marks: MapMark...) -> ScreenLines { self.bar(1, marks: marks) }
    expectEqual(lines(mark(13, 3)), ["", "", "", bar + "x"])
    expectEqual(lines(mark(12, 3)), ["", "", "", "            x                " + bar])
    expectEqual(lines(mark(0, 3), mark(41, 3))[0], bar)
    expectEqual(
      lines(mark(0, 3), mark(29, 3), mark(5, 0))[0], "     x                       " + bar)
    expectEqual(
      lines(mark(0, 3), mark(29, 3), mark(5, 0), mark(41, 0)),
      [
        "     x                                   x", "", "",
        "x                            x",
      ])
  }

  @Test func `it is dim, and shows by its colour that the map has the focus`() {
    let map = Map("", state, layers: [])
    state.fit(CoordinateBox(latitudes: 0...0, longitudes: 126.5...127.5))
    expectEqual(Drawing(of: map, 42, 4).styles, ["", "", "", "ddddddddddddd"])
    expectEqual(Drawing(of: map, 42, 4, focus: state).styles, ["", "", "", "aaaaaaaaaaaaaa"])
  }
}
