/// The folders of the program's files: one folder for all, or those of the XDG base directories.
public struct Folders: Hashable, Sendable {
  public let data: String
  public let config: String
  /// For logs.
  public let state: String

  /// The name of the log file.
  public static let log = "galbi.log"

  /// The folders for the value of `--data` and the variables `GALBI_DATA`, `HOME` and those of XDG.
  ///
  /// `home` is used if `HOME` is unset.
  public init(
    folder: String?, home: String = "/", environment: (String) -> String?
  ) {
    func value(_ name: String) -> String? { environment(name).flatMap { $0.isEmpty ? nil : $0 } }
    if let folder = folder ?? value("GALBI_DATA") {
      data = folder
      config = folder
      state = folder
      return
    }
    let home = value("HOME") ?? home
    // The specification says to ignore relative paths.
    func base(_ name: String, _ otherwise: String) -> String {
      let path = value(name).flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "\(home)/\(otherwise)"
      return "\(path)/galbi"
    }
    data = base("XDG_DATA_HOME", ".local/share")
    config = base("XDG_CONFIG_HOME", ".config")
    state = base("XDG_STATE_HOME", ".local/state")
  }
}
