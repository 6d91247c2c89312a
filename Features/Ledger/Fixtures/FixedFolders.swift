public import LedgerDomain

/// Folders in memory: the names in each, by path; those of folders end with `/`.
public struct FixedFolders: FolderRepository {
  private let folders: [String: [String]]
  private let newest: [FoundFile]
  private let failure: PathError?

  /// With `failure` none can be read.
  public init(
    _ folders: [String: [String]] = [:], newest: [FoundFile] = [], failure: PathError? = nil
  ) {
    self.folders = folders
    self.newest = newest
    self.failure = failure
  }

  public func newestFiles(
    endingWith suffixes: [String], limit: Int
  ) async throws(PathError) -> [FoundFile] {
    if let failure { throw failure }
    let files = newest.filter { suffixes.contains(where: $0.name.lowercased().hasSuffix) }
    return Array(files.prefix(limit))
  }

  public func entries(
    in folder: String, from prefix: String
  ) async throws(PathError) -> FolderEntries {
    if let failure { throw failure }
    let path = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    guard let names = folders[path] else { throw .missing }
    return FolderEntries(
      names.filter { $0.hasPrefix(prefix) && (prefix.hasPrefix(".") || !$0.hasPrefix(".")) }.map {
        $0.hasSuffix("/") ? .init(String($0.dropLast()), isFolder: true) : .init($0)
      })
  }
}
