import Expectations
import Phrases
import Testing

@testable import Launch

/// What the environment of the process says.
struct LaunchContextTests {
  private func folders(_ variables: [String: String], folder: String? = nil) -> [String] {
    let folders = Folders(folder: folder, home: "/account") { variables[$0] }
    return [folders.data, folders.config, folders.state]
  }

  @Test func `files lie where XDG says`() {
    expectEqual(
      folders(["HOME": "/home/kim"]),
      [
        "/home/kim/.local/share/galbi", "/home/kim/.config/galbi", "/home/kim/.local/state/galbi",
      ])
    expectEqual(
      folders([
        "HOME": "/h", "XDG_DATA_HOME": "/d", "XDG_CONFIG_HOME": "/c", "XDG_STATE_HOME": "/s",
      ]), ["/d/galbi", "/c/galbi", "/s/galbi"])
  }

  @Test func `without HOME they lie where the account has its home`() {
    expectEqual(folders(["HOME": ""])[1], "/account/.config/galbi")
  }

  @Test func `an empty or relative XDG folder counts for nothing`() {
    expectEqual(
      folders(["HOME": "/h", "XDG_DATA_HOME": "", "XDG_CONFIG_HOME": "relative"]),
      [
        "/h/.local/share/galbi", "/h/.config/galbi", "/h/.local/state/galbi",
      ])
  }

  @Test func `one folder holds them all when it is named, the option before the variable`() {
    expectEqual(folders(["HOME": "/h", "GALBI_DATA": "/g"]), ["/g", "/g", "/g"])
    expectEqual(folders(["HOME": "/h", "GALBI_DATA": "/g"], folder: "/o"), ["/o", "/o", "/o"])
    expectEqual(folders(["HOME": "/h", "GALBI_DATA": ""])[1], "/h/.config/galbi")
  }

  @Test(arguments: [
    ([:] as [String: String], Language.english), (["LANG": "ko_KR.UTF-8"], .korean),
    (["LANG": "ko"], .korean), (["LANG": "en_GB"], .english), (["LANG": "C.UTF-8"], .english),
    (["LANG": "ko_KR.UTF-8", "LC_ALL": "C"], .english),
    (["LC_ALL": "ko_KR.UTF-8", "LANG": "C"], .korean),
    (["GALBI_LANG": "ko", "LC_ALL": "en_US.UTF-8"], .korean),
    (["GALBI_LANG": "en", "LANG": "ko_KR.UTF-8"], .english), (["LANG": "kok_IN"], .english),
    (["LANG": "ko@euro"], .korean), (["LANG": "fr_FR"], .english),
  ])
  func `the first variable that is set says the language`(
    variables: [String: String], language: Language
  ) {
    expectEqual(ProcessVariables.language(of: "galbi") { variables[$0] }, language)
  }
}
