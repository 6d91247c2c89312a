import HighwayDomain
import Phrases
import TerminalRIBs
import TerminalUI
import Time

/// The incidents as a list, with map and details beside it or in its place.
final class HighwayView: View<Highway> {
  private let incidents = ListState(activation: IncidentText.details.phrase)
  private let choices = ListState(activation: IncidentText.toggle.phrase)
  private let map = MapState(activation: IncidentText.details.phrase)
  private let scroll = ScrollState()
  private var picture: PictureState?

  override init(_ model: Model) {
    super.init(model)
    incidents.onSelect = sender(Action.select)
    incidents.onActivate = { [weak self] row in
      self?.send(.select(row: row))
      self?.send(.open)
    }
    choices.onActivate = sender(Action.toggle)
    map.onSelect = sender(Action.selectMark)
    map.onActivate = { [weak self] _ in self?.send(.open) }
  }

  override func modelDidChange(from old: Model) {
    incidents.select(model.listing.selection)
    map.select(model.listing.selected?.id)
    if model.listing.selected?.id != old.listing.selected?.id { scroll.scrollToStart() }
    if model.front == .filter, old.front != .filter { choices.select(0) }
    if model.front == .list, old.front != .list { focus(on: incidents) }
    if model.camera != old.camera {
      picture =
        if case .found(let view?) = model.camera { view.still.map(PictureState.init) } else { nil }
    }
  }

  override var title: Phrase { HighwayText.highway.phrase }

  override var usesWholeStage: Bool { true }

  override var status: [Phrase] {
    let words = [
      model.isSample ? HighwayText.samples.phrase : model.age?.phrase,
      model.isOffline ? HighwayText.offline.phrase : nil,
    ]
    return words.compactMap(\.self)
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    func key(
      _ name: Character, _ title: Phrase, isHinted: Bool = true, _ action: Action
    ) -> KeyBinding {
      self.key(.character(name), title: title, isHinted: isHinted, sends: action)
    }
    let back = self.key(.escape, title: HighwayText.list, sends: .show(.list))
    if model.front == .filter {
      return [
        self.key(
          .character(" "), title: IncidentText.toggle, isHinted: false,
          sends: .toggle(row: choices.selection)),
        key("a", IncidentText.clear.phrase, .clearFilter),
        key("f", HighwayText.list.phrase, .show(.list)), back,
      ]
    }
    var keys: [KeyBinding] = []
    if model.front != .list { keys.append(back) }
    if model.front == .details { keys += scroll.bindings(in: environment) }
    let isMap = model.front == .map
    keys.append(
      key(
        "m", isMap ? HighwayText.list.phrase : HighwayText.map.phrase, .show(isMap ? .list : .map)))
    keys += [
      key("w", IncidentText.route.phrase, .route),
      key("r", IncidentText.restAreas.phrase, .restAreas),
      key("t", IncidentText.travelTimes.phrase, .travelTimes),
      key("o", IncidentText.roadList.phrase, .roads),
      key("f", HighwayText.filter.phrase, .show(.filter)),
      key("R", HighwayText.refresh.phrase, isHinted: !model.failures.isEmpty, .refresh),
    ]
    return model.front == .list ? keys + sorting.bindings(in: environment) : keys
  }

  override func textsToCopy(in environment: Environment) -> [String] {
    guard model.front != .filter, let incident = model.listing.selected else { return [] }
    let words = incident.words(today: model.today).text(environment.language)
    guard case .found(let view?) = model.camera else { return [words] }
    return [view.camera.address, words]
  }

  override func body(in environment: Environment) -> any Widget {
    var parts: [Part] = []
    if !model.listing.all.isEmpty {
      parts.append(.intrinsic(HighwayHead(listing: model.listing, sorting: sorting)))
    }
    parts.append(.flexible(content(environment), minimum: 1))
    if let notice {
      parts.append(.intrinsic(Padding(columns: 1, Notice(text: notice))))
    }
    return Rows(parts)
  }

  private func content(_ environment: Environment) -> any Widget {
    let language = environment.language
    if model.front == .filter {
      return FilterList(listing: model.listing, state: choices)
    }
    let list = list(language)
    if model.front == .map { return roadMap(environment) }
    let details = details()
    if let details, model.front == .details { return details }
    let content = details == nil ? EmptyList(list, sentence) : list
    let map = roadMap(environment)
    return Adaptive { [model] size, _ in
      let room = WideHighwayPage.room
      guard size.columns >= room.columns, size.rows >= room.rows, !model.listing.all.isEmpty else {
        return content
      }
      return WideHighwayPage(
        list: content, map: map, details: details, roads: IncidentRoads(model.listing.shown))
    }
  }

  private func list(_ language: Language) -> any Widget {
    Grid(
      IncidentText.incidents.text(language), incidents, count: model.listing.shown.count,
      columns: nil, rows: 2
    ) { [listing = model.listing, today = model.today] index in
      IncidentRow(incident: listing.shown[index], today: today)
    }
  }

  private func details() -> IncidentFacts? {
    model.listing.selected.map {
      IncidentFacts(
        incident: $0, today: model.today, camera: model.camera, picture: picture, scroll: scroll,
        onNeedsCamera: sender(.needCamera))
    }
  }

  private func roadMap(_ environment: Environment) -> any Widget {
    let (language, symbols) = (environment.language, environment.symbols)
    let marks = model.listing.shown.compactMap { incident in
      incident.coordinate.map {
        MapMark(
          incident.id, at: $0, label: String(symbols.on), style: Style(incident.kind.role),
          name: incident.words(today: model.today).text(language))
      }
    }
    return RoadMap(state: map, roads: model.roads, layers: [.marks(marks)])
  }

  /// The text in place of the list.
  private var sentence: any Widget {
    if model.listing.all.isEmpty, model.isRefreshing {
      return Waiting(IncidentText.loading)
    }
    let text = model.listing.all.isEmpty ? IncidentText.none : .noneMatching
    return Paragraph(text, Style(.dim))
  }

  /// Why the list may be incomplete, out of date, or invented.
  private var notice: Phrase? {
    guard model.front != .filter else { return nil }
    if model.isSample, model.isOffline { return IncidentText.samplesOffline.phrase }
    let reasons = reasons
    guard !reasons.isEmpty else {
      return model.isSample ? IncidentText.samplesKeyless.phrase : nil
    }
    let samples = model.isSample ? [HighwayText.shownSamples.phrase] : []
    return (reasons + samples + [FormText.pressRetry.phrase]).joined
  }

  /// Why sources have failed; those that have for the same reason are named together.
  private var reasons: [Phrase] {
    var reasons: [(error: HighwayError, names: [Phrase])] = []
    for source in IncidentSource.allCases {
      guard let error = model.failures[source] else { continue }
      // A source without a key is not used, which is no failure.
      if case .keyMissing = error { continue }
      let name = source.phrase
      if let index = reasons.firstIndex(where: { $0.error == error }) {
        reasons[index].names.append(name)
      } else {
        reasons.append((error, [name]))
      }
    }
    return reasons.map { error, names in
      [names.joined(separator: ", "), error.phrase].joined(separator: ": ")
    }
  }
}
