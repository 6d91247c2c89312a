import Editing
import PeopleDomain
import Phrases
import RIBs
import TerminalUI

protocol DetailPresentableListener: PresentableListener {
  func didPressMove()
  func didPressEdit()
  func didPressFavourite()
  func didPressRegion()
  func didPressUndo()
  func didPressRedo()
  func didPressRetry()
}

/// One person, a line for each thing known, and a button that moves.
final class DetailView: LegacyView<DetailViewModel>, DetailPresentable {
  weak var listener: (any DetailPresentableListener)?
  private let move = ButtonState(action: Phrase(ko: "MOVE", en: "MOVE"))
  private let scroll = ScrollState(followsFocus: false)

  override init(_ model: DetailViewModel) {
    super.init(model)
    move.onPress = { [weak self] in self?.listener?.didPressMove() }
  }

  override func modelDidChange(from old: DetailViewModel) {
    // The answer to a key stands in the last row.
    if model.move != old.move { scroll.scrollToEnd() }
  }

  override func title(in environment: Environment) -> String {
    guard case .person(let card) = model.content, !card.person.name.isEmpty else {
      return DetailText.detail.text(environment.language)
    }
    return card.person.name
  }

  override func status(in environment: Environment) -> [String] {
    model.status.map { $0.text(environment.language) }
  }

  override var isOpening: Bool { model.isEditDue }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let language = environment.language
    func binding(
      _ key: Character, _ title: String, isHinted: Bool = true,
      _ action: @escaping @MainActor (any DetailPresentableListener) -> Void
    ) -> KeyBinding {
      KeyBinding(.character(key), title: title, isHinted: isHinted) { [weak listener] in
        if let listener { action(listener) }
      }
    }
    var bindings: [KeyBinding] = []
    if model.isReading {
      // The button comes with the person.
      bindings.append(
        KeyBinding(.enter, title: model.move, isHinted: false) { [weak listener] in
          listener?.didPressMove()
        })
    }
    if model.hasPerson {
      bindings += [
        binding("e", DetailText.edit.text(language)) { $0.didPressEdit() },
        binding("f", DetailText.favourite.text(language)) { $0.didPressFavourite() },
      ]
    }
    if model.canReadAgain {
      bindings.append(binding("R", DetailText.retry.text(language)) { $0.didPressRetry() })
    }
    bindings += [
      binding("r", DetailText.toggleRegion.text(language)) { $0.didPressRegion() },
      binding("u", EditingText.undo.text(language)) { $0.didPressUndo() },
      .redo(title: EditingText.redo.text(language), isHinted: false) { [weak listener] in
        listener?.didPressRedo()
      },
    ]
    return bindings + scroll.bindings(in: environment)
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    switch model.content {
    case .loading:
      return Padding(columns: 3, Paragraph(DetailText.loading.text(language), Style(.dim)))
    case .failed(let error):
      let words = error == .missing ? [error.phrase] : [error.cause, DetailText.pressRetry.phrase]
      return Padding(columns: 3, Paragraph(sentence(words, language), Style(.danger)))
    case .person(let card):
      let page = PersonPage(
        card, isRegion: model.isRegion, move: Button(model.move, move), scroll: scroll)
      guard let failure = model.failure else { return page }
      let words = [failure.cause, DetailText.shownBefore.phrase, DetailText.pressRetry.phrase]
      return Rows(
        .flexible(page, minimum: 1),
        .intrinsic(Padding(columns: 1, Paragraph(sentence(words, language), Style(.warning)))))
    }
  }

  private func sentence(_ phrases: [Phrase], _ language: Language) -> String {
    phrases.map { $0.text(language) }.joined(separator: " ")
  }
}
