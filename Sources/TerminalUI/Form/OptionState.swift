import Phrases

/// The focus of an option field, and the keys that choose another option.
public final class OptionState: Responder {
  /// Called with 1 for the next option, and -1 for the one before.
  public var onStep: ((Int) -> Void)?
  /// Called on Enter; without it Enter is left to others.
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
