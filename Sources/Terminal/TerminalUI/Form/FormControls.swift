public import Phrases

/// The keys and buttons of a form that asks before unsaved input is discarded.
@MainActor public final class FormControls {
  private let saveButton = ButtonState()
  private let cancelButton = ButtonState()
  private let scroll = ScrollState()
  private let submission: Phrase
  private let stay: @MainActor () -> Void
  private let discard: @MainActor () -> Void
  /// The buttons of the question while it stands: each question has new ones, so that whatever was chosen the last
  /// time, Enter does not discard anything by itself.
  private var question: (stay: ButtonState, discard: ButtonState)?

  /// - Parameters:
  ///   - submission: What saving is called in the form.
  ///   - save: Called on Ctrl-S, and by a button.
  ///   - leave: Called on Esc, and by the button that cancels.
  ///   - stay: Called by the button of the question that goes on with the form.
  ///   - discard: Called when the user leaves unsaved input behind.
  public init(
    submission: Phrase = FormText.save, save: @escaping @MainActor () -> Void,
    leave: @escaping @MainActor () -> Void, stay: @escaping @MainActor () -> Void,
    discard: @escaping @MainActor () -> Void
  ) {
    self.submission = submission
    saveButton.onPress = save
    cancelButton.onPress = leave
    (self.stay, self.discard) = (stay, discard)
  }

  /// What keys do in the form, or while the question stands.
  public func bindings(isAsking: Bool) -> [KeyBinding] {
    bindings(isAsking: isAsking, isSaving: false)
  }

  /// The same; while the input is being saved neither key does anything, and the footer names none.
  public func bindings(isAsking: Bool, isSaving: Bool) -> [KeyBinding] {
    let text = isAsking ? FormText.back : FormText.cancel
    var escape = KeyBinding(.escape, title: text, isHinted: !isSaving) { [weak self] in
      self?.cancelButton.onPress?()
    }
    escape.isOfForm = true
    guard !isAsking, !isSaving else { return [escape] }
    let save = KeyBinding(.control("s"), title: submission) { [weak self] in
      self?.saveButton.onPress?()
    }
    .alsoFound(by: "저장", "완료", "save", "submit", "done")
    return [save, KeyBinding(title: FormText.nextField, label: "Tab") {}, escape]
  }

  /// The fields and what there is to say of them, or the question whether to discard the input.
  ///
  /// `summary` stands beside the buttons.
  public func page(
    _ fields: [any Widget], notice: FormNotice?, summary: (any Widget)? = nil, isAsking: Bool,
    mostColumns: Int = FormPage.columns
  ) -> FormPage {
    guard !isAsking else {
      return FormPage(
        lines: [Paragraph(FormText.discardQuestion)],
        answers: questionAnswers, scroll: scroll)
    }
    return FormPage(
      lines: fields, notice: notice?.widget, summary: summary,
      answers: answers, scroll: scroll, mostColumns: mostColumns)
  }

  /// A field with several lines and what there is to say of it, or the question whether to discard the
  /// input.
  public func page(
    _ area: TextArea, notice: FormNotice?, isAsking: Bool
  ) -> any Widget {
    guard !isAsking else { return page([], notice: nil, isAsking: true) }
    return AreaPage(area: area, notice: notice?.widget, answers: answers)
  }

  private var answers: ButtonGroup {
    question = nil
    return ButtonGroup(
      Button(FormText.cancel, cancelButton),
      Button(submission, saveButton))
  }

  private var questionAnswers: ButtonGroup {
    let buttons = question ?? (ButtonState(onPress: stay), ButtonState(onPress: discard))
    question = buttons
    return ButtonGroup(
      Button(FormText.goOn, buttons.stay), Button(FormText.discard, buttons.discard))
  }
}

/// What a form says below its fields.
public enum FormNotice: Hashable, Sendable {
  /// What the fields are for.
  case hint(Phrase)
  /// The input is being saved, which the form says once it takes long.
  case saving
  /// `phase` counts the steps of a moving bar, once it takes long.
  case working(Phrase, phase: Int?)
  /// Saving has failed, for the reason in this sentence.
  case failed(Phrase)

  /// What the form shows of it.
  @MainActor public var widget: any Widget {
    switch self {
    case .hint(let phrase): return Paragraph(phrase, Style(.dim))
    case .saving: return LoadingText(FormText.saving)
    case .working(let phrase, let phase):
      let sentence = LayoutItem.intrinsic(Paragraph(phrase, Style(.dim)))
      return Rows(
        [sentence] + (phase.map { [.fixed(1, ProgressBar(permil: nil, phase: $0))] } ?? []))
    case .failed(let phrase): return CompletionNotice(failure: phrase)
    }
  }
}

/// A widget of several parts that is spoken as one line.
public struct OneLine: CompositeWidget {
  private let content: any Widget
  private var hasCommas = false

  /// Draws `content` as it is, and joins all that it says with blanks.
  public init(_ content: any Widget) { self.content = content }

  /// The same, joined with commas: for parts of which none is the label of the next.
  public init(parts content: any Widget) {
    self.content = content
    hasCommas = true
  }

  public func content(in size: Size, _ environment: Environment) -> any Widget { content }

  public func describe(to speech: Speech) {
    speech.say(hasCommas ? speech.parts(of: content) : speech.words(of: content))
  }
}
