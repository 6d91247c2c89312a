import Geography
import Search

/// What a name means: one rule for the links of routes, for Ctrl-P, for rides and for the settings.
extension PlacesModel {
  func meant(by name: String) async -> [Place] {
    guard let query = PlaceQuery(name) else { return [] }
    return await meaning(of: query).places
  }

  func findAll(_ name: String) async -> [Place] {
    guard let query = PlaceQuery(name) else { return [] }
    let known = await meaning(of: query)
    if known.isQualified || !builtIn.places(named: query.exactName).isEmpty { return known.places }
    let found = await search(name, near: nil)
    let places = found.places.map { IndexedPlace($0) }
    let meant = places.meant(by: query.exactName)
    guard meant.isEmpty else { return meant.apart }
    // Of a letter or two nothing is meant. A service knows other names of places.
    let isClear = found.origin == .service || Set(places.map(\.name.units)).count == 1
    return query.isTelling && isClear ? Array(found.places.prefix(1)) : []
  }

  func telling(_ place: Place) async -> String {
    await meant(by: place.name).count > 1 ? place.tellingName : place.name
  }

  func ends(_ text: String) async -> [(start: Place, destination: Place)] {
    let all = EndNames.all(in: text)
    if await isOnePlace(text, parted: all) { return [] }
    for names in all where !Task.isCancelled {
      let starts = await meant(by: names.start)
      guard !starts.isEmpty else { continue }
      let destinations = await meant(by: names.destination)
      let ways = starts.flatMap { start in destinations.map { (start: start, destination: $0) } }
        .filter { $0.start.id != $0.destination.id }
      // What is near each other is meant rather than what is far apart.
      if !ways.isEmpty {
        return ways.map { (way: $0, $0.start.coordinate.distance(to: $0.destination.coordinate)) }
          .sorted { $0.1 < $1.1 }.map(\.way)
      }
    }
    return []
  }

  /// Whether a text that may be parted is the name of one place.
  ///
  /// Words that are not needed to tell which place is meant are an end of their own.
  private func isOnePlace(_ text: String, parted all: [EndNames]) async -> Bool {
    guard let query = PlaceQuery(text), let first = all.first,
      all.count > 1 || first.text == query.text
    else { return false }
    let meaning = await meaning(of: query)
    guard meaning.isQualified else { return all.count > 1 && !meaning.places.isEmpty }
    for name in all.flatMap({ [$0.start, $0.destination] }) {
      if await meant(by: name) == meaning.places { return false }
    }
    return true
  }

  /// Among the built-in and the imported places: those of the name, else those that it tells from others of
  /// their name, else those that it means as far as no other place is meant.
  private func meaning(of query: PlaceQuery) async -> PlaceMeaning {
    let imported = ((try? await index.search(query, near: nil)) ?? []).map { IndexedPlace($0) }
    let name = query.exactName
    let known = builtIn.places(beginningWith: name) + imported
    let exact = known.filter { $0.name.units == name.units }
    if !exact.isEmpty { return PlaceMeaning(places: exact.apart) }
    let qualified = qualified(query, imported)
    if !qualified.isEmpty { return PlaceMeaning(places: qualified.apart, isQualified: true) }
    return PlaceMeaning(places: known.meant(by: name).apart)
  }

  /// The places that the text names with words of their address, as `중구 · 부산광역시`, or else with the region
  /// that they are in, as `서울 시청역`.
  private func qualified(_ query: PlaceQuery, _ imported: [IndexedPlace]) -> [IndexedPlace] {
    let parts = query.qualified.map { name, rest in
      (places: (builtIn.places(beginningWith: name) + imported).called(name), rest: rest)
    }.filter { !$0.places.isEmpty }
    for (places, rest) in parts {
      let located = places.located(by: rest.map { WordKey($0) })
      if !located.isEmpty { return located }
    }
    for (places, rest) in parts {
      let name = WordKey(rest.joined(separator: " "))
      let regions = builtIn.places(beginningWith: name).called(name).filter(\.place.isRegion)
      // A region that may be several tells nothing.
      guard regions.apart.count == 1 else { continue }
      let located = places.located(in: regions)
      if !located.isEmpty { return located }
    }
    return []
  }
}
