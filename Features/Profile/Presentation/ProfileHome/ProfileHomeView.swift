import Phrases
import RIBs
import SettingsDomain
import TerminalRIBs
import TerminalUI

protocol ProfileHomePresentableListener: PresentableListener {
  func didChoose(_ item: ProfileItem)
  /// The user wants the value that stands `step` places further on.
  func didStep(_ item: ProfileItem, by step: Int)
}

/// A line for each thing, with its value, and what is to be said about the one that is selected.
final class ProfileHomeView: LegacyView<ProfileHomeViewModel>, ProfileHomePresentable {
  weak var listener: (any ProfileHomePresentableListener)?
  private let list = ListState()

  override init(_ model: ProfileHomeViewModel) {
    super.init(model)
    list.onSelect = { [weak self] _ in
      self?.nameActivation()
      self?.setNeedsDisplay()
    }
    list.onActivate = { [weak self] row in
      guard let self, let item = item(at: row) else { return }
      listener?.didChoose(item)
    }
    nameActivation()
  }

  override func modelDidChange(from old: ProfileHomeViewModel) {
    // The line that was selected stays so when lines come or go above it.
    if let item = old.items[safe: list.selection], let row = model.items.firstIndex(of: item) {
      list.select(row)
    }
    nameActivation()
  }

  /// Says in hints what Enter does with the line that is selected.
  private func nameActivation() {
    list.activation = item(at: list.selection).map(model.activation)
  }

  /// Which line is selected.
  var memory: Memory {
    var memory = Memory()
    memory.remember(list, id: item(at: list.selection)?.name)
    return memory
  }

  /// Selects the line again, wherever it stands now.
  func recall(_ memory: Memory) {
    memory.recall(list)
    if let name = memory.selectedID,
      let row = model.items.firstIndex(where: { $0.name == name })
    {
      list.select(row)
    }
    nameActivation()
  }

  override func title(in environment: Environment) -> String {
    ProfileText.profile.text(environment.language)
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    func binding(_ keys: [Key], _ title: ProfileText, _ step: Int) -> [KeyBinding] {
      keys.map { key in
        KeyBinding(key, title: title.text(environment.language), isHinted: false) {
          [weak self] in self?.step(by: step)
        }
      }
    }
    return binding([.right, .character("l"), .character(" ")], .next, 1)
      + binding([.left, .character("h")], .previous, -1)
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
    if let item = item(at: list.selection) { listener?.didStep(item, by: step) }
  }

  private func item(at row: Int) -> ProfileItem? { model.items[safe: row] }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
