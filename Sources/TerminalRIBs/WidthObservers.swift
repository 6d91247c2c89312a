/// The observers of a stage that changes between wide and narrow.
@MainActor
final class WidthObservers {
  /// Ends when it is freed.
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

  /// Calls the observers in the order in which they were added.
  func tell(_ isWide: Bool) {
    for entry in entries { entry.observation?.onChange(isWide) }
  }
}
