import Expectations
import Geography
import Platform
import Testing

@testable import TerminalUI

struct MapViewportTests {
  /// In the box, which is about Korea.
  private let seoul = Mercator(latitude: 37.5665, longitude: 126.978)
  private let box = CoordinateBox(latitudes: 34...38.5, longitudes: 126...129.5)

  private func viewport(_ columns: Int = 80, _ rows: Int = 24) -> MapViewport {
    var viewport = MapViewport()
    viewport.size = Size(columns: columns, rows: rows)
    viewport.fit(box)
    return viewport
  }

  private func corners(of box: CoordinateBox) -> (low: Mercator, high: Mercator) {
    (
      Mercator(latitude: box.latitudes.lowerBound, longitude: box.longitudes.lowerBound),
      Mercator(latitude: box.latitudes.upperBound, longitude: box.longitudes.upperBound)
    )
  }

  /// The box is 389,618 m wide and 621,500 m high; at 80 × 24 there are 155 × 87 dots for it.
  private static let fits: [(columns: Int, rows: Int, metresPerDot: Double)] = [
    (80, 24, 7_143.7), (200, 10, 20_048.4), (20, 24, 11_131.9), (3, 3, 389_618.2),
    (1, 1, 621_499.8), (2, 50, 389_618.2), (0, 0, 621_499.8),
  ]

  @Test func `a box is shown as large as possible, with a margin of one cell`() {
    let (low, high) = corners(of: box)
    for (columns, rows, metresPerDot) in Self.fits {
      let viewport = viewport(columns, rows)
      let ratio = viewport.metresPerDot / metresPerDot
      #expect(abs(ratio - 1) < 0.0001, "\(columns) \(rows) \(viewport.metresPerDot)")
      expectEqual(viewport.center, Mercator(x: (low.x + high.x) / 2, y: (low.y + high.y) / 2))
    }
  }

  @Test func `a box is in view with its margin`() {
    let (viewport, (low, high)) = (viewport(), corners(of: box))
    expectEqual(viewport.dot(of: high).y, 4)
    expectEqual(viewport.dot(of: low).y, 91)
    expectEqual(viewport.dot(of: viewport.center), Dot(x: 80, y: 48))
  }

  @Test func `a single place is shown with its surroundings`() {
    var viewport = viewport()
    viewport.fit(CoordinateBox(latitudes: 37.5...37.5, longitudes: 127...127))
    expectEqual(viewport.metresPerDot, 10)
    expectEqual(viewport.dot(of: Mercator(latitude: 37.5, longitude: 127)), Dot(x: 80, y: 48))
  }

  @Test func `dots are square, and counted to the right and down`() {
    let viewport = viewport()
    let center = viewport.center
    let step = 10.5 * viewport.metresPerDot
    expectEqual(viewport.dot(of: Mercator(x: center.x + step, y: center.y)), Dot(x: 90, y: 48))
    expectEqual(viewport.dot(of: Mercator(x: center.x - step, y: center.y)), Dot(x: 69, y: 48))
    expectEqual(viewport.dot(of: Mercator(x: center.x, y: center.y + step)), Dot(x: 80, y: 37))
    expectEqual(viewport.dot(of: Mercator(x: center.x, y: center.y - step)), Dot(x: 80, y: 58))
  }

  @Test func `cells left of and above the view are negative`() {
    expectEqual(Dot(x: -1, y: -1).cell, Point(column: -1, row: -1))
    expectEqual(Dot(x: -2, y: -5).cell, Point(column: -1, row: -2))
    expectEqual(Dot(x: 3, y: 7).cell, Point(column: 1, row: 1))
  }

  @Test(arguments: [0.5, 1, -1, -0.5, 3])
  func `zooming keeps the place under the mouse in its cell`(steps: Double) {
    let viewport = viewport()
    for cell in [Point(), Point(column: 79, row: 23), Point(column: 13, row: 5)] {
      let place = viewport.place(of: cell)
      expectEqual(viewport.dot(of: place).cell, cell)
      let zoomed = viewport.zoomed(steps, about: place)
      expectEqual(zoomed.dot(of: place).cell, cell)
      #expect(abs(zoomed.metresPerDot * exp2(steps) / viewport.metresPerDot - 1) < 1e-9)
    }
  }

  @Test func `the middle of a cell is between its dots`() {
    let viewport = viewport()
    let place = viewport.place(of: Point(column: 41, row: 13))
    #expect(abs(place.x - viewport.center.x - 3 * viewport.metresPerDot) < 0.001)
    #expect(abs(viewport.center.y - place.y - 6 * viewport.metresPerDot) < 0.001)
  }

  @Test func `zooming ends at some 50 m and at the whole world`() {
    var viewport = viewport()
    viewport = viewport.zoomed(40, about: seoul)
    expectEqual(viewport.metresPerDot, 0.3)
    expectEqual(viewport.zoomed(1, about: seoul), viewport)
    viewport = viewport.zoomed(-60, about: seoul)
    expectEqual(viewport.metresPerDot, Mercator.edge / 48)
    expectEqual(viewport.zoomed(-1, about: viewport.center), viewport)
    viewport.fit(CoordinateBox(latitudes: -90...90, longitudes: -180...180))
    expectEqual(viewport.dot(of: Mercator(latitude: 0, longitude: -180)), Dot(x: 32, y: 48))
    expectEqual(viewport.dot(of: Mercator(latitude: 90, longitude: 179)), Dot(x: 127, y: 0))
  }

  @Test func `a key moves the view by a quarter, in whole cells`() {
    let viewport = viewport(83, 24)
    let dot = viewport.dot(of: seoul)
    func moved(_ right: Int, _ down: Int) -> Dot {
      viewport.panned(right: right, down: down).dot(of: seoul)
    }
    expectEqual(moved(1, 0), Dot(x: dot.x - 40, y: dot.y))
    expectEqual(moved(-1, 0), Dot(x: dot.x + 40, y: dot.y))
    expectEqual(moved(0, 1), Dot(x: dot.x, y: dot.y - 24))
    expectEqual(moved(0, -1), Dot(x: dot.x, y: dot.y + 24))
    let tiny = self.viewport(1, 1)
    expectEqual(tiny.panned(right: 1).dot(of: seoul).x, tiny.dot(of: seoul).x - 2)
    expectEqual(tiny.panned(down: 1).dot(of: seoul).y, tiny.dot(of: seoul).y - 4)
  }

  @Test func `the middle of the view stays in the world`() {
    var viewport = viewport().zoomed(-9, about: seoul)
    for _ in 0..<9 { viewport = viewport.panned(right: 1, down: -1) }
    expectEqual(viewport.center, Mercator(x: Mercator.edge, y: Mercator.edge))
    expectEqual(viewport.panned(right: 1), viewport)
  }

  @Test func `what is out of view is brought to the second cell, and no further`() {
    let home = viewport()
    func cell(afterRevealing cell: Point, in columns: Int = 80, _ rows: Int = 24) -> Point? {
      var viewport = home
      viewport.size = Size(columns: columns, rows: rows)
      let place = viewport.place(of: cell)
      return viewport.reveal(place) ? viewport.dot(of: place).cell : nil
    }
    expectEqual(cell(afterRevealing: Point(column: -1, row: 5)), Point(column: 1, row: 5))
    expectEqual(cell(afterRevealing: Point(column: 80, row: 5)), Point(column: 78, row: 5))
    expectEqual(cell(afterRevealing: Point(column: 90, row: -9)), Point(column: 78, row: 1))
    expectEqual(cell(afterRevealing: Point(column: 7, row: 24)), Point(column: 7, row: 22))
    expectEqual(cell(afterRevealing: Point(column: 0, row: 0)), nil)
    expectEqual(cell(afterRevealing: Point(column: 79, row: 23)), nil)
    expectEqual(cell(afterRevealing: Point(column: 9, row: 9), in: 2, 3), Point(column: 1, row: 1))
    expectEqual(cell(afterRevealing: Point(column: 3, row: -1), in: 3, 1), Point(column: 1, row: 0))
  }
}
