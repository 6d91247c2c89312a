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

  /// What can be done by `bindings`, the same title once, in their order.
  ///
  /// A key that stands before hides a later one, and labels without keys do nothing.
  static func entries(of bindings: [KeyBinding], _ environment: Environment) -> [CommandEntry] {
    var keys: Set<Key> = []
    var titles: Set<String> = []
    var entries: [CommandEntry] = []
    for binding in bindings {
      let own = binding.keys.filter { keys.insert($0).inserted }
      guard let key = own.first, titles.insert(binding.title).inserted else { continue }
      entries.append(
        CommandEntry(
          title: binding.title, detail: key.name(environment.symbols), words: [],
          isHinted: binding.isHinted, action: binding.action))
    }
    return entries
  }
}
