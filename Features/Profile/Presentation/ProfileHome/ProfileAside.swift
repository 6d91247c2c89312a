import Phrases
import SettingsDomain
import TerminalUI

/// The lines of the profile, and in a wide window beside them what is known of the selected one: its value,
/// all values that it can have, what changes it, and how a setting is called elsewhere.
struct ProfileAside: CompositeWidget {
  let list: any Widget
  /// The selected line.
  let line: ProfileLine?

  /// In fewer columns the lines are alone.
  static let wide = 100
  private static let labelColumns = 13

  func content(in size: Size, _ environment: Environment) -> any Widget {
    guard let line, size.columns >= Self.wide else { return list }
    return Split(list, Padding(columns: 2, Rows(parts(line, environment))))
  }

  private func parts(_ line: ProfileLine, _ environment: Environment) -> [Part] {
    let language = environment.language
    var parts: [Part] = [
      .intrinsic(Label(line.title.text(language), Style(bold: true))), .space(1),
    ]
    if case .setting(let key) = line.item, case .choice(let choices) = key.kind {
      parts +=
        choices.map { choice in
          let isSet = choice.title == line.value
          let mark = isSet ? environment.symbols.on : environment.symbols.off
          return .intrinsic(
            Label("\(mark) \(choice.title.text(language))", Style(isSet ? .accent : .text)))
        } + [.space(1)]
    } else if let value = line.value {
      parts += [.intrinsic(Paragraph(value.text(language))), .space(1)]
    }
    if let note = line.note {
      parts += [.intrinsic(Paragraph(note.text(language), Style(.dim))), .space(1)]
    }
    parts += facts(line, environment).map {
      .intrinsic(LabelledValue($0, $1, labelColumns: Self.labelColumns))
    }
    return parts
  }

  private func facts(_ line: ProfileLine, _ environment: Environment) -> [(String, String)] {
    let language = environment.language
    var facts = [(Key.enter.name(), line.activation.text(language).sentenceCased)]
    guard case .setting(let key) = line.item else { return facts }
    facts.append(("galbi.conf", key.name))
    if let variable = key.variable { facts.append((ProfileText.variable.text(language), variable)) }
    return facts
  }

  /// The selected line says the same.
  func describe(to speech: Speech) { list.describe(to: speech) }
}
