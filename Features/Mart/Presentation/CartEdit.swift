import Editing
import MartDomain
import Phrases
import RIBs
import Store
import TerminalRIBs
import TerminalUI

/// A change of the cart, by the same keys in the shop and in the cart.
enum CartEdit: Equatable {
  case more, less, remove, history(HistoryEvent)

  /// The commands that change how many of a good are in the cart, offered while one is selected; the footer shows
  /// those in `hinted`.
  static func quantities<Shown>(
    sends action: @escaping @MainActor (CartEdit) -> Shown.Action,
    when isSelected: @escaping @MainActor (Shown.Model) -> Bool,
    hinted: @escaping @MainActor (Shown.Model) -> [CartEdit]
  ) -> [KeyCommand<Shown>] {
    [
      KeyCommand("+", "=", title: ShopText.more, sends: action(.more))
        .hinted { hinted($0).contains(.more) },
      KeyCommand("-", title: ShopText.less, sends: action(.less))
        .hinted { hinted($0).contains(.less) },
      KeyCommand("d", .delete, title: ShopText.remove, sends: action(.remove))
        .named(Phrase(ko: "장바구니에서 빼기", en: "remove from cart"))
        .hinted { hinted($0).contains(.remove) },
    ].map { $0.when(isSelected).elsewhere(needs: .row, unless: ShopText.noProduct) }
  }
}

extension MartDependencies {
  /// Carries out an edit of `good` as work of `interactor`; nil if no good is selected.
  @MainActor func perform(_ edit: CartEdit, of good: Good?, in interactor: Interactor) {
    func change(_ body: @escaping @MainActor (Good.ID) async throws(MartError) -> Void) {
      guard let good else { return }
      run("change the cart", in: interactor) { () throws(MartError) in try await body(good.id) }
    }
    if edit == .less || edit == .remove, let good, mart.state.value.cart[good.id] == 0 {
      return notify(ShopText.notInCart)
    }
    switch edit {
    case .more: change { [mart] id throws(MartError) in try await mart.changeQuantity(id, 1) }
    case .less: change { [mart] id throws(MartError) in try await mart.changeQuantity(id, -1) }
    case .remove: change { [mart] id throws(MartError) in try await mart.setQuantity(id, 0) }
    case .history(let event):
      interactor.request(event, notify: notify, undo: mart.undo, redo: mart.redo)
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
