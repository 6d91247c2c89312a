internal import Platform

/// Where the programs of a PostgreSQL server are.
public enum ServerPrograms {
  /// The folder with `initdb` and `postgres`; nil if the server is not installed.
  public static let folder: String? = {
    let versions = (13...30).reversed().map { "/usr/lib/postgresql/\($0)/bin" }
    let path = getenv("PATH").map { String(cString: $0) } ?? ""
    let folders = versions + path.split(separator: ":").map(String.init)
    return folders.first {
      access("\($0)/initdb", X_OK) == 0 && access("\($0)/postgres", X_OK) == 0
    }
  }()

  public static var areInstalled: Bool { folder != nil }
}
