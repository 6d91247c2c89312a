import Phrases
import TerminalRIBs
import TerminalUI

/// A row for each option; the present one is marked.
final class ChoiceView: View<Choice> {
  private let list: ListState

  private static let (columns, columnsWithDetails) = (28, 48)

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
    [key(.escape, title: FormText.cancel.text(environment.language), sends: .cancel)]
  }

  override func size(in offered: Size, _ environment: Environment) -> Size {
    let hasDetails = model.options.contains { $0.detail != nil }
    return Size(
      columns: min(hasDetails ? Self.columnsWithDetails : Self.columns, offered.columns),
      rows: min(model.options.count, offered.rows))
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    return List(model.title.text(language), list, count: model.options.count) { [model] index in
      let option = model.options[index]
      let now = index == model.present ? LedgerText.present.text(language) : ""
      let detail = option.detail?.text(language) ?? ""
      return Columns(
        spacing: 2, .flexible(Label(option.name.text(language))),
        .intrinsic(Label(now, Style(.dim))), .intrinsic(Label(detail, Style(.dim))))
    }
  }
}
