import Phrases
import SettingsDomain
import TerminalUI

/// A line of the profile: its title, its value, and the name of what overrides the value.
struct ProfileRow: Widget {
  private let title: Phrase
  private let value: Phrase?
  private let origin: String?
  private let titleColumns: Int

  private static let spacing = 3

  init(_ model: ProfileHome.Model, _ item: ProfileItem, titleColumns: Int) {
    title = model.title(of: item)
    value = model.value(of: item)
    origin = model.override(of: item)?.name
    self.titleColumns = titleColumns
  }

  func size(in offered: Size, _ environment: Environment) -> Size {
    Size(columns: offered.columns, rows: min(1, offered.rows))
  }

  func draw(on canvas: Canvas) {
    let language = canvas.environment.language
    guard let value else {
      canvas.write(title.text(language))
      return
    }
    let start = min(titleColumns + Self.spacing, canvas.size.columns / 2)
    canvas.write(title.text(language), Style(.dim), columns: start - 1)
    let used = canvas.write(value.text(language), at: Point(column: start, row: 0))
    if let origin {
      canvas.write(origin, at: Point(column: start + used + 2, row: 0), Style(.dim))
    }
  }

  func describe(to speech: Speech) {
    let language = speech.environment.language
    let words = [title.text(language), value?.text(language), origin].compactMap(\.self)
    speech.say(words.joined(separator: " "))
  }
}
