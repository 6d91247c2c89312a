import Phrases
import RIBs
import TerminalUI
import WalletDomain

protocol RepairPresentableListener: PresentableListener {
  func didChoose(_ repair: WalletRepair)
  /// `word` is what was typed, where something had to be.
  func didConfirm(_ word: String)
  func didPressEscape()
}

/// The choices, then what one of them means and whether it shall be done.
final class RepairView: LegacyView<RepairViewModel>, RepairPresentable {
  weak var listener: (any RepairPresentableListener)?
  private let list = ListState(activation: RepairText.choose.phrase)
  private let word = FieldState(limit: 20, submission: RepairText.doIt.phrase)
  private let cancel = ButtonState()
  private let doIt = ButtonState()
  private let scroll = ScrollState()

  override init(_ model: RepairViewModel) {
    super.init(model)
    list.onActivate = { [weak self] row in
      guard RepairViewModel.choices.indices.contains(row) else { return }
      self?.listener?.didChoose(RepairViewModel.choices[row])
    }
    word.onSubmit = { [weak self] in self?.listener?.didConfirm($0) }
    cancel.onPress = { [weak self] in self?.listener?.didPressEscape() }
    doIt.onPress = { [weak self] in self.map { $0.listener?.didConfirm($0.word.text) } }
  }

  override func modelDidChange(from old: RepairViewModel) {
    if model.page != old.page {
      word.set("")
      scroll.scrollToStart()
    } else if model.notice != old.notice {
      // What it says stands below, where a small window has no room for all.
      scroll.scrollToEnd()
    }
  }

  override func title(in environment: Environment) -> String {
    RepairText.title.text(environment.language)
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let text: RepairText = model.page == .choices ? .close : .back
    return [
      KeyBinding(.escape, title: text.text(environment.language)) { [weak listener] in
        listener?.didPressEscape()
      }
    ]
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    let notice: [Part] =
      model.notice.map { notice in
        let style = Style(notice == .working ? .dim : .danger)
        return [.intrinsic(Paragraph(notice.phrase.text(language), style))]
      } ?? []
    guard let repair = model.repair else {
      return Rows(
        spacing: 1,
        [
          .intrinsic(Paragraph(RepairText.question.text(language))),
          .minimum(RepairViewModel.choices.count, choices(language)),
        ] + notice)
    }
    var lines: [Part] = [.intrinsic(Paragraph(repair.consequence.text(language)))]
    if model.needsWord {
      lines += [
        .intrinsic(Paragraph(RepairText.typeWord.text(language))),
        .intrinsic(TextField(RepairText.word.text(language), word)),
      ]
    }
    lines += notice
    lines += [
      .fixed(
        1,
        Columns(
          spacing: 2, .gap, .intrinsic(Button(RepairText.back.text(language), cancel)),
          .intrinsic(
            Button(
              repair.title.text(language), doIt, isEnabled: model.notice != .working))))
    ]
    return Scroll(scroll, Rows(spacing: 1, lines))
  }

  private func choices(_ language: Language) -> List {
    List(RepairText.title.text(language), list, count: RepairViewModel.choices.count) {
      [model] row in
      let repair = RepairViewModel.choices[row]
      let note = repair == .bringBackCopy ? model.copy.phrase?.text(language) ?? "" : ""
      return Columns(
        spacing: 2, .intrinsic(Label(repair.title.text(language))),
        .flexible(Label(note, Style(.dim))))
    }
  }
}
