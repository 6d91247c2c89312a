import Launch
import Log
import Phrases
import SettingsDomain
import TerminalUI

/// Runs `galbi doctor`: prints what works on this machine and what does not, and changes nothing.
@MainActor
struct Doctor {
  private let launcher: Launcher

  init(_ launcher: Launcher) {
    self.launcher = launcher
  }

  /// Returns the exit status: 1 if something is broken.
  func run() async -> Int32 {
    TextWidth.prepare()
    var faults = 0
    for check in checks {
      for finding in await check() {
        launcher.printLine(line(of: finding))
        if finding.state == .broken { faults += 1 }
      }
    }
    guard faults > 0 else { return 0 }
    launcher.printError(Self.sum(of: faults).text(launcher.language))
    return 1
  }

  private var checks: [() async -> [Finding]] {
    let folders = launcher.folders
    return [
      { [launcher] in [TerminalCheck(terminal: launcher.terminal).finding] },
      { FolderCheck(folders).findings },
      { [launcher] in SettingsCheck(launcher).findings },
      { await DataCheck(folders).findings },
      { [launcher] in [await ServiceCheck(launcher).finding] },
    ]
  }

  private func line(of finding: Finding) -> String {
    let language = launcher.language
    let words = [
      padded(finding.state.phrase.text(language), 6), padded(finding.subject.text(language), 11),
      finding.text.text(language),
    ]
    return Harmless.text(words.joined(separator: "  "))
  }

  private func padded(_ text: String, _ columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - TextWidth.columns(of: text)))
  }

  private static func sum(of faults: Int) -> Phrase {
    Phrase(
      ko: "고장이 \(faults)개 있습니다. 위에서 ‘고장’이라고 한 줄을 보세요.",
      en: faults == 1
        ? "One thing does not work; see the line that says ‘broken’."
        : "\(faults) things do not work; see the lines that say ‘broken’.")
  }
}
