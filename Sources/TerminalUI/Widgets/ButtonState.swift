public import Phrases

/// The focus and action of a button.
public final class ButtonState: Responder {
  /// Called on Enter and Space.
  public var onPress: (() -> Void)?
  /// The title of the button when last drawn.
  var title = ""
  private let action: Phrase?

  /// `action` is the title of Enter in hints and help; that of the button by default.
  public init(action: Phrase? = nil, onPress: (() -> Void)? = nil) {
    self.action = action
    self.onPress = onPress
  }

  public func bindings(in environment: Environment) -> [KeyBinding] {
    let title = action?.text(environment.language) ?? title
    return [KeyBinding(.enter, .character(" "), title: title) { self.onPress?() }]
  }

  /// Places the button and makes it clickable; returns whether it has the focus.
  func place(on canvas: Canvas) -> Bool {
    let isFocused = canvas.place(self)
    if canvas.click != nil { canvas.setMouseTarget(self) { self.onPress?() } }
    return isFocused
  }
}
