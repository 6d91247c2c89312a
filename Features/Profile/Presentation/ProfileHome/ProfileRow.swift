import Phrases
import SettingsDomain
import TerminalUI

/// A line of the profile: its title and its value, and as far as there is room all values that it can have
/// or what is known of it, and how a setting is called elsewhere.
struct ProfileRow: CompositeWidget {
  let line: ProfileLine
  let layout: ProfileLayout

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let language = environment.language
    let title = Label(line.title, line.value == nil ? .plain : Style(.dim))
    guard layout.isWide else {
      let start = min(layout.start, size.columns / 2)
      return line.value == nil
        ? title : Columns([.fixed(start - 1, title), .space(1)] + value(language))
    }
    guard let names = layout.names, let key = line.key else {
      return Columns(.fixed(layout.start, title), .flexible(detail(environment)))
    }
    return Columns(
      .fixed(layout.start, title), .fixed(names - layout.start, detail(environment)),
      .fixed(ProfileLayout.nameColumns, Label(key.name, Style(.dim))),
      .fixed(ProfileLayout.variableColumns, Label(key.variable ?? "", variableStyle)))
  }

  /// All values, or the present one and the note.
  private func detail(_ environment: Environment) -> any Widget {
    let language = environment.language
    guard !layout.showsChoices(of: line) else { return Columns(choices(environment) + origin) }
    guard let note = line.note, layout.showsNote(of: line) else { return Columns(value(language)) }
    return Columns(
      .fixed(layout.valueColumns, Columns(value(language))),
      .flexible(Label(note, Style(.dim))))
  }

  private func value(_ language: Language) -> [LayoutItem] {
    guard let text = line.value?.text(language) else { return [] }
    return [.intrinsic(Label(text, link: Hyperlink(web: text)))] + origin
  }

  /// Whether the variable that overrides the value stands in a column of its own.
  private var namesVariable: Bool {
    layout.names != nil && line.override != nil && line.override?.name == line.key?.variable
  }

  private var variableStyle: Style { namesVariable ? Style(bold: true) : Style(.dim) }

  /// The name of what overrides the value.
  private var origin: [LayoutItem] {
    guard !namesVariable else { return [] }
    return line.override.map { [.space(2), .flexible(Label($0.name, Style(.dim)))] } ?? []
  }

  private func choices(_ environment: Environment) -> [LayoutItem] {
    line.choices.flatMap { choice -> [LayoutItem] in
      let isSet = choice == line.value
      return [
        .intrinsic(ChoiceMark(isOn: isSet)), .space(1),
        .intrinsic(Label(choice, Style(isSet ? .text : .dim))),
        .space(ProfileLayout.choiceSpacing),
      ]
    }
  }

  /// What stands there in a narrow window.
  func describe(to speech: Speech) {
    let language = speech.environment.language
    let value = [line.value?.text(language), line.override?.name].compactMap(\.self)
      .joined(separator: ", ")
    speech.say([line.title.text(language), value].filter { !$0.isEmpty }.joined(separator: ": "))
  }
}

/// The titles of the columns with the names of settings, which begin at `names` of a line.
struct ProfileHeads: CompositeWidget {
  let names: Int

  func content(in size: Size, _ environment: Environment) -> any Widget {
    Columns(
      .space(names),
      .fixed(ProfileLayout.nameColumns, Label("galbi.conf", Style(.dim))),
      .flexible(Label(ProfileText.variable, Style(.dim))))
  }

  /// The names are not spoken either.
  func describe(to speech: Speech) {}
}

/// The sentence about the selected line below the lines, where it does not stand in the line.
///
/// It has the rows of the longest one, so that the list does not move while one goes through it; in a low window
/// only its own.
struct ProfileNote: Widget {
  let selected: ProfileLine?
  let lines: [ProfileLine]
  let layout: (Int, Environment) -> ProfileLayout

  private static let rowsForLongest = 12

  func size(in offered: Size, _ environment: Environment) -> Size {
    let isLow = offered.rows < Self.rowsForLongest
    let rows = (isLow ? [selected].compactMap(\.self) : lines).map {
      text(of: $0, in: offered.columns, environment)?.size(in: offered, environment).rows ?? 0
    }
    return Size(columns: offered.columns, rows: rows.max() ?? 0)
  }

  func draw(on canvas: Canvas) {
    let size = canvas.size
    guard size.rows > 0, let selected,
      let text = text(of: selected, in: size.columns, canvas.environment)
    else { return }
    let rows = text.size(in: size, canvas.environment).rows
    let place = Rect(row: size.rows - rows, columns: size.columns, rows: rows)
    text.draw(on: canvas.region(place))
  }

  func describe(to speech: Speech) {
    if let note = selected?.note { Paragraph(note).describe(to: speech) }
  }

  /// Nil where the line has it.
  private func text(
    of line: ProfileLine, in columns: Int, _ environment: Environment
  ) -> Paragraph? {
    guard !layout(columns, environment).showsNote(of: line) else { return nil }
    return line.note.map { Paragraph($0, Style(.dim)) }
  }
}
