/// Reads the folders of the user's paths.
public protocol FolderRepository: Sendable {
  /// The files and folders whose names begin with `prefix`; of those that begin with a dot only if it
  /// does too.
  ///
  /// Throws `.slow` for a folder that does not answer soon.
  func entries(
    in folder: String, from prefix: String
  ) async throws(PathError) -> FolderEntries
}

/// What a folder has.
public struct FolderEntries: Hashable, Sendable {
  public struct Entry: Hashable, Sendable {
    public let name: String
    public let isFolder: Bool

    public init(_ name: String, isFolder: Bool = false) {
      self.name = name
      self.isFolder = isFolder
    }
  }

  public let entries: [Entry]
  /// Whether all of the folder was read.
  public let isWhole: Bool

  public init(_ entries: [Entry], isWhole: Bool = true) {
    self.entries = entries
    self.isWhole = isWhole
  }
}

/// Where there are no folders.
public struct NoFolders: FolderRepository {
  public init() {}

  public func entries(
    in folder: String, from prefix: String
  ) async throws(PathError) -> FolderEntries { throw .missing }
}
