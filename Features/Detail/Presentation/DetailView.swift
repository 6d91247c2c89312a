import PeopleDomain
import RIBs
import ResourceKit
import TerminalUI

protocol DetailPresentableListener: PresentableListener {
  func didPressRegion()
}

/// One person, a line for each thing known.
final class DetailView: View<DetailViewModel>, DetailPresentable {
  @Up var listener: (any DetailPresentableListener)?

  private static let labelColumns = 10
  /// What is shown for a person without one.
  private static let missingPhone = "000-0000"

  override func title(in environment: Environment) -> String {
    if case .person(let person) = model.content { return person.name }
    return DetailText.detail.text(environment.language)
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    [
      KeyBinding(.character("r"), title: DetailText.region.text(environment.language)) {
        [weak listener] in listener?.didPressRegion()
      }
    ]
  }

  override func body(in environment: Environment) -> any Widget {
    let content: any Widget =
      switch model.content {
      case .loading: Label(DetailText.loading.text(environment.language), Style(.dim))
      case .failed(let error): Paragraph(error.phrase.text(environment.language), Style(.danger))
      case .person(let person): rows(of: person, environment)
      }
    return Padding(left: 3, right: 3, content)
  }

  private func rows(of person: Person, _ environment: Environment) -> any Widget {
    let generation = Generation(age: person.age).phrase.text(environment.language)
    var rows: [(DetailText, String)] = [
      (.name, person.name), (.nick, person.username), (.email, person.email),
      (.age, "\(person.age)  \(generation)"),
    ]
    if model.isRegion { rows.append((.country, person.country)) }
    rows.append((.phone, person.cellphone ?? Self.missingPhone))
    return Rows(
      rows.map { label, value in
        .fixed(
          1,
          Columns(
            .fixed(Self.labelColumns, Label(label.text(environment.language), Style(.dim))),
            .flexible(Label(value))))
      })
  }
}
