import Phrases

/// The sheet of `?`: all keys of the focus and of the views around it.
final class HelpView: AnyView {
  private let keys: [KeyBinding]
  private let list = ListState()

  init(bindings: [KeyBinding]) {
    keys = bindings
  }

  override func title(in environment: Environment) -> String {
    TerminalText.help.text(environment.language)
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let title = TerminalText.close.text(environment.language)
    return [KeyBinding(.escape, .character("?"), .function(1), title: title) { self.back?() }]
  }

  override func body(in environment: Environment) -> any Widget {
    Sheet(
      title: title(in: environment), content: HelpList(keys, list),
      maximum: Size(columns: 64, rows: 40))
  }
}
