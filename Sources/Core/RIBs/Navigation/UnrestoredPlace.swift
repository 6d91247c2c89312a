/// A place to which it was not possible to return, such as a draft of which the entry could not be read.
struct UnrestoredPlace: Equatable {
  /// Down to the riblet below which the first step could not be opened; it begins below the keeper.
  let way: [Segment]
  /// From the riblet that could not be opened on.
  let rest: NavigationPath

  /// From the keeper down.
  var place: NavigationPath {
    NavigationPath(way.map { NavigationPath.Step(.segment($0)) } + rest.steps)
  }

  /// The segments down to the riblet that could not be opened.
  var segments: [Segment] { way + rest.link.segments.prefix(1) }
}

extension AnyRouter {
  /// Keeps `rest`, the place of which the first step could not be opened from here, unless what it is of is gone.
  ///
  /// It is kept by the first riblet of the link that leads here, since those below may leave the tree, or show
  /// something else.
  final func keep(_ rest: NavigationPath, after error: any Error) {
    switch error {
    case LinkError.failed, LinkError.unsaved: break
    default: return
    }
    guard rest.isMoreThanName else { return }
    let named = sequence(first: self, next: \.parent).filter { $0.segment != nil }
    let place = UnrestoredPlace(
      way: named.dropLast().reversed().compactMap(\.segment), rest: rest)
    let keeper = named.last ?? self
    if !keeper.unrestored.contains(place) { keeper.unrestored.append(place) }
  }

  /// Restores what could not be restored before in the riblets to which the user has come without it.
  package final func restoreReached() {
    for keeper in fronts {
      for kept in keeper.unrestored {
        let reached = keeper.fronts.dropFirst().filter { $0.segment != nil }
        guard reached.prefix(kept.segments.count).compactMap(\.segment) == kept.segments else {
          continue
        }
        let riblet = reached[kept.segments.count - 1]
        keeper.unrestored.removeAll { $0 == kept }
        riblet.lifecycle.request("restore") { _ = try? await riblet.open(kept.rest) }
      }
    }
  }

  /// This router and those at which the user is below it.
  private var fronts: [AnyRouter] { Array(sequence(first: self, next: \.front)) }
}
