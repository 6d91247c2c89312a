import Phrases
import RIBs
import Secrets
import TerminalUI

protocol EntryPresentableListener: PresentableListener {
  func didEnter(_ text: String)
  func didEnter(_ secret: Secret)
  func didPressEscape()
}

/// One field, why it is asked for, and what is wrong with what was typed.
final class EntryView: LegacyView<EntryViewModel>, EntryPresentable {
  weak var listener: (any EntryPresentableListener)?
  private let text = FieldState()
  private let secret = SecretState()

  override init(_ model: EntryViewModel) {
    super.init(model)
    text.set(model.text ?? "")
    text.onSubmit = { [weak self] text in self?.listener?.didEnter(text) }
    secret.onSubmit = { [weak self] secret in self?.listener?.didEnter(secret) }
    nameSubmission()
  }

  /// Whether something was typed that is worth keeping; half a secret is not.
  var hasTyped: Bool { model.text.map { text.text != $0 } ?? false }

  override func modelDidChange(from old: EntryViewModel) {
    guard model.asked != old.asked else { return }
    // What was refused stays, to be mended; a secret cannot be.
    if model.step != old.step { text.set(model.text ?? "") }
    // What is there was typed ahead: for the next question, but not for the same one again.
    if model.refusal != nil { secret.clear() }
    nameSubmission()
  }

  private func nameSubmission() {
    text.submission = model.submission
    secret.submission = model.submission
  }

  override func title(in environment: Environment) -> String {
    model.title.text(environment.language)
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    [
      KeyBinding(.escape, title: EntryText.cancel.text(environment.language)) {
        [weak listener] in listener?.didPressEscape()
      }
    ]
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    var parts: [Part] = []
    if let note = model.note {
      parts += [.intrinsic(Paragraph(note.text(language), Style(.dim))), .space(1)]
    }
    parts.append(.minimum(1, field(language)))
    if model.isBusy {
      parts.append(.intrinsic(Paragraph(EntryText.wait.text(language), Style(.dim))))
    } else if let refusal = model.refusal {
      parts.append(.minimum(1, Paragraph(refusal.text(language), Style(.danger))))
    }
    return Rows(parts)
  }

  private func field(_ language: Language) -> any Widget {
    let label = model.label.text(language)
    return model.text == nil ? SecretField(label, secret) : TextField(label, text)
  }
}
