/// How a path goes on that the user has begun.
public struct PathCompletion: Hashable, Sendable {
  /// What is certain of it; it begins with what was typed.
  public let text: String
  /// The names that the last part may have, in their order; empty if there is one at most.
  public let candidates: [FolderEntries.Entry]
  /// How many more there are.
  public let hiddenCount: Int

  /// How many candidates are shown.
  public static let limit = 100

  /// What the last part of a path may be, as the user has typed it.
  ///
  /// A tilde stands for `homeFolder`, unless that is nil. Files whose names end with one of the
  /// `suffixes` come before folders, and these before other files; throws `noMatch` if no name begins as typed.
  /// Without suffixes the path may be that of a new file.
  public static func complete(
    _ text: String, homeFolder: String?, suffixes: [String] = [], in folders: any FolderRepository
  ) async throws(PathError) -> PathCompletion {
    // A path in quotes was dropped on the terminal, and is whole.
    let isQuoted = text.first.map { "'\"".contains($0) } ?? true
    guard !isQuoted, !text.allSatisfy(\.isWhitespace) else { return PathCompletion(text) }
    if text == "~", homeFolder != nil { return PathCompletion("~/") }
    let start = text.lastIndex(of: "/").map { text.index(after: $0) } ?? text.startIndex
    let (head, prefix) = (String(text[..<start]), String(text[start...]))
    let path = UserPath.expanded(head, homeFolder: homeFolder)
    let found = try await folders.entries(in: path.isEmpty ? "." : path, from: prefix)
    if !suffixes.isEmpty, found.entries.isEmpty, !prefix.isEmpty { throw .noMatch }
    return PathCompletion(head, prefix, found, suffixes: suffixes)
  }

  private init(
    _ text: String, _ candidates: [FolderEntries.Entry] = [], hiddenCount: Int = 0
  ) {
    (self.text, self.candidates, self.hiddenCount) = (text, candidates, hiddenCount)
  }

  private init(_ head: String, _ prefix: String, _ found: FolderEntries, suffixes: [String]) {
    if found.isWhole, found.entries.count == 1, let only = found.entries.first {
      self.init(head + only.name + (only.isFolder ? "/" : ""))
      return
    }
    let names = found.entries.map(\.name)
    // Where the folder was not read to its end others may begin in another way.
    let common =
      found.isWhole ? names.dropFirst().reduce(names.first ?? prefix, Self.common) : prefix
    func rank(_ entry: FolderEntries.Entry) -> Int {
      let name = entry.name.lowercased()
      if !entry.isFolder, suffixes.contains(where: name.hasSuffix) { return 0 }
      return entry.isFolder ? 1 : 2
    }
    let sorted = found.entries.sorted { (rank($0), $0.name) < (rank($1), $1.name) }
    let shown = Array(sorted.prefix(Self.limit))
    self.init(head + common, shown, hiddenCount: sorted.count - shown.count)
  }

  private static func common(_ one: String, _ other: String) -> String {
    String(zip(one, other).prefix { $0 == $1 }.map(\.0))
  }
}
