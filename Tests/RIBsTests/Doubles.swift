import RIBs

/// Lines that several doubles write one after another.
@MainActor final class Notes {
  private(set) var lines: [String] = []

  func write(_ line: String) { lines.append(line) }

  /// Returns the lines and begins anew.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Notes its lifecycle, and does there what a test asks for.
final class ScriptedInteractor: Interactor {
  var onActive: () -> Void = {}
  var onResign: () -> Void = {}
  private let label: String
  private let notes: Notes

  init(_ label: String, notes: Notes) {
    self.label = label
    self.notes = notes
  }

  override func didBecomeActive() {
    notes.write("\(label) active")
    onActive()
  }

  override func willResignActive() {
    notes.write("\(label) resigns")
    onResign()
  }
}

/// A riblet of any name, which notes what happens to it.
final class Riblet: Router<ScriptedInteractor> {
  var onLoad: () -> Void = {}
  private let label: String
  private let notes: Notes
  private let steps: Segment?

  init(_ label: String, notes: Notes, segment: Segment? = nil) {
    self.label = label
    self.notes = notes
    steps = segment
    super.init(interactor: ScriptedInteractor(label, notes: notes))
  }

  nonisolated override var name: String { label }

  override var segment: Segment? { steps }

  override func didLoad() {
    notes.write("\(label) loads")
    onLoad()
  }
}
