import ResourceKit

/// The sheet that `?` opens: all keys of what has the focus and of the views around it.
final class HelpView: AnyView {
  private let keys: [KeyBinding]
  private let list = ListState()
  /// The view whose keys they are.
  weak let subject: AnyView?

  init(bindings: [KeyBinding], of subject: AnyView? = nil) {
    self.subject = subject
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
    Sheet(title: title(in: environment), content: HelpList(keys, list), over: Blank())
  }
}
