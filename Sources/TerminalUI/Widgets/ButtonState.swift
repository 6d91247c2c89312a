/// What a button does, and that it can have the focus.
public final class ButtonState: Responder {
  /// Called on Enter and on the blank.
  public var onPress: (() -> Void)?
  /// As the button was drawn last: hints say what Enter does.
  var title = ""

  public init(onPress: (() -> Void)? = nil) {
    self.onPress = onPress
  }

  public func bindings(in environment: Environment) -> [KeyBinding] {
    [KeyBinding(.enter, .character(" "), title: title) { self.onPress?() }]
  }
}
