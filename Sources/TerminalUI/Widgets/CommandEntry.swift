/// One entry of the commands.
struct CommandEntry {
  let title: String
  /// The key with the same effect, or the link.
  let detail: String
  /// Search terms besides the title.
  let words: [String]
  /// Whether it is listed among the first.
  let isHinted: Bool
  let action: @MainActor () -> Void

  /// The entries for `bindings` in order, without duplicate titles and bindings that are hidden by
  /// earlier ones.
  ///
  /// `names` contains the titles of all bindings in each language.
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
          title: binding.title, detail: environment.name(of: key),
          words: names.compactMap { $0.indices.contains(index) ? $0[index] : nil },
          isHinted: binding.isHinted, action: binding.action))
    }
    return entries
  }
}
