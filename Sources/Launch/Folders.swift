/// Where files lie: under one folder, or where the XDG base directory specification says.
public struct Folders: Hashable, Sendable {
  public let data: String
  public let config: String
  /// For logs.
  public let state: String

  /// The name of the log's file.
  public static let log = "galbi.log"

  /// `folder` is `--data`; `environment` is asked for `GALBI_DATA`, the XDG folders and `HOME`, for
  /// which `home` stands in.
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
    // A relative path in an XDG variable is invalid and to be ignored.
    func base(_ name: String, _ otherwise: String) -> String {
      let path = value(name).flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "\(home)/\(otherwise)"
      return "\(path)/galbi"
    }
    data = base("XDG_DATA_HOME", ".local/share")
    config = base("XDG_CONFIG_HOME", ".config")
    state = base("XDG_STATE_HOME", ".local/state")
  }
}
