import Editing
import Phrases

/// The changes of the cart, which the user can undo; they run one after another.
@MainActor struct CartCommands {
  let model: MartModel
  let history = CommandHistory<MartError>()

  /// Puts so many of a good into the cart; 0 takes it out.
  func set(_ id: Good.ID, _ quantity: Int) async throws(MartError) {
    guard let good = model.catalogue[id] else { throw .missing }
    guard quantity == 0 || Cart.quantities.contains(quantity) else { throw .invalid }
    let left = model.state.left(of: good)
    let before = model.state.cart[id]
    // Less than before is always possible, also of what others have bought meanwhile.
    guard quantity <= max(left, before) else { throw .soldOut([.init(good.title, left: left)]) }
    let title = good.title
    try await perform(
      Phrase(
        ko: "\(title.text(.korean)) \(quantity)개",
        en: "\(quantity) × \(title.text(.english))"),
      [.init(id, before: before, after: quantity)])
  }

  /// Puts the goods of an order into the cart again, as far as there are any.
  func add(_ lines: [OrderLine]) async throws(MartError) {
    let goods = lines.compactMap { line in model.catalogue[line.good].map { ($0, line.quantity) } }
    let edits = goods.compactMap { good, quantity -> CartChange.Edit? in
      let before = model.state.cart[good.id]
      let most = min(model.state.left(of: good), Cart.quantities.upperBound)
      let after = max(before, min(before + quantity, most))
      return after == before ? nil : .init(good.id, before: before, after: after)
    }
    guard !edits.isEmpty else {
      throw .soldOut(lines.map { .init($0.title, left: 0) })
    }
    try await perform(Phrase(ko: "다시 담기", en: "order again"), edits)
  }

  func clear() async throws(MartError) {
    let lines = model.state.cart.lines
    guard !lines.isEmpty else { return }
    try await perform(
      Phrase(ko: "장바구니 비우기", en: "empty the cart"),
      lines.map { .init($0.good, before: $0.quantity, after: 0) })
  }

  private func perform(
    _ title: Phrase, _ edits: [CartChange.Edit]
  ) async throws(MartError) {
    guard edits.contains(where: { $0.before != $0.after }) else { return }
    // The closure holds the model alone: the history, which this has too, holds it.
    try await history.perform(
      ChangeCommand(title, CartChange(edits), conflict: .cartChanged) {
        [model] change throws(MartError) in
        try await model.apply(change)
      })
  }
}

extension MartModel {
  func apply(_ change: CartChange) async throws(MartError) {
    try await served { () throws(MartError) in try await repository.apply(change) }
    try await read()
  }
}
