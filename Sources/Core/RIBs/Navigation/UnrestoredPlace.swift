/// A place to which it was not possible to return, such as a draft of which the entry could not be read.
struct UnrestoredPlace {
  /// Down to the riblet below which the first step could not be opened; it begins below the keeper.
  let way: [Segment]
  /// From the riblet that could not be opened on.
  let rest: NavigationPath
  /// Whether the riblet to which the user has come is restoring it, until which it is kept.
  var isRestoring = false

  /// From the keeper down.
  var place: NavigationPath {
    NavigationPath(way.map { NavigationPath.Step(.segment($0)) } + rest.steps)
  }

  /// The segments down to the riblet that could not be opened.
  var segments: [Segment] { way + rest.link.segments.prefix(1) }

  /// What lies below the riblet that could not be opened; nil if nothing is remembered there.
  var below: UnrestoredPlace? {
    guard let own = rest.steps.first else { return nil }
    let left = NavigationPath([NavigationPath.Step(own.riblet)] + rest.steps.dropFirst())
    return left.isMoreThanName ? UnrestoredPlace(way: way, rest: left) : nil
  }

  func isSame(as other: UnrestoredPlace) -> Bool { way == other.way && rest == other.rest }
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
    if !keeper.unrestored.contains(where: place.isSame) { keeper.unrestored.append(place) }
  }

  /// Restores what could not be restored before in the riblets to which the user has come without it, unless they
  /// are typing there.
  package final func restoreReached() {
    for keeper in fronts {
      for kept in keeper.unrestored where !kept.isRestoring {
        let reached = keeper.fronts.dropFirst().filter { $0.segment != nil }
        guard reached.prefix(kept.segments.count).compactMap(\.segment) == kept.segments else {
          continue
        }
        keeper.restore(kept, in: reached[kept.segments.count - 1])
      }
    }
  }

  /// Restores a place that is kept here, and keeps it until it is open; what could not be opened then is kept by
  /// itself.
  private func restore(_ kept: UnrestoredPlace, in riblet: AnyRouter) {
    guard !riblet.hasUnsavedBelow else { return }
    var restoring = kept
    restoring.isRestoring = true
    replace(kept, by: restoring)
    let work = riblet.lifecycle.request("restore") { [weak self] in
      var left: UnrestoredPlace? = kept
      do {
        _ = try await riblet.inTurn {
          // What was opened before it may have got new input.
          if riblet.hasUnsavedBelow { throw CancellationError() }
          left = kept.below
          return try await riblet.open(kept.rest)
        }
        left = nil
      } catch is CancellationError {
        // The riblet has left, or the user is typing there: the next time.
      } catch { left = nil }
      self?.replace(kept, by: left)
    }
    if work == nil { replace(kept, by: kept) }
  }

  private func replace(_ kept: UnrestoredPlace, by other: UnrestoredPlace?) {
    guard let index = unrestored.firstIndex(where: kept.isSame) else { return }
    unrestored.remove(at: index)
    if let other, !unrestored.contains(where: other.isSame) {
      unrestored.insert(other, at: index)
    }
  }

  /// This router and those at which the user is below it.
  private var fronts: [AnyRouter] { Array(sequence(first: self, next: \.front)) }
}
