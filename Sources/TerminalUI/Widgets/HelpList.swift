/// A list of the current keys and their titles.
struct HelpList: CompositeWidget {
  private struct Entry {
    var keys: [Key]
    let title: String
  }

  private let entries: [Entry]
  private let state: ListState

  /// `bindings` of the focus come first; keys hide later bindings of the same key.
  init(_ bindings: [KeyBinding], _ state: ListState) {
    var seen: Set<Key> = []
    var entries: [Entry] = []
    for binding in bindings {
      let keys = binding.keys.filter { seen.insert($0).inserted }
      guard !keys.isEmpty else { continue }
      if entries.last?.title == binding.title {
        entries[entries.count - 1].keys += keys
      } else {
        entries.append(Entry(keys: keys, title: binding.title))
      }
    }
    self.entries = entries
    self.state = state
  }

  func size(in offered: Size, _ environment: Environment) -> Size {
    let titles = entries.map { environment.columns(of: $0.title) }.max() ?? 0
    let bar = entries.count > offered.rows ? ScrollBar.columns : 0
    return Size(columns: 2 + keyColumns(environment) + 2 + titles + bar, rows: entries.count)
      .limited(to: offered)
  }

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let columns = keyColumns(environment)
    return List("", state, count: entries.count) { index in
      Columns(
        spacing: 2, .fixed(columns, Label(keyNames(of: entries[index], environment))),
        .flexible(Label(entries[index].title, Style(.dim))))
    }
  }

  func describe(to speech: Speech) {
    for entry in entries {
      speech.say("\(keyNames(of: entry, speech.environment)): \(entry.title)")
    }
  }

  private func keyColumns(_ environment: Environment) -> Int {
    entries.map { environment.columns(of: keyNames(of: $0, environment)) }.max() ?? 0
  }

  private func keyNames(of entry: Entry, _ environment: Environment) -> String {
    entry.keys.map { environment.name(of: $0) }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
