/// Who wants to know when a stage has become wide or narrow.
@MainActor
final class WidthObservers {
  /// One of them, as long as it is kept.
  private final class Observation {
    let onChange: @MainActor (Bool) -> Void

    init(_ onChange: @escaping @MainActor (Bool) -> Void) { self.onChange = onChange }
  }

  private struct Entry {
    weak var observation: Observation?
  }

  private var entries: [Entry] = []

  func add(_ onChange: @escaping @MainActor (Bool) -> Void) -> AnyObject {
    let observation = Observation(onChange)
    entries.removeAll { $0.observation == nil }
    entries.append(Entry(observation: observation))
    return observation
  }

  /// Tells those who were there before, in the order in which they came.
  func tell(_ isWide: Bool) {
    for entry in entries { entry.observation?.onChange(isWide) }
  }
}
