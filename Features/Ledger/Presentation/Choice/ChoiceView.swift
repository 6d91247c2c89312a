import LedgerDomain
import Phrases
import TerminalRIBs
import TerminalUI

/// A row for each option; the present one is marked.
final class ChoiceView: View<Choice> {
  private let list: ListState

  override init(_ model: Model) {
    list = ListState(activation: model.action.phrase)
    super.init(model)
    list.select(model.present ?? 0)
    list.onActivate = sender(Action.choose)
  }

  override func title(in environment: Environment) -> String {
    model.title.text(environment.language)
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let language = environment.language
    let leaving: FormText = model.back != nil ? .back : model.showsPresent ? .cancel : .close
    let selected = model.options.indices.contains(list.selection)
    let own = selected ? model.options[list.selection].commands : []
    let commands = (own + model.commands).map { command in
      key(
        .character(command.key), title: command.title.text(language),
        sends: .run(command.outcome))
    }
    return commands + [key(.escape, title: leaving.text(language), sends: .cancel)]
  }

  override func size(in offered: Size, _ environment: Environment) -> Size {
    let rows = model.options.isEmpty ? 2 : model.options.count
    return Size(
      columns: min(model.columns, offered.columns), rows: min(rows, offered.rows))
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    let rows = List(model.title.text(language), list, count: model.options.count) {
      [model] index in
      let option = model.options[index]
      let isPresent = model.showsPresent && index == model.present
      let now = isPresent ? LedgerText.present.text(language) : ""
      let detail = option.detail?.text(language) ?? ""
      let full = environment.symbols.bar(isSelected: true)
      let swatch = option.role.map { Part.intrinsic(Label("\(full)\(full)", Style($0))) }
      let parts: [Part?] = [
        swatch, .flexible(Label(option.name.text(language))),
        .intrinsic(Label(now, Style(.dim))), .intrinsic(Label(detail, Style(.dim))),
      ]
      return Columns(spacing: 2, parts.compactMap(\.self))
    }
    guard model.options.isEmpty, let empty = model.empty else { return rows }
    return EmptyList(rows, Paragraph(empty.text(language), Style(.dim)))
  }
}

extension UserCategory {
  /// Its colour.
  var role: Role { Role.tints[abs(tint) % Role.tints.count] }
}
