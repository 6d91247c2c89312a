import Editing
import Phrases
import RIBs

/// The changes of the cart, which the user can undo.
@MainActor struct CartCommands {
  private let model: MartModel
  private let history: CommandHistory<MartError>
  /// Each command sees what the ones before it have done.
  private let queue = SerialTaskQueue()

  init(_ model: MartModel) {
    self.model = model
    history = CommandHistory(onChange: model.show)
  }

  /// Puts so many of a good into the cart; 0 takes it out.
  func set(_ id: Good.ID, _ quantity: Int) async throws(MartError) {
    try await change(id) { _ in quantity }
  }

  /// Puts more of a good into the cart, or less down to none.
  func change(_ id: Good.ID, by step: Int) async throws(MartError) {
    try await change(id) { max($0 + step, 0) }
  }

  private func change(_ id: Good.ID, _ quantity: (Int) -> Int) async throws(MartError) {
    try await perform { state throws(MartError) in
      guard let good = model.catalogue[id] else { throw .missing }
      let before = state.cart[id]
      let after = quantity(before)
      guard after == 0 || Cart.quantities.contains(after) else { throw .invalid }
      let left = state.left(of: good)
      // Less than before is always possible, also of what others have bought meanwhile.
      guard after <= max(left, before) else { throw .soldOut([.init(good.title, left: left)]) }
      let title = good.title
      return (
        after == 0
          ? Phrase.composed(ko: "\(title) 빼기", en: "remove \(title)")
          : Self.count(after, of: title),
        [.init(id, before: before, after: after)]
      )
    }
  }

  private static func count(_ quantity: Int, of title: Phrase) -> Phrase {
    Phrase.composed(ko: "\(title) \(quantity)개", en: "\(quantity) × \(title)")
  }

  /// What was done, and with which goods: the first one, and how many others.
  private func title(_ what: Phrase, _ edits: [CartChange.Edit]) -> Phrase {
    let goods = edits.compactMap { edit in
      model.catalogue[edit.good].map { Self.count(max(edit.before, edit.after), of: $0.title) }
    }
    guard let first = goods.first else { return what }
    let others = goods.count - 1
    return others == 0
      ? Phrase.composed(ko: "\(what)(\(first))", en: "\(what) (\(first))")
      : Phrase.composed(
        ko: "\(what)(\(first) 외 \(others)종)", en: "\(what) (\(first) and \(others) more)")
  }

  /// Has the cart hold the goods of an order, as far as there are any; once more it changes nothing.
  func add(_ lines: [OrderLine]) async throws(MartError) {
    try await perform { state throws(MartError) in
      let edits = lines.compactMap { line -> CartChange.Edit? in
        guard let good = model.catalogue[line.good] else { return nil }
        let before = state.cart[good.id]
        let most = min(state.left(of: good), Cart.quantities.upperBound)
        let after = max(before, min(line.quantity, most))
        return after == before ? nil : .init(good.id, before: before, after: after)
      }
      guard !edits.isEmpty || lines.contains(where: { state.cart[$0.good] > 0 }) else {
        throw .soldOut(
          lines.map { .init($0.title, left: model.catalogue[$0.good].map(state.left) ?? 0) })
      }
      return (title(Phrase(ko: "다시 담기", en: "order again"), edits), edits)
    }
  }

  func clear() async throws(MartError) {
    try await perform { state in
      let edits = state.cart.lines.map {
        CartChange.Edit($0.good, before: $0.quantity, after: 0)
      }
      return (title(Phrase(ko: "장바구니 비우기", en: "empty cart"), edits), edits)
    }
  }

  func undo() async throws(MartError) -> Phrase? {
    try await queue.run { () throws(MartError) in try await history.undoWithNotice() }
  }

  func redo() async throws(MartError) -> Phrase? {
    try await queue.run { () throws(MartError) in try await history.redoWithNotice() }
  }

  /// Forgets the changes, of a cart that was ordered.
  func forget() async { await queue.run { await history.forget() } }

  /// Returns when all commands that were begun have ended.
  func settled() async { await queue.run {} }

  /// `make` returns a title and what to change; nothing is done where nothing is to be changed.
  private func perform(
    _ make: (MartState) throws(MartError) -> (Phrase, [CartChange.Edit])
  ) async throws(MartError) {
    try await queue.run { () throws(MartError) in
      // The cart is unknown before.
      if model.state.openOrders == nil { try await model.read() }
      let (title, edits) = try make(model.state)
      guard edits.contains(where: { $0.before != $0.after }) else { return }
      // The closure holds the model alone: the history, which this has too, holds it.
      try await history.perform(
        ChangeCommand(title, CartChange(edits), conflict: .cartChanged) {
          [model] change throws(MartError) in
          try await model.apply(change)
        })
    }
  }
}

extension MartModel {
  func apply(_ change: CartChange) async throws(MartError) {
    try await served { () throws(MartError) in try await repository.apply(change) }
    try await read()
  }
}
