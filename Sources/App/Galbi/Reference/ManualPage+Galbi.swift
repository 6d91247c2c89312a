import Launch
import Phrases
import SettingsDomain
import TerminalUI

extension ManualPage {
  /// The manual page of Galbi.
  @MainActor static func galbi(_ language: Language) -> String {
    var page = ManualPage(
      "GALBI", section: 1, date: Version.date, source: "Galbi \(Version.number)")
    func text(_ text: Phrase) -> String { text.text(language) }
    page.section(text(ManualText.name))
    page.lines.append("galbi \\- \(escaped(text(ManualText.summary)))")
    page.section(text(ManualText.synopsis))
    page.verbatim(CommandForm.all.map(\.usage))
    page.section(text(ManualText.description))
    page.paragraph(text(ManualText.about))
    page.paragraph(
      text(ManualText.demos) + " " + Command.demos.map(\.name).joined(separator: ", ") + ".")
    page.section(text(ManualText.commands))
    for form in CommandForm.all { page.item(form.usage, form.text.text(language)) }
    page.section(text(ManualText.options))
    page.paragraph(text(ManualText.optionForms))
    for option in CommandOption.all { page.item(option.usage, option.text.text(language)) }
    page.section(text(ManualText.settings))
    page.paragraph(text(ManualText.settingOrder))
    for key in SettingKey.allCases { page.item(key.name, key.manual.text(language)) }
    page.section(text(ManualText.links))
    page.paragraph(text(ManualText.linkForms))
    for place in Destination.all { page.item(place.link, place.title.text(language)) }
    page.section(text(ManualText.keys))
    page.paragraph(text(ManualText.keyHelp))
    for place in Destination.all where !place.commands.isEmpty {
      let keys = place.commands.map { "\($0.key.name(.ascii)) \($0.title.text(language))" }
      page.item(place.title.text(language), keys.joined(separator: ", "))
    }
    page.section(text(ManualText.environment))
    for key in SettingKey.allCases {
      if let variable = key.variable {
        page.item(variable, ManualText.overriding(key.name).text(language))
      }
    }
    for (name, phrase) in ManualText.variables { page.item(name, phrase.text(language)) }
    page.section(text(ManualText.files))
    for (path, phrase) in ManualText.paths { page.item(path, phrase.text(language)) }
    page.section(text(ManualText.exitStatus))
    for (status, phrase) in ManualText.statuses { page.item(status, phrase.text(language)) }
    page.section(text(ManualText.examples))
    for (command, phrase) in ManualText.commandLines { page.item(command, phrase.text(language)) }
    page.section(text(ManualText.seeAlso))
    page.lines.append(".BR ssh (1),\n.BR sshd_config (5),\n.BR psql (1)")
    return page.lines.joined(separator: "\n")
  }
}

extension SettingKey {
  /// What it is, its values and its default.
  fileprivate var manual: Phrase {
    let expected = kind.expected
    let preset = preset.isEmpty ? nil : preset
    return Phrase(
      ko: "\(title.text(.korean)): \(expected.text(.korean))."
        + (preset.map { " 기본값: \($0)." } ?? ""),
      en: "\(title.text(.english)): \(expected.text(.english))."
        + (preset.map { " Default: \($0)." } ?? ""))
  }
}
