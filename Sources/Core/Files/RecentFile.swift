/// What was used last, each item once, the newest first: in a small file, one a line.
///
/// Other lines and repeated items are ignored, and so is a file that is no text.
public struct RecentFile<Item: Sendable, Failure: Error>: Sendable {
  public enum Problem: Sendable {
    /// Another program has kept the folder locked.
    case locked
    case cannotRead, cannotWrite, diskFull
  }

  private let folder: String
  private let name: String
  private let limit: Int
  private let isSame: @Sendable (Item, Item) -> Bool
  private let item: @Sendable (Substring) -> Item?
  private let line: @Sendable (Item) -> String
  private let report: @Sendable (String) -> Void
  private let failure: @Sendable (Problem) -> Failure

  private var path: String { "\(folder)/\(name)" }

  /// - Parameters:
  ///   - folder: created if needed; what else uses it locks it only for a moment.
  ///   - name: the name of the file in the folder.
  ///   - limit: how many items are kept.
  ///   - isSame: whether two items are one, the newer of which is kept.
  ///   - item: the item of a line; nil for another line.
  ///   - line: the line of an item, which has no line break.
  ///   - report: called with what the log shall have.
  ///   - failure: the error that is thrown for a problem.
  public init(
    folder: String, name: String, limit: Int,
    isSame: @escaping @Sendable (Item, Item) -> Bool,
    item: @escaping @Sendable (Substring) -> Item?, line: @escaping @Sendable (Item) -> String,
    report: @escaping @Sendable (String) -> Void,
    failure: @escaping @Sendable (Problem) -> Failure
  ) {
    self.folder = folder
    self.name = name
    self.limit = limit
    self.isSame = isSame
    self.item = item
    self.line = line
    self.report = report
    self.failure = failure
  }

  // Off the caller's actor, since the disk may be slow.
  @concurrent
  public func all() async throws(Failure) -> [Item] { try read() }

  public func add(_ item: Item) async throws(Failure) {
    try await change { [item] + $0.filter { !isSame($0, item) } }
  }

  public func remove(where isGone: @Sendable (Item) -> Bool) async throws(Failure) {
    try await change { $0.filter { !isGone($0) } }
  }

  public func removeAll() async throws(Failure) {
    try await change { _ in [] }
  }

  /// Between reading and writing no other Galbi writes.
  @concurrent
  private func change(_ change: @Sendable ([Item]) -> [Item]) async throws(Failure) {
    do throws(FileError) { try FileAccess.makeFolder(folder) } catch { throw noted(error) }
    guard let lock = FolderLock(folder), lock.takeExclusive(within: .seconds(1)) else {
      report("The file \(name) is locked by another program.")
      throw failure(.locked)
    }
    let items = change(try read()).prefix(limit)
    do throws(FileError) {
      try FileAccess.write(items.map { "\(line($0))\n" }.joined(), to: path)
    } catch {
      throw noted(error)
    }
  }

  private func read() throws(Failure) -> [Item] {
    do throws(FileError) {
      let lines = try FileAccess.read(path)?.split(whereSeparator: \.isNewline) ?? []
      let items = lines.lazy.compactMap(item).reduce(into: [Item]()) { items, item in
        guard items.count < limit, !items.contains(where: { isSame($0, item) }) else { return }
        items.append(item)
      }
      return items
    } catch {
      switch error {
      case .notText, .tooLarge:
        report("The file \(name) cannot be read, and is given up.")
        return []
      default: throw noted(error)
      }
    }
  }

  private func noted(_ error: FileError) -> Failure {
    report("\(error)")
    return switch error {
    case .cannotWrite: failure(.cannotWrite)
    case .diskFull: failure(.diskFull)
    default: failure(.cannotRead)
    }
  }
}
