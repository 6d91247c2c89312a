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
      if let item = self?.item(at: row) { self?.send(.choose(item)) }
    }
    showActivation()
  }

  override func modelDidChange(from old: Model) {
    // The same line stays selected when lines come or go above it.
    if let item = old.items[safe: list.selection], let row = model.items.firstIndex(of: item) {
      list.select(row)
    }
    showActivation()
  }

  /// Shows in hints what Enter does with the selected line.
  private func showActivation() {
    list.activation = item(at: list.selection).map(model.activation)
  }

  /// The selected line.
  var memory: Memory? {
    var memory = Memory()
    memory.remember(list, id: item(at: list.selection)?.name)
    return memory
  }

  func recall(_ memory: Memory) {
    memory.recall(list)
    if let name = memory.selectedID,
      let row = model.items.firstIndex(where: { $0.name == name })
    {
      list.select(row)
    }
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

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    let titles = model.items.filter { model.value(of: $0) != nil }.map {
      environment.columns(of: model.title(of: $0).text(language))
    }
    var parts: [Part] = [
      .flexible(
        Padding(
          left: 1,
          List(
            ProfileText.profile.text(language), list,
            sections: model.sections.map {
              List.Section($0.title.text(language), count: $0.items.count, isCounted: false)
            }
          ) { [model] row in
            ProfileRow(model, model.items[row], titleColumns: titles.max() ?? 0)
          }), minimum: 1)
    ]
    if let note = item(at: list.selection).flatMap(model.note) {
      parts.append(.intrinsic(sentence(note, Style(.dim), language)))
    }
    if let problem = model.settings.problem {
      parts.append(.intrinsic(sentence(problem.phrase, Style(.danger), language)))
    }
    return Rows(parts)
  }

  private func sentence(_ phrase: Phrase, _ style: Style, _ language: Language) -> any Widget {
    Padding(left: 1, right: 1, Paragraph(phrase.text(language), style))
  }

  private func step(by step: Int) {
    if let item = item(at: list.selection) { send(.step(item, by: step)) }
  }

  private func item(at row: Int) -> ProfileItem? { model.items[safe: row] }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
