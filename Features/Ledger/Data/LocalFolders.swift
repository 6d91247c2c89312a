import Files
public import LedgerDomain

/// The folders of this computer.
public struct LocalFolders: FolderRepository {
  private let listing: FolderListing
  private let downloads: [String]

  /// How many names of a folder are found.
  private static let limit = 100_000

  /// A folder that does not answer is given up after two seconds of that clock; `downloads` are those into which a
  /// person's files come.
  public init(
    downloads: [String] = [], sleep: @escaping @Sendable (Duration) async throws -> Void
  ) {
    self.downloads = downloads
    listing = FolderListing { try await sleep(.seconds(2)) }
  }

  public func entries(
    in folder: String, from prefix: String
  ) async throws(PathError) -> FolderEntries {
    do throws(FolderListing.Failure) {
      let found = try await listing.entries(in: folder, from: prefix, limit: Self.limit)
      return FolderEntries(
        found.entries.map { .init($0.name, isFolder: $0.isFolder) }, isWhole: found.isWhole)
    } catch {
      throw PathError(error)
    }
  }

  public func newestFiles(
    endingWith suffixes: [String], limit: Int
  ) async throws(PathError) -> [FoundFile] {
    let files = await listing.files(in: downloads, endingWith: suffixes, limit: Self.limit)
    return files.prefix(limit).map { FoundFile(path: $0.path, time: $0.time, size: $0.size) }
  }
}

extension PathError {
  fileprivate init(_ failure: FolderListing.Failure) {
    self =
      switch failure {
      case .missing: .missing
      case .cannotRead: .cannotRead
      case .slow: .slow
      }
  }
}
