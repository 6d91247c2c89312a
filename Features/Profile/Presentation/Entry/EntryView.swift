import Editing
import Phrases
import RIBs
import Secrets
import TerminalRIBs
import TerminalUI

/// One field, a note on it, and why the last answer was refused; or what the answer may mean.
final class EntryView: View<Entry>, Restorable {
  private let text = FieldState()
  private let secret = SecretState()
  private lazy var options = ListControls<Listing<Prompt.Option>>(
    ProfileText.severalPlaces, opens: FormText.save, sender(Action.options),
    sender(Action.choose))
  private lazy var question = FormControls(
    save: {}, leave: { [weak self] in self?.stay() }, stay: { [weak self] in self?.stay() },
    discard: sender(.cancel))
  /// Whether the user is asked to discard what was typed.
  private var isAsking = false { didSet { setNeedsDisplay() } }

  override init(_ model: Model) {
    super.init(model)
    text.set(model.question.text ?? "")
    text.onSubmit = { [weak self] in self?.send(.enter(.text($0))) }
    secret.onSubmit = { [weak self] in self?.send(.enter(.secret($0))) }
    showSubmission()
  }

  /// Part of a secret is not worth keeping.
  var hasUnsaved: Bool { model.question.text.map { text.text != $0 } ?? false }

  /// A text that was changed.
  var restorationState: RestorationState? { hasUnsaved ? ["text": text.text] : nil }

  func restore(_ restoration: RestorationState) {
    if model.question.text != nil, let kept = restoration["text"] { text.set(kept) }
  }

  override func modelDidChange(from old: Model) {
    if model.options.count > 0, old.options.count == 0 { focus(on: options.state) }
    guard model.asked != old.asked else { return }
    isAsking = false
    // Text that was refused stays, to be corrected; a secret cannot be.
    if model.step != old.step { text.set(model.question.text ?? "") }
    // What a secret's field contains already was typed ahead for the next question, not for the same
    // one again.
    if model.refusal != nil { secret.clear() }
    showSubmission()
  }

  override func eraseSecrets() {
    secret.clear()
    send(.eraseSecrets)
  }

  private func showSubmission() {
    text.submission = model.question.submission
    secret.submission = model.question.submission
  }

  override var title: Phrase { model.title }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    guard !isAsking else { return question.bindings(isAsking: true) }
    let leave = KeyBinding(.escape, title: FormText.cancel) { [weak self] in self?.leave() }
    guard model.options.count == 0 else { return [leave] }
    // As in all forms; Enter, which the field has, is hinted.
    let submit = KeyBinding(.control("s"), title: model.question.submission, isHinted: false) {
      [weak self] in self?.submit()
    }
    return [leave, submit]
  }

  /// Asks first where a text was changed.
  private func leave() {
    if hasUnsaved { isAsking = true } else { send(.cancel) }
  }

  private func stay() {
    isAsking = false
    if model.options.count > 0 { focus(on: options.state) } else { focus(on: text) }
  }

  private func submit() {
    if model.question.text == nil { secret.submit() } else { send(.enter(.text(text.text))) }
  }

  override func body(in environment: Environment) -> any Widget {
    guard !isAsking else { return question.page([], notice: nil, isAsking: true) }
    if model.options.count > 0 {
      return Rows(
        .intrinsic(Paragraph(ProfileText.severalPlaces, Style(.dim))), .space(1),
        .intrinsic(options.list(model.options) { Label($0.title) }))
    }
    var parts: [LayoutItem] = []
    if let note = model.note {
      parts += [.intrinsic(Paragraph(note, Style(.dim))), .space(1)]
    }
    let error = model.isBusy ? nil : model.refusal
    parts.append(.minimum(1, field(error)))
    if model.isBusy { parts.append(.intrinsic(LoadingText(ProfileText.wait))) }
    let roomy = Rows(parts)
    guard let error else { return roomy }
    // With few rows the error takes the place of the explanation.
    let tight = Rows(
      .fixed(1, field(nil)), .minimum(1, Paragraph(error, Style(.danger))))
    return Adaptive { size, environment in
      let wanted = roomy.size(in: Size(columns: size.columns, rows: Self.most), environment).rows
      return wanted <= size.rows ? roomy : tight
    }
  }

  /// More rows than the sheet ever has.
  private static let most = 100

  private func field(_ error: Phrase?) -> any Widget {
    let label = model.question.label
    return model.question.text == nil
      ? SecretField(label, secret, error: error) : TextField(label, text, error: error)
  }
}
