import Phrases
import Search

/// A list of the current keys and their titles, in groups or as found by a text.
@MainActor
struct HelpList: CompositeWidget {
  /// Keys with one title; the first of the bindings is run.
  struct Entry {
    var keys: [Key]
    let binding: KeyBinding

    func title(_ environment: Environment) -> String {
      binding.title.text(environment.language).sentenceCased
    }

    func keyNames(_ environment: Environment) -> String {
      keys.map { environment.name(of: $0) }.filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  private struct Group {
    let title: Phrase
    let isOfScreen: Bool
    var entries: [Entry]
  }

  private let groups: [Group]
  private let state: ListState
  /// Whether the groups have headings.
  private let hasHeadings: Bool

  /// Keys hide later bindings of the same key; groups without keys are left out, and the screen's own come first.
  init(_ groups: [KeyChain.Group], _ state: ListState, _ language: Language) {
    var seen: Set<Key> = []
    let reachable = groups.map { group in
      var entries: [Entry] = []
      for binding in group.bindings {
        let keys = binding.keys.filter { seen.insert($0).inserted }
        guard !keys.isEmpty, binding.isListed else { continue }
        if entries.last?.binding.title.text(language) == binding.title.text(language) {
          entries[entries.count - 1].keys += keys
        } else {
          entries.append(Entry(keys: keys, binding: binding))
        }
      }
      return Group(title: group.title, isOfScreen: group.isOfScreen, entries: entries)
    }.filter { !$0.entries.isEmpty }
    self.groups = reachable.filter(\.isOfScreen) + reachable.filter { !$0.isOfScreen }
    self.state = state
    hasHeadings = true
  }

  /// The entries of `list` that a text finds, the best first; all of them in groups for an empty one.
  init(_ list: HelpList, finding text: String, _ environment: Environment) {
    let query = FindQuery(text)
    state = list.state
    hasHeadings = query.isEmpty
    groups =
      query.isEmpty
      ? list.groups
      : [
        Group(
          title: TerminalText.help, isOfScreen: false,
          entries: query.best(.max, of: list.entries) {
            [$0.binding.title.text(environment.language), $0.keyNames(environment)]
          })
      ]
  }

  /// The entries in the order of the rows.
  var entries: [Entry] { groups.flatMap(\.entries) }

  func size(in offered: Size, _ environment: Environment) -> Size {
    let beside = columnsBesideKeys(in: offered.rows, environment)
    return Size(columns: beside + keyColumns(in: offered, environment), rows: rows)
      .limited(to: offered)
  }

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let (columns, entries) = (keyColumns(in: size, environment), entries)
    let row = { (index: Int) -> any Widget in
      Columns(
        spacing: 2, .fixed(columns, Label(entries[index].keyNames(environment))),
        .flexible(Label(entries[index].title(environment), Style(.dim))))
    }
    guard hasHeadings else {
      return List(title(environment), state, count: entries.count, row: row)
    }
    return List(
      title(environment), state,
      sections: groups.map {
        List.Section(heading(of: $0, environment), count: $0.entries.count, isCounted: false)
      }, row: row)
  }

  /// The selected line, of which the first of a group begins with the heading.
  func describe(to speech: Speech) {
    let environment = speech.environment
    var headings: [Int: String] = [:]
    var first = 0
    for group in groups where hasHeadings {
      headings[first] = heading(of: group, environment)
      first += group.entries.count
    }
    List(title(environment), state, count: entries.count) { [entries, headings] index in
      let entry = entries[index]
      let words = [headings[index], entry.keyNames(environment), entry.title(environment)]
      return Label(words.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ": "))
    }.describe(to: speech)
  }

  private func title(_ environment: Environment) -> String {
    TerminalText.keys.text(environment.language)
  }

  private func heading(of group: Group, _ environment: Environment) -> String {
    group.title.text(environment.language).sentenceCased
  }

  private var rows: Int { entries.count + (hasHeadings ? groups.count : 0) }

  /// The mark of the selection, the longest title, what stands between, and the bar in so many rows.
  private func columnsBesideKeys(in visibleRows: Int, _ environment: Environment) -> Int {
    let titles = entries.map { environment.columns(of: $0.title(environment)) }.max() ?? 0
    return 2 + 2 + titles + (rows > visibleRows ? ScrollBar.columns : 0)
  }

  /// As wide as the longest of the keys, as far as their titles are whole or have the most of the columns.
  private func keyColumns(in size: Size, _ environment: Environment) -> Int {
    let widest = entries.map { environment.columns(of: $0.keyNames(environment)) }.max() ?? 0
    let room = size.columns - columnsBesideKeys(in: size.rows, environment)
    return min(widest, max(size.columns * 2 / 5, room))
  }
}
