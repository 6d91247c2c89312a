import Editing
import Phrases
import RIBs
import SettingsDomain
import TerminalRIBs
import TerminalUI

/// A line for each setting and command, and a note on the selected line.
///
/// It has no `ListControls`, since what Enter does, and whether it does anything, depends on the line.
final class ProfileHomeView: View<ProfileHome> {
  let list = ListState()

  override init(_ model: Model) {
    super.init(model)
    showActivation()
  }

  override func modelDidChange(from old: Model) {
    showActivation()
    // What Enter unfolds would be below the edge of a low window; a place that is restored says what is in sight.
    if model.isUnfolded, !old.isUnfolded, selected?.item == .servers {
      list.reveal(next: model.list.count - old.list.count)
    }
  }

  /// Hints show what Enter does with the selected line.
  private func showActivation() { list.activation = selected?.activation }

  override var title: Phrase { ProfileText.profile }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let hasChoices = selected.map { !$0.choices.isEmpty && $0.activation != nil } ?? false
    let arrows = KeyBinding(
      title: ProfileText.chooseValue, label: environment.symbols.names(of: .left, .right)
    ) {}
    return (hasChoices ? [arrows] : []) + bindings(of: ProfileHome.commands)
  }

  override func textsToCopy(in environment: Environment) -> [String] {
    selected?.value.map { [$0.text(environment.language)] } ?? []
  }

  override func body(in environment: Environment) -> any Widget {
    let lines = Array(model.list.rows)
    let isFixed = selected.map { $0.activation == nil } ?? false
    func layout(_ columns: Int, _ environment: Environment) -> ProfileLayout {
      ProfileLayout(lines, in: columns, environment)
    }
    var parts: [LayoutItem] = [
      .flexible(
        Adaptive { [model, list, send = sender(Action.list), open, isFixed] size, environment in
          let layout = layout(size.columns, environment)
          let list = List(
            ProfileText.profile, list, model.list,
            sections: model.sections.map {
              List.Section($0.title, count: $0.lines.count, isCounted: false)
            }, send: send, open: isFixed ? nil : open
          ) { ProfileRow(line: $0, layout: layout) }
          let page = list.keepingBarColumns()
          guard let names = layout.names else { return page }
          return Rows(.fixed(1, ProfileHeads(names: names)), .flexible(page))
        }, minimum: 1)
    ]
    parts.append(.intrinsic(ProfileNote(selected: selected, lines: lines, layout: layout)))
    if let problem = model.settings.problems.map(\.phrase).firstWithRest {
      parts.append(.intrinsic(sentence(problem, Style(.danger))))
    }
    return Rows(parts)
  }

  private func sentence(_ phrase: Phrase, _ style: Style) -> any Widget {
    Paragraph(phrase, style)
  }

  private var open: @MainActor (ProfileLine.ID) -> Void {
    { [weak self] id in
      guard let self, let line = model.list.rows.first(where: { $0.id == id }) else { return }
      send(.choose(line.item))
    }
  }

  private var selected: ProfileLine? { model.list.selected }
}
