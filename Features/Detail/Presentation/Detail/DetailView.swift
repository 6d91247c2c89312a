import Editing
import PeopleDomain
import Phrases
import Store
import TerminalRIBs
import TerminalUI

/// One person, a line for each thing known.
final class DetailView: View<Detail> {
  private let scroll = ScrollState()
  private let sole = SoleSentenceState()

  override var title: Phrase {
    guard let name = model.content.value?.person.name, !name.isEmpty else {
      return DetailText.detail
    }
    return Phrase(name)
  }

  override var status: [Phrase] { model.status }

  override var isOpening: Bool { model.isEditDue }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    bindings(of: Detail.commands) + scroll.bindings(in: environment)
  }

  override func textsToCopy(in environment: Environment) -> [String] {
    guard let person = model.content.value?.person else { return [] }
    return [person.email, person.cellphone, person.name].compactMap(\.self).filter { !$0.isEmpty }
  }

  override func body(in environment: Environment) -> any Widget {
    switch model.content.phase {
    case .loading:
      return LoadingText(DetailText.loading)
    case .failed(let error):
      let words = error == .missing ? [error.phrase] : [error.cause] + error.retry
      return SoleSentence(words.joined, Style(.danger), sole)
    case .loaded(let card):
      let page = PersonPage(card: card, showsCountries: model.showsCountries, scroll: scroll)
      guard let failure = model.content.failure else { return page }
      let words = [failure.cause, DetailText.shownBefore] + failure.retry
      return Rows(.flexible(page, minimum: 1), .intrinsic(Notice(words)))
    }
  }
}

extension PeopleError {
  /// What the user can do on the screen: nothing where the sentence says it.
  fileprivate var retry: [Phrase] { leavesRetryOpen ? [FormText.pressRetry] : [] }
}
