/// Reads the folders of the user's paths.
public protocol FolderRepository: Sendable {
  /// The files and folders whose names begin with `prefix`; of those that begin with a dot only if it
  /// does too.
  ///
  /// Throws `.slow` for a folder that does not answer soon.
  func entries(
    in folder: String, from prefix: String
  ) async throws(PathError) -> FolderEntries

  /// The files whose names end with one of the suffixes, whatever their case, of the folders into which a person's files come, the
  /// newest first; at most `limit`.
  ///
  /// Throws `.slow` for a folder that does not answer soon.
  func newestFiles(
    endingWith suffixes: [String], limit: Int
  ) async throws(PathError) -> [FoundFile]
}

extension FolderRepository {
  /// None, where no folder is known into which files come.
  public func newestFiles(
    endingWith suffixes: [String], limit: Int
  ) async throws(PathError) -> [FoundFile] { [] }
}

/// A file that may be the one that a person looks for.
public struct FoundFile: Hashable, Identifiable, Sendable {
  public let path: String
  /// When it was written last, in milliseconds since 1970.
  public let time: Int64
  /// In bytes.
  public let size: Int64

  public init(path: String, time: Int64, size: Int64) {
    (self.path, self.time, self.size) = (path, time, size)
  }

  public var id: String { path }

  public var name: String { path.split(separator: "/").last.map(String.init) ?? path }
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
