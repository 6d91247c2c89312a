import Expectations
import Phrases
import TerminalRIBs
import TerminalUITesting

@testable import TerminalUI

/// A list whose rows say what they are: `a00;`, `a01;` and so on.
@MainActor
final class RandomList {
  let name: Character
  /// The view that it is drawn in.
  let view: ClosureView
  let state = ListState()
  var count: Int
  let sectionCount: Int
  /// Changes with the data.
  var edition = 0
  /// Whether keys and the mouse reach it.
  let isReachable: Bool

  init(view: ClosureView, name: Character, count: Int, sectionCount: Int, isReachable: Bool) {
    self.view = view
    self.name = name
    self.count = count
    self.sectionCount = sectionCount
    self.isReachable = isReachable
  }

  func text(of row: Int) -> String {
    "\(name)\(row < 10 ? "0" : "")\(row); \(hardTexts[(row + edition) % hardTexts.count])"
  }

  var widget: any Widget {
    guard sectionCount > 0 else {
      return List("", state, count: count) { Label(self.text(of: $0)) }
    }
    let share = count / sectionCount
    let sections = (0..<sectionCount).map {
      List.Section("#", count: $0 == 0 ? count - share * (sectionCount - 1) : share)
    }
    return List("", state, sections: sections) { Label(self.text(of: $0)) }
  }

  var table: any Widget {
    let columns = [
      TableColumn("#", .flexible(minimum: 6)), TableColumn("##", .fixed(7), rank: 2),
    ]
    return Table("", state, columns: columns, count: count) {
      TableRow([.init(self.text(of: $0)), .init("\(self.edition)")], isMarked: $0 % 5 == 0)
    }
  }
}

/// A view that calls a closure for its content each time it is drawn.
final class ClosureView: AnyView {
  var make: @MainActor () -> any Widget = { Blank() }

  override func body(in environment: Environment) -> any Widget { make() }
}

/// Containers inside one another, made at random, with lists at their ends.
@MainActor
struct RandomContainers {
  private(set) var lists: [RandomList] = []
  let root = ClosureView()

  /// What the containers are, from the outside in.
  private(set) var words = ""

  init(with random: inout SplitMix) {
    let content = content(depth: 3, in: root, isLow: true, isReachable: true, with: &random)
    root.make = { Framed(content()) }
  }

  /// With `isLow` the rows that it gets are limited.
  private mutating func content(
    depth: Int, in view: ClosureView, isLow: Bool, isReachable: Bool, with random: inout SplitMix
  ) -> @MainActor () -> any Widget {
    func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
    guard depth > 0, below(6) > 0 else { return list(in: view, isReachable, with: &random) }
    func note(_ word: String) { words += word + " " }
    func inner(
      _ isPassive: Bool = false, in innerView: ClosureView? = nil, isLow isInnerLow: Bool = true
    ) -> @MainActor () -> any Widget {
      content(
        depth: depth - 1, in: innerView ?? view, isLow: isLow && isInnerLow,
        isReachable: isReachable && !isPassive,
        with: &random)
    }
    // The last ones take all rows that there are.
    switch below(isLow ? 12 : 10) {
    case 0:
      note("Columns")
      let (first, second, spacing) = (inner(), inner(), below(3))
      return { Columns(spacing: spacing, .flexible(first(), minimum: 9), .flexible(second())) }
    case 1:
      note("Rows")
      let (first, second, spacing, rows) = (inner(), inner(), below(2), below(6))
      return {
        Rows(spacing: spacing, .fixed(rows, first()), .flexible(second(), minimum: 2))
      }
    case 2:
      note("Rows.intrinsic")
      let (first, second) = (inner(), inner())
      return { Rows(.intrinsic(first()), .minimum(3, second())) }
    case 3:
      note("Scroll")
      let (state, widget) = (ScrollState(), inner(isLow: false))
      return { Scroll(state, widget()) }
    case 4:
      note("Scroll.Rows")
      let (state, first, second) = (ScrollState(), inner(isLow: false), inner(isLow: false))
      return { Scroll(state, Rows(spacing: 1, .intrinsic(first()), .intrinsic(second()))) }
    case 5:
      note("Padding")
      let (widget, left, top) = (inner(), below(4), below(3))
      return { Padding(left: left, right: left / 2, top: top, bottom: top / 2, widget()) }
    case 6:
      note("Disabled")
      let (first, second) = (inner(true), inner())
      return { Columns(.flexible(Disabled(first())), .flexible(second())) }
    case 7:
      note("View")
      let view = ClosureView()
      view.make = inner(in: view)
      return { view }
    case 8:
      note("Toast")
      let widget = inner()
      return { Rows(.fixed(1, Toast("갈비")), .flexible(widget())) }
    case 9:
      note("Adaptive")
      let (first, second) = (inner(), inner())
      return {
        Adaptive { size, _ in
          guard size.columns < 40 else {
            return Columns(.flexible(first()), .flexible(second()))
          }
          return Rows(.flexible(first()), .flexible(second()))
        }
      }
    case 10:
      note("Split")
      let (first, second) = (inner(), inner())
      return { Split(first(), second(), minimum: (12, 12)) }
    default:
      note("Sheet")
      let (under, widget) = (inner(true), inner())
      return { Sheet(title: "갈비", content: widget(), over: under()) }
    }
  }

  private mutating func list(
    in view: ClosureView, _ isReachable: Bool, with random: inout SplitMix
  ) -> @MainActor () -> any Widget {
    let list = RandomList(
      view: view,
      name: Character(UnicodeScalar(UInt8(97 + lists.count % 26))),
      count: Int.random(in: 0..<60, using: &random),
      sectionCount: max(Int.random(in: -3..<4, using: &random), 0), isReachable: isReachable)
    lists.append(list)
    let isTable = Int.random(in: 0..<4, using: &random) == 0
    words += isTable ? "Table " : "List "
    return { isTable ? list.table : list.widget }
  }
}
