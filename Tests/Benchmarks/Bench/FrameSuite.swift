import Phrases
import TerminalRIBs
import TerminalUI

/// What a frame of a usual screen costs: drawn into cells, and compared with the one before.
@MainActor let frameSuite = Suite(name: "frame") {
  [Size(columns: 80, rows: 24), Size(columns: 200, rows: 50)].flatMap { size in
    @MainActor func measure(
      _ name: String, rows: ClosedRange<Int>, _ change: @escaping @MainActor (Stand) -> Void
    ) -> Measure {
      let stand = Stand(size)
      return Measure("\(size): \(name)", unit: "us") {
        try time(per: Stand.frames) { try stand.draw(rows: rows, change) } / 1_000
      }
    }
    return [
      measure("nothing changed", rows: 0...0) { $0.root.setNeedsDisplay(.content) },
      measure("one row changed, around the list", rows: 1...1) { $0.changeStatus() },
      measure("a key, which changes two rows", rows: 2...2) { $0.pressKey() },
      measure("one row changed, in the view of the list", rows: 1...1) { $0.changeNote() },
      measure("all rows of the list changed", rows: size.rows - 6...size.rows - 6) {
        $0.changePeople()
      },
    ]
  }
}

/// A screen that is changed and drawn again and again.
@MainActor
private final class Stand {
  static let frames = 200

  let root = PeopleFrameView(PeopleRows.Model())
  private let window: Window
  private let screen = ShownRows()
  private var step = 0

  init(_ size: Size) {
    window = Window(root: root, size: size, environment: Environment(language: .korean))
    _ = screen.show(window.frame())
  }

  func draw(rows: ClosedRange<Int>, _ change: (Stand) -> Void) throws {
    for _ in 0..<Self.frames {
      step += 1
      change(self)
      let changed = screen.show(window.frame())
      guard rows.contains(changed) else {
        throw WrongFrame(rows: changed, expected: "\(rows.lowerBound)")
      }
    }
  }

  func changeStatus() {
    root.name = step % 2 == 0 ? "김하늘" : "이하늘"
    root.setNeedsDisplay(.content)
  }

  func changeNote() {
    var model = root.people.model
    model.note = step % 2 == 0 ? "표본" : "3분 전"
    root.people.show(model)
  }

  func changePeople() {
    var model = root.people.model
    model.generation += 1
    root.people.show(model)
  }

  /// Between the first two rows, so that nothing scrolls.
  func pressKey() { window.send(.key(step % 2 == 0 ? .up : .down)) }
}
