internal import Platform

/// The folder outside of which no path of the user leads.
public struct Enclosure: Sendable {
  private let folder: String

  /// Encloses in a folder; while it does not exist, no path is inside.
  public init(_ folder: String) {
    self.folder = folder
  }

  /// The path without `..` and symbolic links; nil if it is outside of the folder, or its own folder
  /// does not exist.
  ///
  /// The file itself need not exist. What the folder contains must not change between this and the
  /// use of the path: its owner has no program that could make a link.
  public func inside(_ path: String) -> String? {
    guard let folder = Self.real(folder), let real = Self.real(path) ?? Self.new(path) else {
      return nil
    }
    return real == folder || real.hasPrefix("\(folder)/") ? real : nil
  }

  /// The path of a file that does not exist yet, with that of its folder resolved.
  private static func new(_ path: String) -> String? {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    var status = stat()
    // A link to nothing would be followed by whatever creates the file.
    guard !["", ".", ".."].contains(name), lstat(path, &status) != 0, errno == ENOENT else {
      return nil
    }
    return real(FileAccess.folder(of: path)).map { "\($0 == "/" ? "" : $0)/\(name)" }
  }

  private static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
