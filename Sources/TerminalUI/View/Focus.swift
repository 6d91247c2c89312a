/// Which responder has the focus, and which had it before.
@MainActor
struct Focus {
  private struct Memory {
    weak var responder: (any Responder)?
  }

  private(set) weak var responder: (any Responder)?
  private var history: [Memory] = []
  private static let historyLength = 32

  /// Keeps the focus if it was drawn, else gives it to whoever of those drawn had it last, or to
  /// the first.
  mutating func settle(on placed: [any Responder]) {
    if let responder, placed.contains(where: { $0 === responder }) { return }
    let remembered = history.reversed().lazy.compactMap(\.responder)
      .first { old in placed.contains { $0 === old } }
    responder = remembered ?? placed.first
    remember()
  }

  /// Gives the focus to the next of those drawn, or the one before, round the ends.
  mutating func move(by step: Int, among placed: [any Responder]) {
    guard !placed.isEmpty else { return }
    let index = placed.firstIndex { $0 === responder }
    let next = index.map { ($0 + step + placed.count) % placed.count } ?? 0
    responder = placed[next]
    remember()
  }

  /// Gives the focus to one of those drawn.
  mutating func move(to responder: any Responder) {
    self.responder = responder
    remember()
  }

  private mutating func remember() {
    guard let responder else { return }
    history.removeAll { $0.responder == nil || $0.responder === responder }
    history.append(Memory(responder: responder))
    if history.count > Self.historyLength { history.removeFirst() }
  }
}
