import Editing
import HighwayDomain
import Phrases
import Store
import TerminalRIBs
import TerminalUI
import Time

/// The incidents as a list, with map and details beside it or in its place.
final class HighwayView: View<Highway> {
  private lazy var incidents = ListControls<Listing<Incident>>(
    IncidentText.incidents, opens: IncidentText.details,
    sortTitles: IncidentColumn.allCases.map { ($0, $0.text) }, sender(Action.list)
  ) { [weak self] _ in self?.send(.show(.details)) }
  private lazy var choices = ListControls<Listing<IncidentFilter.Choice>>(
    HighwayText.filter, opens: IncidentText.toggle, sender(Action.choices), sender(Action.toggle))
  private let map = MapState(activation: IncidentText.details)
  private let scroll = ScrollState()
  private var picture: PictureState?

  override init(_ model: Model) {
    super.init(model)
    map.onSelect = { [weak self] in self?.send(.list(.select($0))) }
    map.onActivate = { [weak self] _ in self?.send(.show(.details)) }
  }

  override func modelDidChange(from old: Model) {
    map.select(model.list.selected?.id)
    if model.list.selected?.id != old.list.selected?.id { scroll.scrollToStart() }
    if model.front == .list, old.front != .list { focus(on: incidents.state) }
    if model.front != old.front { map.showSelection() }
    if model.camera != old.camera {
      picture =
        if case .loaded(let view?) = model.camera?.phase { view.still.map(PictureState.init) } else
        { nil }
    }
  }

  override var title: Phrase { HighwayText.highway }

  override var usesWholeStage: Bool { true }

  override var status: [Phrase] {
    let words = [
      model.isSample ? HighwayText.samples : model.age?.phrase,
      model.isOffline ? HighwayText.offline : nil,
    ]
    return words.compactMap(\.self)
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let keys = bindings(of: Highway.commands)
    switch model.front {
    case .list: return incidents.bindings(of: model.list, keys, in: environment)
    case .details: return keys.prefix(1) + scroll.bindings(in: environment) + keys.dropFirst()
    case .map, .filter: return keys
    }
  }

  override func textsToCopy(in environment: Environment) -> [String] {
    guard model.front != .filter, let incident = model.list.selected else { return [] }
    let words = incident.words(today: model.today).text(environment.language)
    guard case .loaded(let view?) = model.camera?.phase else { return [words] }
    return [view.camera.address, words]
  }

  override func body(in environment: Environment) -> any Widget {
    var parts: [LayoutItem] = []
    if !model.list.all.isEmpty {
      let sorting = incidents.sorting(of: model.list)
      parts.append(
        .intrinsic(
          HighwayHead(
            list: model.list, filter: model.filter,
            sorting: model.front == .list ? sorting : nil)))
    }
    parts.append(.flexible(content(environment), minimum: 1))
    guard !notice.isEmpty else { return Rows(parts) }
    let below = LayoutItem.intrinsic(Notice(notice))
    guard model.front != .list else { return Rows(parts + [below]) }
    // The list has said it, and a low map or page needs its rows.
    return Adaptive { size, _ in Rows(size.rows < Self.rowsWithNotice ? parts : parts + [below]) }
  }

  /// With fewer rows there is no notice below the map, or below an incident.
  private static let rowsWithNotice = 12

  private func content(_ environment: Environment) -> any Widget {
    if model.front == .filter {
      return FilterList(choices: model.choices, filter: model.filter, list: choices)
    }
    let map = roadMap(environment)
    if model.front == .map { return map }
    let details = details()
    if let details, model.front == .details { return details }
    let list = list
    return Adaptive { [model] size, _ in
      let room = WideHighwayPage.room
      guard size.columns >= room.columns, size.rows >= room.rows, !model.list.all.isEmpty else {
        return list
      }
      return WideHighwayPage(
        list: list, map: map, details: details, roads: IncidentRoads(model.list.rows))
    }
  }

  private var list: any Widget {
    let hasNone = model.list.all.isEmpty
    let status = ListStatus(
      isLoading: hasNone && model.isRefreshing, loading: IncidentText.loading,
      empty: hasNone ? IncidentText.none : IncidentText.noneMatching)
    return incidents.grid(model.list, status, columns: nil, cellRows: 2) { [model] incident in
      IncidentRow(incident: incident, today: model.today)
    }
  }

  private func details() -> IncidentFacts? {
    model.list.selected.map {
      IncidentFacts(
        incident: $0, today: model.today, camera: model.camera, picture: picture, scroll: scroll,
        onNeedsCamera: sender(.needCamera))
    }
  }

  private func roadMap(_ environment: Environment) -> any Widget {
    let (language, symbols) = (environment.language, environment.symbols)
    let marks = model.list.rows.compactMap { incident in
      incident.coordinate.map {
        MapMark(
          incident.id, at: $0, label: incident.kind.sign(symbols), style: Style(incident.kind.role),
          name: incident.words(today: model.today).text(language))
      }
    }
    return RoadMap(
      state: map, roads: model.roads, cities: model.cities, layers: [.marks(marks)],
      legend: legend(symbols))
  }

  /// Each sign, with all kinds that have it.
  private func legend(_ symbols: Symbols) -> [RoadMap.Sign] {
    var signs: [(label: String, kinds: [Incident.Kind])] = []
    for kind in Incident.Kind.allCases {
      let label = kind.sign(symbols)
      if let index = signs.firstIndex(where: { $0.label == label }) {
        signs[index].kinds.append(kind)
      } else {
        signs.append((label, [kind]))
      }
    }
    return signs.map { label, kinds in
      let phrases = kinds.map(\.phrase)
      let word = Phrase(
        ko: phrases.map { $0.text(.korean) }.joined(separator: "·"),
        en: phrases.map { $0.text(.english) }.joined(separator: ", "))
      return RoadMap.Sign(label: label, style: Style(kinds[0].role), word: word)
    }
  }

  /// Why the list may be incomplete, out of date, or invented.
  private var notice: [Phrase] {
    guard model.front != .filter else { return [] }
    let retry = FormText.pressRetry
    if model.isSample, model.isOffline { return [IncidentText.samplesOffline, retry] }
    let samples = model.isSample ? [HighwayText.shownSamples] : []
    let reasons = reasons
    guard reasons.isEmpty else {
      let canRetry = model.failures.values.contains { !$0.retry.isEmpty }
      return reasons + samples + (canRetry ? [retry] : [])
    }
    let missing = HighwayError.keyMissing(setting: "highway.key").phrase
    return model.isSample ? [missing] + samples : []
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
