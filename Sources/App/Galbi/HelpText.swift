import Launch
import Phrases
import SettingsDomain
import TerminalUI

/// The text that `--help` prints.
@MainActor
enum HelpText {
  static func text(_ language: Language) -> String {
    func list(_ title: String, _ words: [String]) -> String {
      ([title] + LaunchHelp.lines(of: words, columns: 98).map { "  " + $0 }).joined(separator: "\n")
    }
    return [
      LaunchHelp.text(CommandForm.all.map { ($0.usage, $0.text) }, language),
      LaunchHelp.options(commands: true, language),
      list(
        Phrase(
          ko: "설정 파일보다 우선하는 환경 변수:",
          en: "Environment variables that override the settings file:"
        ).text(language), SettingKey.allCases.compactMap(\.variable)),
      list(Phrase(ko: "링크:", en: "Links:").text(language), Destination.all.map(\.link)),
      list(Phrase(ko: "데모:", en: "Demos:").text(language), Command.demos.map(\.name)),
      list(Phrase(ko: "설정:", en: "Settings:").text(language), SettingKey.allCases.map(\.name)),
    ].joined(separator: "\n\n")
  }
}
