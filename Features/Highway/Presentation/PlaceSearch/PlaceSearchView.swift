import Editing
import Phrases
import PlacesDomain
import TerminalRIBs
import TerminalUI

/// The field, and below it what was found, or recent places before anything is typed.
final class PlaceSearchView: View<PlaceSearch> {
  private let list = ListState(activation: PlaceSearchText.choose.phrase)
  private let field = FieldState(limit: 100, submission: PlaceSearchText.choose.phrase)

  override init(_ model: Model) {
    super.init(model)
    field.onChange = sender(Action.type)
    field.onSubmit = { [weak self] _ in self?.send(.submit) }
  }

  override var title: Phrase { PlaceSearchText.title(model.purpose) }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    bindings(of: PlaceSearch.commands)
  }

  override func body(in environment: Environment) -> any Widget {
    let field = TextField(PlaceSearchText.search, field)
    let places = places
    return Rows([
      .fixed(1, model.front == .field ? field : Disabled(field)), .space(1),
      .flexible(
        model.front == .list ? places : Disabled(places), minimum: 1),
    ])
  }

  private var places: any Widget {
    let title: PlaceSearchText = model.showsRecents ? .recents : .results
    guard model.list.count > 0 else {
      if model.isSearching { return LoadingText(PlaceSearchText.searching) }
      let text: PlaceSearchText = model.showsRecents ? .hint : .nothingFound
      return Paragraph([text.phrase, failure].compactMap(\.self).joined, Style(.dim))
    }
    var parts: [LayoutItem] = []
    if model.showsRecents {
      parts.append(.fixed(1, Label(title, Style(.dim))))
    }
    parts.append(
      .flexible(
        List(title, list, model.list, send: sender(Action.list), open: sender(Action.choose)) {
          PlaceRow(place: $0.place)
        }))
    if let failure, !model.showsRecents {
      parts.append(.intrinsic(Paragraph(failure, Style(.warning))))
    }
    return Rows(parts)
  }

  /// Why the service has not answered.
  private var failure: Phrase? { model.found?.failure?.phrase }
}

/// A place in a list: its name, and its address as far as there is room.
struct PlaceRow: Widget {
  let place: Place

  func size(in offered: Size, _ environment: Environment) -> Size { offered }

  func draw(on canvas: Canvas) {
    let columns = canvas.size.columns
    let used = canvas.write(place.name, columns: columns)
    let column = max(used + 2, min(columns * 2 / 5, 30))
    guard columns - column >= 8 else { return }
    canvas.write(
      place.address, at: Point(column: column), Style(.dim), columns: columns - column)
  }

  func describe(to speech: Speech) {
    speech.say([place.name, place.address].filter { !$0.isEmpty }.joined(separator: ", "))
  }
}
