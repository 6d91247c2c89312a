import Phrases
import SettingsDomain
import TerminalUI

/// The lines of the profile, and in a wide window beside them the selected setting: its values, or what
/// it takes, and how it is called in `galbi.conf` and in the environment.
struct ProfileAside: CompositeWidget {
  let list: any Widget
  /// Nil for a line that is no setting.
  let key: SettingKey?
  /// The value of the setting.
  let value: Phrase?

  /// In fewer columns the lines are alone.
  private static let wide = 100
  private static let labelColumns = 13

  func content(in size: Size, _ environment: Environment) -> any Widget {
    guard let key, let value, size.columns >= Self.wide else { return list }
    return Split(list, Padding(columns: 2, Rows(parts(key, value, environment))))
  }

  private func parts(_ key: SettingKey, _ value: Phrase, _ environment: Environment) -> [Part] {
    let language = environment.language
    var parts: [Part] = [
      .intrinsic(Label(key.title.text(language), Style(bold: true))), .space(1),
    ]
    if case .choice(let choices) = key.kind {
      parts += choices.map { choice in
        let isSet = choice.title == value
        let mark = isSet ? environment.symbols.on : environment.symbols.off
        return .intrinsic(
          Label("\(mark) \(choice.title.text(language))", Style(isSet ? .accent : .text)))
      }
    } else {
      parts.append(.intrinsic(Paragraph(value.text(language))))
    }
    parts += [
      .space(1),
      .intrinsic(LabelledValue("galbi.conf", key.name, labelColumns: Self.labelColumns)),
    ]
    if let variable = key.variable {
      let title = ProfileText.variable.text(language)
      parts.append(
        .intrinsic(LabelledValue(title, variable, labelColumns: Self.labelColumns)))
    }
    return parts
  }

  /// The selected line says the same.
  func describe(to speech: Speech) { list.describe(to: speech) }
}
