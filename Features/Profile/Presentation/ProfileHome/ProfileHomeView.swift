import Phrases
import RIBs
import SettingsDomain
import TerminalRIBs
import TerminalUI

/// A line for each setting and command, and a note on the selected line.
final class ProfileHomeView: View<ProfileHome>, Remembering {
  private let list = ListState()

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

  override var title: Phrase { ProfileText.profile.phrase }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    func stepping(_ keys: [Key], _ title: ProfileText, by step: Int) -> [KeyBinding] {
      keys.map { key in
        KeyBinding(key, title: title, isHinted: false) {
          [weak self] in self?.step(by: step)
        }
      }
    }
    // With the title of Enter, with which it shares a hint.
    let arrows = selected.flatMap { line in
      line.choices.isEmpty
        ? nil
        : KeyBinding(
          title: line.activation,
          label: environment.symbols.names(of: .left, .right)
        ) {}
    }
    return [arrows].compactMap(\.self)
      + stepping([.right, .character("l"), .character(" ")], .next, by: 1)
      + stepping([.left, .character("h")], .previous, by: -1)
  }

  override func textsToCopy(in environment: Environment) -> [String] {
    selected?.value.map { [$0.text(environment.language)] } ?? []
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    let lines = model.lines
    func layout(_ columns: Int, _ environment: Environment) -> ProfileLayout {
      ProfileLayout(lines, in: columns, environment)
    }
    var parts: [Part] = [
      .flexible(
        Adaptive { [model, list] size, environment in
          let layout = layout(size.columns, environment)
          let list = List(
            ProfileText.profile.text(language), list,
            sections: model.sections.map {
              List.Section($0.title.text(language), count: $0.lines.count, isCounted: false)
            }
          ) { ProfileRow(line: lines[$0], layout: layout) }
          let page = Padding(left: 1, list.keepingBarColumns())
          guard let names = layout.names else { return page }
          return Rows(.fixed(1, ProfileHeads(names: names)), .flexible(page))
        }, minimum: 1)
    ]
    if let selected, let note = selected.note {
      parts.append(
        .intrinsic(
          ProfileNote(
            line: selected, layout: layout, text: sentence(note, Style(.dim)))))
    }
    if let problem = model.settings.problems.map(\.phrase).firstWithRest {
      parts.append(.intrinsic(sentence(problem, Style(.danger))))
    }
    return Rows(parts)
  }

  private func sentence(_ phrase: Phrase, _ style: Style) -> any Widget {
    Padding(columns: 1, Paragraph(phrase, style))
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
