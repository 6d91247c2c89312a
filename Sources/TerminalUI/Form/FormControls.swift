public import Phrases

/// The keys and buttons of a form that asks before unsaved input is discarded.
@MainActor public final class FormControls {
  private let saveButton = ButtonState()
  private let cancelButton = ButtonState()
  private let stayButton = ButtonState()
  private let discardButton = ButtonState()
  private let scroll = ScrollState()

  /// - Parameters:
  ///   - save: Called on Ctrl-S, and by a button.
  ///   - leave: Called on Esc, and by the button that cancels.
  ///   - stay: Called when the user goes on with the form.
  ///   - discard: Called when the user leaves unsaved input behind.
  public init(
    save: @escaping @MainActor () -> Void, leave: @escaping @MainActor () -> Void,
    stay: @escaping @MainActor () -> Void, discard: @escaping @MainActor () -> Void
  ) {
    saveButton.onPress = save
    cancelButton.onPress = leave
    stayButton.onPress = stay
    discardButton.onPress = discard
  }

  /// What keys do in the form, or while the question stands.
  public func bindings(isAsking: Bool, in environment: Environment) -> [KeyBinding] {
    let language = environment.language
    let text: FormText = isAsking ? .back : .cancel
    let escape = KeyBinding(.escape, title: text.text(language)) { [weak self] in
      self?.cancelButton.onPress?()
    }
    guard !isAsking else { return [escape] }
    let save = KeyBinding(.control("s"), title: FormText.save.text(language)) { [weak self] in
      self?.saveButton.onPress?()
    }
    return [save, KeyBinding(title: FormText.nextField.text(language), label: "Tab") {}, escape]
  }

  /// The fields and what there is to say of them, or the question whether to discard the input.
  public func page(
    _ fields: [any Widget], notice: FormNotice?, isAsking: Bool, in environment: Environment
  ) -> FormPage {
    let language = environment.language
    func button(_ text: FormText, _ state: ButtonState) -> Button {
      Button(text.text(language), state)
    }
    guard !isAsking else {
      return FormPage(
        lines: [Paragraph(FormText.discardQuestion.text(language))],
        answers: ButtonGroup(button(.goOn, stayButton), button(.discard, discardButton)),
        scroll: scroll)
    }
    return FormPage(
      lines: fields, notice: notice?.paragraph(language),
      answers: ButtonGroup(button(.cancel, cancelButton), button(.save, saveButton)),
      scroll: scroll)
  }
}

/// What a form says below its fields.
public enum FormNotice: Hashable, Sendable {
  /// What the fields are for.
  case hint(Phrase)
  case saving
  case failed(Phrase)

  @MainActor public func paragraph(_ language: Language) -> Paragraph {
    switch self {
    case .hint(let phrase): Paragraph(phrase.text(language), Style(.dim))
    case .saving: Paragraph(FormText.saving.text(language), Style(.dim))
    case .failed(let phrase): Paragraph(phrase.text(language), Style(.danger))
    }
  }
}
