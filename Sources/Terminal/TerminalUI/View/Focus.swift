/// The focused responder, and those focused before.
@MainActor
struct Focus {
  private struct WeakResponder {
    weak var responder: (any Responder)?
  }

  private(set) weak var responder: (any Responder)?
  private var history: [WeakResponder] = []
  private static let historyLength = 32

  /// Focuses the last focused of the responders drawn, which keeps the focus if it can, or the first.
  mutating func settle(on placed: [any Responder]) {
    let remembered = history.reversed().lazy.compactMap(\.responder)
      .first { old in placed.contains { $0 === old } }
    responder = remembered ?? placed.first
    remember()
  }

  /// Moves the focus to the next or previous of the responders drawn, wrapping around.
  mutating func move(by step: Int, among placed: [any Responder]) {
    guard !placed.isEmpty else { return }
    let index = placed.firstIndex { $0 === responder }
    let next = index.map { ($0 + step + placed.count) % placed.count } ?? 0
    responder = placed[next]
    remember()
  }

  /// Focuses one of the responders drawn.
  mutating func move(to responder: any Responder) {
    self.responder = responder
    remember()
  }

  private mutating func remember() {
    guard let responder else { return }
    history.removeAll { $0.responder == nil || $0.responder === responder }
    history.append(WeakResponder(responder: responder))
    if history.count > Self.historyLength { history.removeFirst() }
  }
}
