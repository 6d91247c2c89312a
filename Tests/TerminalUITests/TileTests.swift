import Expectations
import Headless
import Testing

@testable import TerminalUI

@MainActor
struct TileTests {
  private let state = ButtonState()
  private var tile: Tile { Tile("슈퍼택시", line: "우리집 → 회사", state) }

  @Test func `a tile has its line below its title`() {
    expectEqual(Drawing(of: tile, 18, 2).lines, ["  슈퍼택시", "  우리집 → 회사"])
    expectEqual(Drawing(of: tile, 18, 2).styles, ["", "..ddddddddddddd"])
    expectEqual(Drawing(of: tile, 10, 2).lines, ["  슈퍼택시", "  우리집 …"])
  }

  @Test func `in one row the line stands beside it, or is left out`() {
    expectEqual(Drawing(of: tile, 30, 1).lines, ["  슈퍼택시  우리집 → 회사"])
    expectEqual(Drawing(of: tile, 19, 1).lines, ["  슈퍼택시  우리집…"])
    expectEqual(Drawing(of: tile, 17, 1).lines, ["  슈퍼택시"])
  }

  @Test func `a figure is left out rather than cut to another one`() {
    let tile = Tile("슈퍼택시", line: "1회 · 11월", state)
    expectEqual(Drawing(of: tile, 22, 1).lines, ["  슈퍼택시  1회 · 11월"])
    for columns in 15...21 { expectEqual(Drawing(of: tile, columns, 1).lines, ["  슈퍼택시  1회"]) }
    expectEqual(Drawing(of: tile, 14, 1).lines, ["  슈퍼택시"])
    expectEqual(Drawing(of: tile, 10, 2).lines, ["  슈퍼택시", "  1회"])
    let english = Tile("SuperTaxi", line: "12 rides in Nov", state)
    expectEqual(Drawing(of: english, 20, 1).lines, ["  SuperTaxi"])
  }

  @Test func `the focus is seen without colour, and enter presses`() {
    var presses = 0
    state.onPress = { presses += 1 }
    let picture = Drawing(of: tile, 18, 2, focus: state)
    expectEqual(picture.lines, ["▌ 슈퍼택시", "  우리집 → 회사"])
    expectEqual(picture.styles, ["ssSSSSSSSSssssssss", "ssssssssssssssssss"])
    #expect(press(.enter, state))
    expectEqual(presses, 1)
  }

  @Test func `a tile says what it is`() {
    expectEqual(words(of: tile, focus: state), ["> 버튼 슈퍼택시: 우리집 → 회사"])
  }

  @Test func `what is passive is seen and not reached`() {
    let picture = Drawing(of: Disabled(tile), 18, 2, focus: state)
    expectEqual(picture.lines, ["  슈퍼택시", "  우리집 → 회사"])
    #expect(picture.placed.isEmpty)
    expectEqual(words(of: Disabled(tile)), ["버튼 슈퍼택시: 우리집 → 회사"])
  }
}
