import Expectations
import Testing

@testable import Store

@MainActor struct StoreTests {
  private struct State {
    struct Filters: Equatable {
      var showsCountries = false
      var word = ""
    }
    struct People: Equatable {
      var count = 0
      var names: [String] = []
    }
    struct Clock: Equatable {
      var minute = 0
    }
    var filters = Filters()
    var people = People()
    var clock = Clock()
  }

  /// The received values in order, and the active observations.
  private final class Log {
    var lines: [String] = []
    var subscriptions: [Subscription] = []

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private let store = Store(State())
  private let log = Log()

  private func observe<Value>(_ name: String, _ stored: Stored<Value>) {
    log.subscriptions.append(stored.observe { [log] in log.lines.append("\(name) \($0)") })
  }

  @Test func `an observation receives the current value, then each different one`() {
    observe("region", store.stored(\.filters, \.showsCountries))
    store.update { $0.filters.showsCountries = true }
    store.update { $0.filters.showsCountries = true }
    store.update { $0.filters.word = "kim" }
    store.update { $0.filters.showsCountries = false }
    expectEqual(log.lines, ["region false", "region true", "region false"])
  }

  @Test func `a whole group can be observed`() {
    observe("clock", store.stored(\.clock).map(\.minute))
    store.update { $0.clock.minute = 1 }
    expectEqual(log.lines, ["clock 0", "clock 1"])
    expectEqual(store.stored(\.clock).value, State.Clock(minute: 1))
  }

  @Test func `groups are delivered in order of declaration, within a group by subscription`() {
    observe("minute", store.stored(\.clock, \.minute))
    observe("names", store.stored(\.people, \.names))
    observe("count", store.stored(\.people, \.count))
    observe("word", store.stored(\.filters, \.word))
    observe("names again", store.stored(\.people, \.names))
    _ = log.take()
    store.update {
      $0.clock.minute = 1
      $0.people = .init(count: 1, names: ["Ada"])
      $0.filters.word = "a"
    }
    expectEqual(
      log.lines,
      [
        "word a", "names [\"Ada\"]", "count 1", "names again [\"Ada\"]", "minute 1",
      ])
  }

  @Test func `an update inside a delivery comes after it`() {
    log.subscriptions.append(
      store.stored(\.people, \.count).observe { [store, log] count in
        log.lines.append("first \(count)")
        guard count == 1 else { return }
        store.update { $0.people.count = 2 }
        log.lines.append("still \(store.state.people.count)")
      })
    observe("second", store.stored(\.people, \.count))
    _ = log.take()
    store.update { $0.people.count = 1 }
    expectEqual(log.lines, ["first 1", "still 1", "second 1", "first 2", "second 2"])
  }

  @Test func `an update inside the first delivery comes after it`() {
    log.subscriptions.append(
      store.stored(\.people, \.count).observe { [store, log] count in
        log.lines.append("begin \(count)")
        if count == 0 { store.update { $0.people.count = 1 } }
        log.lines.append("end \(count)")
      })
    expectEqual(log.lines, ["begin 0", "end 0", "begin 1", "end 1"])
  }

  @Test func `an update inside an update comes after it`() {
    observe("count", store.stored(\.people, \.count))
    store.update { [store] state in
      state.people.count = 1
      store.update { $0.people.count += 10 }
    }
    expectEqual(log.lines, ["count 0", "count 1", "count 11"])
  }

  @Test func `an unchanged group costs its subscribers nothing`() {
    struct Counted: Equatable {
      nonisolated(unsafe) static var comparisons = 0  // Only this test reads or writes it.
      var value = 0
      static func == (one: Counted, other: Counted) -> Bool {
        comparisons += 1
        return one.value == other.value
      }
    }
    struct Fields: Equatable {
      nonisolated(unsafe) static var comparisons = 0  // As above.
      var id = 0
      var counted = Counted()
      static func == (one: Fields, other: Fields) -> Bool {
        comparisons += 1
        return one.id == other.id
      }
    }
    struct Two {
      var first = Fields()
      var second = 0
    }
    let store = Store(Two())
    let subscriptions = (0..<10).map { _ in store.stored(\.first, \.counted).observe { _ in } }
    Counted.comparisons = 0
    store.update { $0.second = 1 }
    expectEqual(Counted.comparisons, 0)
    store.update { $0.first.id = 1 }
    expectEqual(Counted.comparisons, 1)
    for subscription in subscriptions { subscription.cancel() }
    Fields.comparisons = 0
    store.update { $0.first.id = 2 }
    expectEqual(Fields.comparisons, 0)
  }

  @Test func `an observation ends when it is cancelled, also in the delivery`() {
    observe("first", store.stored(\.people, \.count))
    let canceller = store.stored(\.people, \.count).observe { [log] count in
      if count == 1 { log.subscriptions[1].cancel() }
    }
    log.subscriptions.append(
      store.stored(\.people, \.count).observe { [log] in log.lines.append("victim \($0)") })
    _ = log.take()
    store.update { $0.people.count = 1 }
    store.update { $0.people.count = 2 }
    expectEqual(log.lines, ["first 1", "first 2"])
    withExtendedLifetime(canceller) {}
  }

  @Test func `an observation ends when its subscription is freed`() {
    var subscription: Subscription? = store.stored(\.people, \.count).observe { [log] in
      log.lines.append("\($0)")
    }
    subscription?.cancel()
    subscription = store.stored(\.people, \.count).observe { [log] in log.lines.append("\($0)") }
    store.update { $0.people.count = 1 }
    subscription = nil
    store.update { $0.people.count = 2 }
    expectEqual(log.lines, ["0", "0", "1"])
  }

  @Test func `many observations that end leave the others in order`() {
    for number in 0..<10 { observe("\(number)", store.stored(\.people, \.count)) }
    _ = log.take()
    for number in [0, 1, 2, 4, 5, 7, 8] { log.subscriptions[number].cancel() }
    observe("new", store.stored(\.people, \.count))
    _ = log.take()
    store.update { $0.people.count = 1 }
    expectEqual(log.lines, ["3 1", "6 1", "9 1", "new 1"])
  }

  @Test func `observations that have ended are forgotten, in a delivery too`() {
    let count = store.stored(\.people, \.count)
    let hub = count.slice.hubs[0]
    let kept = {
      (Mirror(reflecting: hub).descendant("subscribers") as? ContiguousArray<Subscriber>)
    }
    observe("kept", count)
    log.subscriptions.removeLast().cancel()
    expectEqual(kept()?.count, 0)
    observe("kept", count)
    for _ in 0..<100 { count.observe { _ in }.cancel() }
    #expect(kept()?.count ?? .max <= 2)
    let ending = (0..<100).map { _ in count.observe { _ in } }
    let last = count.observe { count in
      if count == 1 { for subscription in ending { subscription.cancel() } }
    }
    #expect(kept()?.count ?? 0 > 100)
    store.update { $0.people.count = 1 }
    #expect(kept()?.count ?? .max <= 3)
    last.cancel()
  }

  @Test func `many observations that end in a delivery do not hide it from others`() {
    for number in 0..<3 {
      log.subscriptions.append(
        store.stored(\.people, \.count).observe { [log] count in
          guard count == 1, number == 2 else { return }
          for subscription in log.subscriptions[0...2] { subscription.cancel() }
        })
    }
    observe("after", store.stored(\.people, \.count))
    store.update { $0.people.count = 1 }
    expectEqual(log.lines, ["after 0", "after 1"])
  }

  @Test func `an observation that begins in a delivery receives the current value once`() {
    log.subscriptions.append(
      store.stored(\.people, \.count).observe { [store, log] count in
        guard count == 1 else { return }
        for name in ["same group", "later group"] {
          let value =
            name == "same group"
            ? store.stored(\.people, \.count) : store.stored(\.clock, \.minute)
          log.subscriptions.append(value.observe { log.lines.append("\(name) \($0)") })
        }
      })
    observe("minute", store.stored(\.clock, \.minute))
    _ = log.take()
    store.update {
      $0.people.count = 1
      $0.clock.minute = 1
    }
    expectEqual(log.take(), ["same group 1", "later group 1", "minute 1"])
    store.update {
      $0.people.count = 2
      $0.clock.minute = 2
    }
    expectEqual(log.lines, ["same group 2", "minute 2", "later group 2"])
  }

  @Test func `a derived value is received when it differs`() {
    let isMany = store.stored(\.people, \.count).map { $0 > 1 }
    observe("many", isMany)
    for count in [1, 2, 3, 0] { store.update { $0.people.count = count } }
    expectEqual(log.lines, ["many false", "many true", "many false"])
    expectEqual(isMany.value, false)
  }

  @Test func `a derived value is made once for all that observe it, where its source differs`() {
    var made = 0
    let double = store.stored(\.people, \.count).map { count in
      made += 1
      return count * 2
    }
    let next = double.map { $0 + 1 }
    observe("next", next)
    for (count, name) in [(1, "double"), (2, "double again")] {
      made = 0
      store.update { $0.people.names.append("Ada") }
      expectEqual(made, 0)
      store.update { $0.people.count = count }
      expectEqual(double.value, count * 2)
      expectEqual(made, 1)
      observe(name, double)
    }
    made = 0
    store.update { $0.people.count = 3 }
    expectEqual(made, 1)
    expectEqual(log.lines.suffix(3), ["next 7", "double 6", "double again 6"])
  }

  @Test func `a value that is observed no longer is forgotten`() {
    final class Held: Equatable {
      let count: Int
      init(_ count: Int) { self.count = count }
      static func == (one: Held, other: Held) -> Bool { one.count == other.count }
    }
    weak var held: Held?
    let made = store.stored(\.people, \.count).map { count in
      let new = Held(count)
      held = new
      return new
    }
    let hub = made.slice.hubs[0]
    let slices = {
      (Mirror(reflecting: hub).descendant("slices") as? [ObjectIdentifier: AnySlice])?.count
    }
    let derived = made.map(\.count)
    let first = derived.observe { [log] in log.lines.append("first \($0)") }
    let second = derived.observe { [log] in log.lines.append("second \($0)") }
    #expect(held != nil)
    first.cancel()
    #expect(held != nil)
    store.update { $0.people.count = 1 }
    expectEqual(log.lines, ["first 0", "second 0", "second 1"])
    expectEqual(held?.count, 1)
    expectEqual(slices(), 1)
    second.cancel()
    expectEqual(held, nil)
    expectEqual(slices(), 0)
    expectEqual(derived.value, 1)
  }

  @Test func `an update after an observation that began in a delivery waits for its end`() {
    log.subscriptions.append(
      store.stored(\.people, \.count).observe { [store, log] count in
        guard count == 1 else { return }
        log.subscriptions.append(store.stored(\.clock, \.minute).observe { _ in })
        store.update { $0.people.count = 2 }
        log.lines.append("still \(store.state.people.count)")
      })
    store.update { $0.people.count = 1 }
    expectEqual(log.lines, ["still 1"])
    expectEqual(store.state.people.count, 2)
  }

  @Test func `a combined value is received once for an update of several parts`() {
    let two = Stored.combine(
      store.stored(\.people, \.count), store.stored(\.filters, \.word)
    ) { "\($0)\($1)" }
    let three = Stored.combine(two, store.stored(\.clock, \.minute).map { $0 * 60 }) {
      "\($0)\($1)"
    }
    observe("two", two)
    observe("three", three)
    _ = log.take()
    store.update {
      $0.people.count = 1
      $0.filters.word = "a"
      $0.clock.minute = 1
    }
    expectEqual(log.take(), ["two 1a", "three 1a60"])
    store.update { $0.clock.minute = 2 }
    expectEqual(log.lines, ["three 1a120"])
    expectEqual(three.value, "1a120")
  }

  @Test func `a constant is received once`() {
    observe("constant", Stored.constant(7).map { $0 + 1 })
    store.update { $0.people.count = 1 }
    expectEqual(log.lines, ["constant 8"])
  }

  @Test func `a writer changes nothing in a state that is not its own`() {
    let writer = store.writer(\.people) { $0.clock.minute == 0 }
    writer.update { $0.count = 5 }
    store.update { $0.clock.minute = 1 }
    writer.update { $0.count = 6 }
    expectEqual(writer.value.count, 5)
  }

  @Test func `a writer changes its group`() {
    let writer = store.writer(\.people)
    observe("count", store.stored(\.people, \.count))
    writer.update { $0.count = 5 }
    expectEqual(writer.value.count, 5)
    expectEqual(log.lines, ["count 0", "count 5"])
  }

  @Test func `a value retains its store, an observation does not`() {
    weak var freed: Store<State>?
    var value: Stored<Int>?
    let build = {
      let store = Store(State())
      freed = store
      value = store.stored(\.people, \.count).map { $0 + 1 }
      observe("count", store.stored(\.people, \.count))
    }
    build()
    expectEqual(value?.value, 1)
    #expect(freed != nil)
    value = nil
    #expect(freed == nil)
    log.subscriptions = []
    expectEqual(log.lines, ["count 0"])
  }
}
