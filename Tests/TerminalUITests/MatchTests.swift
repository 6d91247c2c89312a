import Expectations
import Testing

@testable import TerminalUI

/// Rows that were searched for.
@MainActor
struct MatchTests {
  private let list = ListState()
  private let names = ["김민수 KR", "Daan de Vries", "김 민수 123"]

  private func styles(_ search: String) -> [String] {
    list.search = search
    list.select(names.count)
    let rows = List("", list, count: names.count + 1) { Label((names + ["-"])[$0]) }
    return Array(Drawing(of: rows, 20, 4).buffer.styleLines.dropLast())
  }

  @Test func `what was searched for is underlined`() {
    expectEqual(styles(""), ["", "", ""])
    expectEqual(styles("민"), ["....__", "", ".....__"])
    expectEqual(styles("de"), ["", ".......__", ""])
    expectEqual(styles("nothing"), ["", "", ""])
  }

  @Test func `initials, other cases and words match as the search does`() {
    expectEqual(styles("ㄱㅁ").first, "..____")
    expectEqual(styles("VRIES")[1], ".........._____")
    expectEqual(styles("kr 김")[0], "..__.....__")
  }

  @Test func `it keeps its colour, also in the selection`() {
    list.search = "a"
    list.select(1)
    let rows = List("", list, count: names.count) { Label(names[$0]) }
    let buffer = Drawing(of: rows, 20, 3, focus: list).buffer
    expectEqual(buffer[3, 1].style, Style(on: .selection, bold: true, underlined: true))
  }

  @Test func `n and N go through what was found, round the ends, only after a search`() {
    let rows = List("", list, count: names.count) { Label(names[$0]) }
    _ = Drawing(of: rows, 20, 3)
    #expect(!press(.character("n"), list))
    list.search = "a"
    var seen: [Int] = []
    list.onSelect = { seen.append($0) }
    for key in ["n", "n", "n", "N", "N"] as [Character] { press(.character(key), list) }
    expectEqual(seen, [1, 2, 0, 2, 1])
  }
}
