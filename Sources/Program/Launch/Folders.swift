/// The folders of the program's files: one folder for all, or those of the XDG base directories.
public struct Folders: Hashable, Sendable {
  /// For what the program stores, such as databases.
  public let data: String
  /// For settings.
  public let config: String
  /// For logs.
  public let state: String

  private let name: String

  /// The path of the log.
  public var log: String { "\(state)/\(name).log" }

  /// - Parameters:
  ///   - name: The name of the program: of its XDG folders, its log, and of its variable, such as
  ///     `GALBI_DATA`.
  ///   - folder: The value of `--data`.
  ///   - home: Used if the variable `HOME` is not set.
  ///   - environment: Reads a variable of the process.
  public init(
    name: String = "galbi", folder: String?, home: String = "/", environment: (String) -> String?
  ) {
    self.name = name
    func value(_ name: String) -> String? { environment(name).flatMap { $0.isEmpty ? nil : $0 } }
    if let folder = folder ?? value("\(name.uppercased())_DATA") {
      data = folder
      config = folder
      state = folder
      return
    }
    let home = value("HOME") ?? home
    // A relative path in an XDG variable is invalid and to be ignored.
    func base(_ variable: String, _ otherwise: String) -> String {
      let path = value(variable).flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "\(home)/\(otherwise)"
      return "\(path)/\(name)"
    }
    data = base("XDG_DATA_HOME", ".local/share")
    config = base("XDG_CONFIG_HOME", ".config")
    state = base("XDG_STATE_HOME", ".local/state")
  }
}
