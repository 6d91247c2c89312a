internal import Files

/// The folders into which a browser puts a person's files.
public enum DownloadFolders {
  /// What the environment and the desktop's settings name, and the usual ones: `Downloads` and `다운로드`.
  public static func paths(home: String?, variable: (String) -> String?) -> [String] {
    guard let home, !home.isEmpty else { return [] }
    let config = variable("XDG_CONFIG_HOME").flatMap { $0.isEmpty ? nil : $0 } ?? "\(home)/.config"
    let named = [variable("XDG_DOWNLOAD_DIR"), named(in: "\(config)/user-dirs.dirs")]
    let all =
      named.compactMap { path($0, home) } + ["Downloads", "다운로드"].map { "\(home)/\($0)" }
    var known: Set = [home]
    return all.filter { known.insert($0).inserted }
  }

  /// As `XDG_DOWNLOAD_DIR="$HOME/Downloads"` stands in the file, without what is around it.
  private static func named(in file: String) -> String? {
    guard let text = try? FileAccess.read(file) else { return nil }
    return text.split(whereSeparator: \.isNewline)
      .compactMap { line -> String? in
        let parts = line.split(separator: "=", maxSplits: 1)
        guard parts.count == 2, parts[0].filter({ !$0.isWhitespace }) == "XDG_DOWNLOAD_DIR" else {
          return nil
        }
        return String(parts[1].drop(while: \.isWhitespace).filter { $0 != "\"" })
      }.last
  }

  private static func path(_ text: String?, _ home: String) -> String? {
    guard var path = text, !path.isEmpty else { return nil }
    for start in ["$HOME", "${HOME}"] where path.hasPrefix(start) {
      path = home + path.dropFirst(start.count)
    }
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path.hasPrefix("/") ? path : nil
  }
}
