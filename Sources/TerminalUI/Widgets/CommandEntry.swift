/// One thing that the commands offer.
struct CommandEntry {
  let title: String
  /// The keys that do it too, or the link.
  let detail: String
  /// What it is found by besides its title.
  let words: [String]
  /// Whether it is offered among the first.
  let isHinted: Bool
  let action: @MainActor () -> Void

  /// What can be done by `bindings`, the same title once, in their order; `names` has the titles of
  /// all in each language.
  ///
  /// A key that stands before hides a later one, and labels without keys do nothing.
  static func entries(
    of bindings: [KeyBinding], named names: [[String]], _ environment: Environment
  ) -> [CommandEntry] {
    var keys: Set<Key> = []
    var titles: Set<String> = []
    var entries: [CommandEntry] = []
    for (index, binding) in bindings.enumerated() {
      let own = binding.keys.filter { keys.insert($0).inserted }
      guard let key = own.first, titles.insert(binding.title).inserted else { continue }
      entries.append(
        CommandEntry(
          title: binding.title, detail: key.name(environment.symbols),
          words: names.compactMap { $0.indices.contains(index) ? $0[index] : nil },
          isHinted: binding.isHinted, action: binding.action))
    }
    return entries
  }
}
