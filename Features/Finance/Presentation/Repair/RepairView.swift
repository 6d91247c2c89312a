import Editing
import Phrases
import TerminalRIBs
import TerminalUI
import WalletDomain

/// The choices, then the consequence of one of them with a confirmation.
final class RepairView: View<Repair> {
  private lazy var list = ListControls<Listing<Repair.Choice>>(
    RepairText.title, opens: RepairText.choose, sender(Action.list), sender(Action.choose))
  private let word = FieldState(limit: 20, submission: RepairText.confirm)
  private lazy var cancel = button(sends: .back)
  private let confirm = ButtonState()
  private let scroll = ScrollState()

  override init(_ model: Model) {
    super.init(model)
    word.onSubmit = sender(Action.confirm)
    confirm.onPress = { [weak self] in self.map { $0.send(.confirm(word: $0.word.text)) } }
  }

  override func modelDidChange(from old: Model) {
    if model.repair != old.repair {
      word.set("")
      scroll.scrollToStart()
    } else if model.notice != old.notice {
      // The notice is below the rest, possibly outside a small window.
      scroll.scrollToEnd()
    }
  }

  override var title: Phrase { RepairText.title }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let back = model.repair == nil ? FormText.close : FormText.back
    return [key(.escape, title: back, sends: .back)]
  }

  override func body(in environment: Environment) -> any Widget {
    let notice: [LayoutItem] =
      model.notice.map { notice in
        let style = Style(notice == .working ? .dim : .danger)
        return [.intrinsic(Paragraph(notice.phrase, style))]
      } ?? []
    guard let repair = model.repair else {
      return Rows(
        spacing: 1,
        [
          .intrinsic(Paragraph(RepairText.question(about: model.problem))),
          .minimum(model.list.count, choices),
        ] + notice)
    }
    var lines: [LayoutItem] = [.intrinsic(Paragraph(repair.consequence))]
    if model.needsWord {
      lines += [
        .intrinsic(Paragraph(RepairText.typeWord)),
        .intrinsic(TextField(RepairText.word, word)),
      ]
    }
    let confirmButton = Button(
      repair.title, confirm, isEnabled: model.notice != .working)
    let buttons = Columns(
      spacing: 2, .gap, .intrinsic(Button(FormText.back, cancel)),
      .intrinsic(confirmButton))
    return Scroll(scroll, Rows(spacing: 1, lines + notice + [.fixed(1, buttons)]))
  }

  private var choices: any Widget {
    list.list(model.list) { [model] choice in
      let note = choice.id == .restoreBackup ? model.backup.phrase : nil
      return Columns(
        spacing: 2, .intrinsic(Label(choice.id.title)),
        .flexible(Label(note ?? Phrase(""), Style(.dim))))
    }
  }
}
