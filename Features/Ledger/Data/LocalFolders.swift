import Files
public import LedgerDomain

/// The folders of this computer.
public struct LocalFolders: FolderRepository {
  private let listing: FolderListing

  /// How many names of a folder are found.
  private static let limit = 100_000

  /// A folder that does not answer is given up after two seconds of that clock.
  public init(sleep: @escaping @Sendable (Duration) async throws -> Void) {
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
      switch error {
      case .missing: throw .missing
      case .cannotRead: throw .cannotRead
      case .slow: throw .slow
      }
    }
  }
}
