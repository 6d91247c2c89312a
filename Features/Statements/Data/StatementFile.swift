import Files
import StatementsDomain

/// A file whose path the user has typed.
enum StatementFile {
  /// In megabytes.
  static let limit = 64

  /// Returns all bytes of a file.
  static func read(_ path: String) throws(StatementError) -> [UInt8] {
    do throws(InputFile.Failure) {
      let file = try InputFile(path, limit: limit * 1_048_576)
      return try file.read(file.size)
    } catch {
      switch error {
      case .missing: throw .missing
      case .cannotRead: throw .cannotRead
      case .notFile: throw .notFile
      case .tooLarge: throw .tooLarge(limit: limit)
      case .empty: throw .empty
      }
    }
  }
}
