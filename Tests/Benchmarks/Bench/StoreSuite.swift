import Floor
import Store

/// What an update costs each subscriber, beside subscribers that compare one field each.
@MainActor let storeSuite = Suite(name: "store") {
  [1, 10, 100, 1_000].flatMap { count in
    let audience = Audience(count)
    let floor = FloorSubscribers(count)
    let updates = max(200_000 / count, 200)
    func measure(
      _ name: String, against yardstick: @escaping @MainActor () -> Void,
      _ body: @escaping @MainActor () -> Void
    ) -> Measure {
      Measure(
        "update for \(count): \(name), per subscriber",
        against: .floor { time(per: updates * count) { yardstick() } }
      ) { time(per: updates * count) { body() } }
    }
    return [
      measure("in another group", against: { floor.updateAnother(updates) }) {
        audience.updateAnotherGroup(updates)
      },
      measure("in the group, value stays", against: { floor.updateAnother(updates) }) {
        audience.updateAnotherField(updates)
      },
      measure("value changes", against: { floor.updateWatched(updates) }) {
        audience.updateWatched(updates)
      },
      measure("each derives a value, which changes", against: { floor.updateWatched(updates) }) {
        audience.updateDerived(updates)
      },
    ]
  }
}

/// A store, and those who watch one field of it.
@MainActor
private final class Audience {
  private struct State {
    struct Watched: Equatable {
      var a = 0
      var b = 0
      var name = "state"
    }

    struct Other: Equatable {
      var a = 0
    }

    var watched = Watched()
    var derived = Watched()
    var other = Other()
  }

  private let store = Store(State())
  private let subscriptions: [Subscription]

  init(_ count: Int) {
    let value = store.stored(\.watched, \.a)
    let source = store.stored(\.derived, \.a)
    // Somebody watches the other group too, or it would not even be compared.
    let other = store.stored(\.other, \.a).observe { sink &+= $0 }
    let direct = (0..<count).map { _ in value.observe { sink &+= $0 } }
    let derived = (0..<count).map { index in source.map { $0 &+ index }.observe { sink &+= $0 } }
    subscriptions = [other] + direct + derived
  }

  func updateAnotherGroup(_ count: Int) {
    for step in 0..<count { store.update { $0.other.a = step } }
  }

  func updateAnotherField(_ count: Int) {
    for step in 0..<count { store.update { $0.watched.b = step } }
  }

  func updateWatched(_ count: Int) {
    for _ in 0..<count { store.update { $0.watched.a &+= 1 } }
  }

  func updateDerived(_ count: Int) {
    for _ in 0..<count { store.update { $0.derived.a &+= 1 } }
  }
}
