import Expectations
import Phrases
import TerminalUITesting
import Testing

@testable import TerminalUI

/// Lists inside containers of every kind, under random keys, sizes and data.
@MainActor
struct ContainerTests {
  @Test(arguments: UInt64(1)...20)
  func `a list inside any containers is drawn as from nothing, and shows what is selected and hit`(
    seed: UInt64
  ) throws {
    var walk = Walk(seed: seed)
    for number in 0..<60 {
      if let fault = walk.step() {
        Issue.record("Seed \(seed), step \(number), \(walk.last), \(walk.words): \(fault)")
        return
      }
    }
  }
}

/// A window with containers at random, and what is done to it.
@MainActor
private struct Walk {
  private var random: SplitMix
  private let containers: RandomContainers
  private let window: Window
  /// What was done last.
  private(set) var last = ""

  private static let keys: [Key] = [
    .down, .down, .up, .pageDown, .pageUp, .home, .end, .tab, .backTab, .left, .right,
    .control("d"), .control("u"),
  ]

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    containers = RandomContainers(with: &random)
    window = Window(
      root: containers.root, size: Size(columns: 60, rows: 20),
      environment: Environment(language: .korean))
  }

  var words: String { containers.words }

  /// Does something, and returns what is wrong then.
  mutating func step() -> String? {
    _ = window.frame()
    switch below(20) {
    case ..<8: return press()
    case ..<10:
      resize()
      if below(2) == 0 { return press() }
    case 10, 11: change(containers.lists[below(containers.lists.count)])
    case 12: window.send(.key(.character("?")))
    case 13: window.send(.key(.escape))
    case ..<17: return turn()
    default: return click()
    }
    return drawnFault
  }

  private mutating func below(_ limit: Int) -> Int {
    Int.random(in: 0..<max(limit, 1), using: &random)
  }

  private mutating func resize() {
    let size = Size(columns: below(90), rows: below(30))
    last = "resize \(size)"
    window.send(.resize(size))
  }

  private mutating func change(_ list: RandomList) {
    last = "change \(list.name)"
    switch below(3) {
    case 0: list.edition += 1
    case 1: list.count = below(60)
    default: list.state.select(below(max(list.count, 1)))
    }
    list.view.setNeedsDisplay()
  }

  /// One key, or more than the window has rows, before one frame is drawn.
  private mutating func press() -> String? {
    let key = Self.keys[below(Self.keys.count)]
    let before = selection
    let count = below(4) == 0 ? 30 + below(60) : 1
    last = "\(key) × \(count)"
    for number in 0..<count {
      window.send(.key(key))
      if number == 20, below(3) == 0 { resize() }
    }
    if let fault = drawnFault { return fault }
    // The wheel may have moved it out of sight.
    return selection == before ? nil : selectionFault
  }

  private var selection: [Int] {
    let index = containers.lists.firstIndex { $0.state === window.focus.responder }
    return index.map { [$0, containers.lists[$0].state.selection] } ?? []
  }

  private mutating func turn() -> String? {
    guard let target = target, window.overlay == nil else { return nil }
    let before = shown[target.list.name] ?? []
    last = "wheel over \(target.list.name)\(target.row)"
    window.send(.mouse(Mouse(.wheel(1), at: target.point)))
    if let fault = drawnFault { return fault }
    guard let lowest = before.max(), lowest < target.list.count - 1 else { return nil }
    return shown[target.list.name] == before ? "The wheel does not show more." : nil
  }

  private mutating func click() -> String? {
    guard let target = target, window.overlay == nil else { return nil }
    last = "click on \(target.list.name)\(target.row)"
    window.send(.mouse(Mouse(.click, at: target.point)))
    guard target.list.state.selection == target.row else {
      return "The click has selected row \(target.list.state.selection)."
    }
    guard window.focus.responder === target.list.state else { return "The list has no focus." }
    return drawnFault ?? selectionFault
  }

  /// A row of a list that keys and the mouse reach.
  private var target: (list: RandomList, row: Int, point: Point)? {
    mutating get {
      let all = tokens.compactMap { token in
        containers.lists.first { $0.name == token.name && $0.isReachable }
          .map { (list: $0, row: token.row, point: token.point) }
      }
      return all.isEmpty ? nil : all[below(all.count)]
    }
  }

  private var drawnFault: String? { window.cacheFault ?? window.frame().fault }

  /// A list with the focus of which anything is in sight shows its selection.
  private var selectionFault: String? {
    let focused = containers.lists.first { $0.state === window.focus.responder }
    guard let focused, window.overlay == nil, let rows = shown[focused.name] else { return nil }
    return rows.contains(focused.state.selection)
      ? nil
      : "Row \(focused.state.selection) of \(focused.name) is selected and not in sight.\n"
        + window.frame().lines.joined(separator: "\n")
  }

  /// The rows in sight of each list.
  private var shown: [Character: Set<Int>] {
    var shown: [Character: Set<Int>] = [:]
    for token in tokens { shown[token.name, default: []].insert(token.row) }
    return shown
  }

  /// What rows say of themselves, and where.
  private var tokens: [(name: Character, row: Int, point: Point)] {
    let frame = window.frame()
    return (0..<frame.size.rows).flatMap { row in
      let text = String(
        String.UnicodeScalarView(
          frame.withRow(row) { cells in
            cells.map { (0x20..<0x7F).contains($0.glyph) ? UnicodeScalar($0.glyph) ?? "?" : "?" }
          }))
      return text.matches(of: /([a-z])(\d\d);/).map { match in
        (
          name: match.1.first ?? "?", row: Int(match.2) ?? -1,
          point: Point(
            column: text.distance(from: text.startIndex, to: match.range.lowerBound), row: row)
        )
      }
    }
  }
}
