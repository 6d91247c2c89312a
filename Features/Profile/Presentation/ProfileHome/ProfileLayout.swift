import Phrases
import SettingsDomain
import TerminalUI

/// Where the parts of the lines of the profile stand in so many columns.
struct ProfileLayout {
  /// Where the values begin.
  let start: Int
  /// The columns of the values, with the space behind them, of lines whose other values are not shown.
  private(set) var valueColumns = 0
  /// Whether notes and all values of a choice stand beside the titles.
  private(set) var isWide = false
  /// Where the names of settings in the file and the environment begin; nil if they do not stand there.
  private(set) var names: Int?
  private let columns: Int
  private let environment: Environment

  /// The blank columns between titles, values and notes.
  private static let spacing = 3
  /// The blank columns behind each value of a choice.
  static let choiceSpacing = 2
  /// In fewer columns a line has its title and its value.
  private static let wide = 96
  private static let beforeNames = 6
  static let nameColumns = 16
  static let variableColumns = 20

  /// A layout of `lines` in a page of `columns`.
  @MainActor
  init(_ lines: [ProfileLine], in columns: Int, _ environment: Environment) {
    // In few columns a line without a value has room for a longer title.
    let titles = lines.filter { $0.value != nil || columns >= Self.wide }.map {
      environment.columns(of: $0.title)
    }
    start = (titles.max() ?? 0) + Self.spacing
    self.columns = columns
    self.environment = environment
    guard columns >= Self.wide else { return }
    isWide = true
    // Of a choice that has no room for all of its values the present one stands there, too.
    let room = columns - start
    let single = lines.filter { $0.choices.isEmpty || choiceColumns(of: $0) > room }
    let values = single.map { line in
      [line.value, line.override.map { Phrase($0.name) }].compactMap(\.self)
        .map { environment.columns(of: $0) + Self.choiceSpacing }.reduce(0, +)
    }
    valueColumns = min((values.max() ?? 0) + Self.spacing, columns / 3)
    let settings = lines.filter { $0.key != nil }
    // The note on a choice stands below the lines.
    let widest =
      settings.map { $0.choices.isEmpty ? noteColumns(of: $0) : choiceColumns(of: $0) }.max() ?? 0
    let names = start + widest + Self.beforeNames
    if names + Self.nameColumns + Self.variableColumns <= self.columns { self.names = names }
  }

  /// Whether all values of the line stand in it, instead of only the present one.
  @MainActor
  func showsChoices(of line: ProfileLine) -> Bool {
    isWide && !line.choices.isEmpty && choiceColumns(of: line) <= room(of: line)
  }

  /// Whether the note stands in the line.
  @MainActor
  func showsNote(of line: ProfileLine) -> Bool {
    isWide && !showsChoices(of: line) && noteColumns(of: line) <= room(of: line)
  }

  /// The columns from the value on.
  private func room(of line: ProfileLine) -> Int {
    (line.key == nil ? columns : names ?? columns) - start
  }

  @MainActor
  private func choiceColumns(of line: ProfileLine) -> Int {
    let choices = line.choices.map {
      environment.columns(of: $0) + 2 + Self.choiceSpacing
    }
    let origin = line.override.map { environment.columns(of: $0.name) + Self.choiceSpacing } ?? 0
    return choices.reduce(origin, +)
  }

  @MainActor
  private func noteColumns(of line: ProfileLine) -> Int {
    valueColumns + (line.note.map { environment.columns(of: $0) } ?? 0)
  }
}
