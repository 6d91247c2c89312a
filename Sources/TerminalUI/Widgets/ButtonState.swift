public import Phrases

/// What a button does, and that it can have the focus.
public final class ButtonState: Responder {
  /// Called on Enter and on the blank.
  public var onPress: (() -> Void)?
  /// As the button was drawn last: hints say what Enter does.
  var title = ""
  private let action: Phrase?

  /// `action` says in hints and help what Enter does, the button's title if not given.
  public init(action: Phrase? = nil, onPress: (() -> Void)? = nil) {
    self.action = action
    self.onPress = onPress
  }

  public func bindings(in environment: Environment) -> [KeyBinding] {
    let title = action?.text(environment.language) ?? title
    return [KeyBinding(.enter, .character(" "), title: title) { self.onPress?() }]
  }
}
