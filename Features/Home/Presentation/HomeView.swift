import PeopleDomain
import RIBs
import ResourceKit
import TerminalUI

protocol HomePresentableListener: PresentableListener {
  func didChoosePerson(_ id: Person.ID)
  func didPressRegion()
  func didPressRefresh()
  func didPressCancel()
}

/// The list of people under its head, and a notice below it.
final class HomeView: View<HomeViewModel>, HomePresentable {
  @Up var listener: (any HomePresentableListener)?
  private let list = ListState(activation: HomeText.open.phrase)

  /// The widest generation, and a blank.
  private static let generationColumns = 7

  override init(_ model: HomeViewModel) {
    super.init(model)
    list.onActivate = { [weak self] index in
      guard let self, case .people(let list) = self.model.content else { return }
      listener?.didChoosePerson(list.people[index].id)
    }
  }

  /// Keeps the selection on the same person.
  override func modelDidChange(from old: HomeViewModel) {
    guard case .people(let before) = old.content, case .people(let after) = model.content,
      before != after, before.people.indices.contains(list.selection)
    else { return }
    let id = before.people[list.selection].id
    list.select(after.people.firstIndex { $0.id == id } ?? 0)
  }

  override func title(in environment: Environment) -> String {
    HomeText.home.text(environment.language)
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let language = environment.language
    var bindings: [KeyBinding] = []
    if case .refreshing = model.notice {
      bindings.append(
        KeyBinding(.escape, title: HomeText.cancel.text(language)) { [weak listener] in
          listener?.didPressCancel()
        })
    }
    return bindings + [
      KeyBinding(.character("r"), title: HomeText.region.text(language)) { [weak listener] in
        listener?.didPressRegion()
      },
      KeyBinding(.character("R"), title: HomeText.refresh.text(language)) { [weak listener] in
        listener?.didPressRefresh()
      },
    ]
  }

  override func body(in environment: Environment) -> any Widget {
    var parts: [Part] = [
      .fixed(1, head(environment)),
      .flexible(Padding(left: 1, content(environment)), minimum: 1),
    ]
    if let notice = notice(environment) { parts.append(.intrinsic(Padding(columns: 1, notice))) }
    return Rows(parts)
  }

  private func head(_ environment: Environment) -> any Widget {
    let language = environment.language
    var parts: [Part] = [
      .space(1), .intrinsic(Label(HomeText.people.text(language), Style(bold: true))),
    ]
    if case .people(let list) = model.content {
      parts += [.space(2), .intrinsic(Label("\(list.people.count)", Style(.dim)))]
    }
    let mark = model.isRegion ? environment.symbols.on : environment.symbols.off
    let region = "\(HomeText.region.text(language)) \(mark)"
    parts += [
      .space(1), .flexible(Label(region, Style(.dim), alignment: .trailing)), .space(1),
    ]
    return Columns(parts)
  }

  private func content(_ environment: Environment) -> any Widget {
    let language = environment.language
    switch model.content {
    case .loading(let permil):
      let label = Label(HomeText.loading.text(language), Style(.dim))
      guard let permil else { return label }
      return Rows(.fixed(1, label), .fixed(1, ProgressBar(permil: permil)))
    case .failed(let error):
      return Paragraph(
        "\(error.phrase.text(language)) \(HomeText.failed.text(language))", Style(.danger))
    case .people(let list):
      if list.people.isEmpty { return Paragraph(HomeText.empty.text(language), Style(.dim)) }
      return people(list, language)
    }
  }

  private func people(_ list: HomeList, _ language: Language) -> any Widget {
    let title = HomeText.people.text(language)
    let row = { (index: Int) -> any Widget in
      let person = list.people[index]
      let generation = Generation(age: person.age).phrase.text(language)
      return Columns(
        .fixed(Self.generationColumns, Label(generation, Style(.dim))),
        .flexible(Label(person.name)))
    }
    guard let sections = list.sections else {
      return List(title, self.list, count: list.people.count, row: row)
    }
    return List(
      title, self.list, sections: sections.map { .init($0.country, count: $0.count) }, row: row)
  }

  private func notice(_ environment: Environment) -> (any Widget)? {
    let language = environment.language
    switch model.notice {
    case nil: return nil
    case .refreshing(let permil):
      return ProgressBar(HomeText.downloading.text(language), permil: permil)
    case .failed(let error, shown: nil):
      let words = [error.phrase, HomeText.samplesShown.phrase]
      return Paragraph(words.map { $0.text(language) }.joined(separator: " "), Style(.warning))
    case .failed(let error, shown: let age?):
      return Paragraph(
        HomeText.refreshFailed.text(language)
          + "\(error.phrase.text(language)) \(HomeText.shown(age).text(language))",
        Style(.warning))
    }
  }
}
