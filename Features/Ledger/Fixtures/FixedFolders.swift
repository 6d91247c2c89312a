public import LedgerDomain

/// Folders in memory: the names in each, by path; those of folders end with `/`.
public struct FixedFolders: FolderRepository {
  private let folders: [String: [String]]
  private let failure: PathError?

  /// With `failure` none can be read.
  public init(_ folders: [String: [String]] = [:], failure: PathError? = nil) {
    self.folders = folders
    self.failure = failure
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
