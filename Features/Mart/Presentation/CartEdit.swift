import Editing
import MartDomain
import Phrases
import RIBs
import TerminalRIBs
import TerminalUI

/// A change of the cart, by the same keys in the shop and in the cart.
enum CartEdit: Equatable {
  case more, less, remove, undo, redo

  /// The keys that change how many of a good are in the cart; the footer shows those in `hinted`.
  @MainActor static func quantityKeys(
    hinted: [CartEdit], send: @escaping @MainActor (CartEdit) -> Void
  ) -> [KeyBinding] {
    func key(_ keys: [Key], _ title: ShopText, _ edit: CartEdit) -> KeyBinding {
      KeyBinding(keys, title: title, isHinted: hinted.contains(edit)) { send(edit) }
    }
    return [
      key([.character("+"), .character("=")], .more, .more),
      key([.character("-")], .less, .less),
      key([.character("d"), .delete], .remove, .remove),
    ]
  }

  @MainActor static func historyKeys(
    _ history: HistoryState, send: @escaping @MainActor (CartEdit) -> Void
  ) -> [KeyBinding] {
    [
      .undo(title: EditingText.undo, isHinted: history.canUndo) { send(.undo) },
      .redo(title: EditingText.redo, isHinted: history.canRedo) { send(.redo) },
    ]
  }
}

extension MartDependencies {
  /// Carries out an edit of `good` as work of `interactor`; nil if no good is selected.
  @MainActor func perform(_ edit: CartEdit, of good: Good?, in interactor: Interactor) {
    func change(_ body: @escaping @MainActor (Good.ID) async throws(MartError) -> Void) {
      guard let good else { return }
      run("change the cart", in: interactor) { () throws(MartError) in try await body(good.id) }
    }
    switch edit {
    case .more: change { [mart] id throws(MartError) in try await mart.changeQuantity(id, 1) }
    case .less: change { [mart] id throws(MartError) in try await mart.changeQuantity(id, -1) }
    case .remove: change { [mart] id throws(MartError) in try await mart.setQuantity(id, 0) }
    case .undo: interactor.request("undo", notify: notify, mart.undo)
    case .redo: interactor.request("redo", notify: notify, mart.redo)
    }
  }

  /// Runs a command as work of `interactor`; only its failure is said.
  @MainActor func run(
    _ name: String, in interactor: Interactor,
    _ command: @escaping @MainActor () async throws(MartError) -> Void
  ) {
    interactor.request(name, notify: notify) { () throws(MartError) in
      try await command()
      return nil
    }
  }
}
