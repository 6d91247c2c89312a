import Phrases
import RIBs
import SettingsDomain
import TerminalRIBs
import TerminalUI

/// A line for each setting and command, and a note on the selected line.
final class ProfileHomeView: View<ProfileHome>, Remembering {
  private let list = ListState()

  /// The columns between the titles and the values.
  private static let spacing = 3

  override init(_ model: Model) {
    super.init(model)
    list.onSelect = { [weak self] _ in
      self?.showActivation()
      self?.setNeedsDisplay()
    }
    list.onActivate = { [weak self] row in
      if let line = self?.line(at: row) { self?.send(.choose(line.item)) }
    }
    showActivation()
  }

  override func modelDidChange(from old: Model) {
    // The same line stays selected when lines come or go above it.
    let lines = old.lines
    if lines.indices.contains(list.selection) {
      let item = lines[list.selection].item
      select { $0 == item }
    }
    showActivation()
  }

  private func select(_ isWanted: (ProfileItem) -> Bool) {
    if let row = model.lines.firstIndex(where: { isWanted($0.item) }) { list.select(row) }
  }

  /// Shows in hints what Enter does with the selected line.
  private func showActivation() {
    list.activation = selected?.activation
  }

  /// The selected line.
  var memory: Memory? {
    var memory = Memory()
    memory.remember(list, id: selected?.item.name)
    return memory
  }

  func recall(_ memory: Memory) {
    memory.recall(list)
    if let name = memory.selectedID { select { $0.name == name } }
    showActivation()
  }

  override func title(in environment: Environment) -> String {
    ProfileText.profile.text(environment.language)
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    func stepping(_ keys: [Key], _ title: ProfileText, by step: Int) -> [KeyBinding] {
      keys.map { key in
        KeyBinding(key, title: title.text(environment.language), isHinted: false) {
          [weak self] in self?.step(by: step)
        }
      }
    }
    return stepping([.right, .character("l"), .character(" ")], .next, by: 1)
      + stepping([.left, .character("h")], .previous, by: -1)
  }

  override func textsToCopy(in environment: Environment) -> [String] {
    selected?.value.map { [$0.text(environment.language)] } ?? []
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    let lines = model.lines
    let titleColumns = lines.filter { $0.value != nil }.map {
      environment.columns(of: $0.title.text(language))
    }.max()
    let list = List(
      ProfileText.profile.text(language), list,
      sections: model.sections.map {
        List.Section($0.title.text(language), count: $0.lines.count, isCounted: false)
      }
    ) { Self.row(lines[$0], titleColumns: titleColumns ?? 0, language) }
    let page = ProfileAside(list: Padding(left: 1, list), line: selected)
    var parts: [Part] = [.flexible(page, minimum: 1)]
    if let note = selected?.note {
      parts.append(.intrinsic(ProfileNote(text: sentence(note, Style(.dim), language))))
    }
    if let problem = model.settings.problems.map(\.phrase).firstWithRest {
      parts.append(.intrinsic(sentence(problem, Style(.danger), language)))
    }
    return Rows(parts)
  }

  /// A line: its title, its value, and the name of what overrides the value.
  private static func row(
    _ line: ProfileLine, titleColumns: Int, _ language: Language
  ) -> any Widget {
    let title = line.title.text(language)
    guard let text = line.value?.text(language) else { return Label(title) }
    return OneLine(
      Adaptive { size, _ in
        let start = min(titleColumns + spacing, size.columns / 2)
        var parts: [Part] = [
          .fixed(start - 1, Label(title, Style(.dim))), .space(1),
          .intrinsic(Label(text, link: Hyperlink(web: text))),
        ]
        if let origin = line.override?.name {
          parts += [.space(2), .flexible(Label(origin, Style(.dim)))]
        }
        return Columns(parts)
      })
  }

  private func sentence(_ phrase: Phrase, _ style: Style, _ language: Language) -> any Widget {
    Padding(columns: 1, Paragraph(phrase.text(language), style))
  }

  private func step(by step: Int) {
    if let selected { send(.step(selected.item, by: step)) }
  }

  private var selected: ProfileLine? { line(at: list.selection) }

  private func line(at row: Int) -> ProfileLine? {
    let lines = model.lines
    return lines.indices.contains(row) ? lines[row] : nil
  }
}
