import Editing
import Phrases
import PlacesDomain
import TerminalRIBs
import TerminalUI

/// The places below a field: what its text finds, or recent places before anything is typed.
struct PlaceSuggestions: Equatable {
  struct Row: ListRow {
    let place: Place
    /// Of the places that are found several can have the same name and address.
    var id: Place { place }
  }

  var text = "" { didSet { arrange() } }
  /// What was found for `text`, or for the text before while it is searched for; nil without any.
  var found: FoundPlaces? { didSet { arrange() } }
  var recents: [Place] = [] { didSet { arrange() } }
  var list = Listing<Row>()
  /// Whether the keys are in the list, not in the field.
  var hasKeys = false { didSet { if hasKeys != oldValue { list.selectFirst() } } }
  var isSearching = false

  /// Recent places before anything is typed.
  var showsRecents: Bool { text.allSatisfy(\.isWhitespace) }

  /// Why the service has not answered.
  var failure: Phrase? { found?.failure?.phrase }

  private mutating func arrange() {
    let places = showsRecents ? recents : found?.places ?? []
    list.show(places.map(Row.init), foundBy: showsRecents ? "" : text)
    // Where the user forgets one of the recent places, the next one is selected.
    if !hasKeys || !showsRecents { list.selectFirst() }
  }
}

/// The list of suggestions, or a sentence in its place.
///
/// It has no `ListControls`: what it lists, and is called, changes with what is typed.
struct PlaceSuggestionList: CompositeWidget {
  let suggestions: PlaceSuggestions
  let state: ListState
  let send: @MainActor (Listing<PlaceSuggestions.Row>.Event) -> Void
  let open: @MainActor (Place) -> Void

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let title = suggestions.showsRecents ? PlaceText.recents : PlaceText.results
    guard suggestions.list.count > 0 else {
      if suggestions.isSearching { return LoadingText(PlaceText.searching) }
      let text =
        suggestions.showsRecents
        ? PlaceText.hint : PlaceText.nothingFound(for: suggestions.text)
      return Paragraph([text, suggestions.failure].compactMap(\.self).joined, Style(.dim))
    }
    let widest = suggestions.list.rows.map { environment.columns(of: $0.place.name) }.max() ?? 0
    var parts: [LayoutItem] = []
    if suggestions.showsRecents { parts.append(.fixed(1, Label(title, Style(.dim)))) }
    parts.append(
      .flexible(
        List(title, state, suggestions.list, send: send, open: open) { row in
          PlaceRow(place: row.place, widestName: widest)
        }))
    if let failure = suggestions.failure, !suggestions.showsRecents {
      parts.append(.intrinsic(Notice([failure])))
    }
    return Rows(parts)
  }
}

/// A place in a list: its name, and its address as far as there is room.
private struct PlaceRow: Widget {
  let place: Place
  /// The columns of the widest name of the list.
  let widestName: Int

  /// The least columns of an address that stands in one column with the others, and of any.
  private static let (addressColumns, fewestColumns) = (24, 8)
  /// The columns before the addresses where all names are shorter.
  private static let nameColumns = 30
  private static let spacing = 2

  func size(in offered: Size, _ environment: Environment) -> Size { offered }

  func draw(on canvas: Canvas) {
    let columns = canvas.size.columns
    let used = canvas.write(place.name, columns: columns)
    let aligned = min(widestName + Self.spacing, columns - Self.addressColumns)
    let column = max(used + Self.spacing, aligned, min(columns * 2 / 5, Self.nameColumns))
    guard columns - column >= Self.fewestColumns else { return }
    canvas.write(
      place.address, at: Point(column: column), Style(.dim), columns: columns - column)
  }

  func describe(to speech: Speech) {
    speech.say([place.name, place.address].filter { !$0.isEmpty }.joined(separator: ", "))
  }
}
