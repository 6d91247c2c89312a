import Expectations
import Files
import LedgerData
import PlatformTesting
import Testing

/// Where a browser puts files, as the environment and the desktop's settings say.
struct DownloadFoldersTests {
  private let home = TemporaryFolder()

  private func paths(_ variables: [String: String] = [:], settings: String? = nil) throws
    -> [String]
  {
    if let settings {
      try FileAccess.makeFolder("\(home.path)/.config")
      TemporaryFolder.write(Array(settings.utf8), to: "\(home.path)/.config/user-dirs.dirs")
    }
    return DownloadFolders.paths(home: home.path) { variables[$0] }.map {
      $0.hasPrefix(home.path) ? "~" + $0.dropFirst(home.path.count) : $0
    }
  }

  @Test func `the usual folders are known without any setting`() throws {
    try expectEqual(paths(), ["~/Downloads", "~/다운로드"])
    expectEqual(DownloadFolders.paths(home: nil) { _ in "/x" }, [])
  }

  @Test func `the environment comes first, then what the desktop says, each once`() throws {
    let settings = """
      # a comment
      XDG_DESKTOP_DIR="$HOME/바탕화면"
      XDG_DOWNLOAD_DIR="$HOME/받은 파일/"
      """
    try expectEqual(
      paths(["XDG_DOWNLOAD_DIR": "/data/in"], settings: settings),
      ["/data/in", "~/받은 파일", "~/Downloads", "~/다운로드"])
    try expectEqual(
      paths(["XDG_DOWNLOAD_DIR": "${HOME}/다운로드"], settings: "XDG_DOWNLOAD_DIR=\"$HOME/\""),
      ["~/다운로드", "~/Downloads"])
  }

  @Test func `what names no whole path is passed over`() throws {
    try expectEqual(
      paths(["XDG_DOWNLOAD_DIR": "in"], settings: "XDG_DOWNLOAD_DIR="),
      [
        "~/Downloads", "~/다운로드",
      ])
  }
}
