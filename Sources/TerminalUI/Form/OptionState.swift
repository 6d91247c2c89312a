import Phrases

/// One of several things is chosen with arrows to the side, and this can have the focus.
public final class OptionState: Responder {
  /// Called with 1 for the next one, and -1 for the one before.
  public var onStep: ((Int) -> Void)?
  /// Called on Enter; without it Enter is not the option's.
  public var onEnter: (() -> Void)?

  public init() {}

  public func bindings(in environment: Environment) -> [KeyBinding] {
    let language = environment.language
    let arrows = environment.symbols.isASCII ? "Left/Right" : "←→"
    var bindings = [
      KeyBinding(title: FormText.change.text(language), label: arrows) {},
      KeyBinding(
        .right, .character(" "), .character("l"), title: FormText.next.text(language),
        isHinted: false
      ) { [weak self] in self?.onStep?(1) },
      KeyBinding(
        .left, .character("h"), title: FormText.previous.text(language), isHinted: false
      ) { [weak self] in self?.onStep?(-1) },
    ]
    if let onEnter {
      bindings.append(
        KeyBinding(
          .enter, title: FormText.nextField.text(language), isHinted: false
        ) { onEnter() })
    }
    return bindings
  }
}
