import MartDomain
import Phrases
import RIBs
import TerminalRIBs
import TerminalUI
import WalletDomain

/// Hears what an order asks of the screens below it.
protocol OrderDetailListener: Listener {
  /// The goods of the order were put into the cart once more.
  func orderDetailDidOrderAgain()
}

/// One order.
enum OrderDetail: PresentedRiblet {
  enum Request {
    case edit, cancel, confirmCancellation, orderAgain, retry
  }

  enum Response: Equatable {
    /// This order is to be read.
    case chose(Order.ID)
    /// The order was read, or its state has changed; `now` is in milliseconds since 1970.
    case read(Order, now: Int64)
    /// The order could not be read; `isFirst` is whether it was not read before.
    case failed(MartError, isFirst: Bool)
    /// What the user had read again has come, which this says.
    case refreshed(Phrase)
    /// Whether what was asked for takes long.
    case waiting(Bool)
    /// The user wants to cancel the order, which refunds so much.
    case askedToCancel(refund: Won)
    case cancelled(refund: Won)
    case began(editing: Order)
    case closedForm
    /// What the user wanted is not possible.
    case refused(MartError)
  }

  struct ViewModel: Equatable {
    let number: String
    var title: Phrase
    /// Nil until the order is read.
    var order: FormattedOrder?
    /// What stands in the place of the order.
    var sentence: Sentence?
    /// Why the order may have changed since it was read.
    var notice: [Phrase] = []
    /// Why what the user wanted is not possible.
    var refusal: Phrase?
    /// Whether the order can be edited and cancelled.
    var canChange = false
    var canRetry = false
    var isSlow = false
    /// Whether to cancel the order.
    var question = ViewRequest<Phrase>()

    init(_ id: Order.ID) {
      number = "\(id)"
      title = OrderDetailText.title(id)
    }
  }
}

extension OrderDetail {
  static let commands: [KeyCommand<OrderDetail>] = [
    KeyCommand("e", title: ListText.edit, sends: .edit)
      .named(Phrase(ko: "주문 편집", en: "edit order"))
      .when { $0.order != nil }.hinted(\.canChange)
      .elsewhere(needs: .openRow),
    KeyCommand("c", title: OrderDetailText.cancel, sends: .cancel)
      .when { $0.order != nil }.hinted(\.canChange)
      .elsewhere(words: ["환불", "refund"], needs: .openRow),
    KeyCommand("a", title: OrderDetailText.orderAgain, sends: .orderAgain)
      .when { $0.order != nil }.elsewhere(words: ["재주문", "reorder"], needs: .openRow),
    KeyCommand.refresh(\.canRetry, sends: .retry),
  ]
}

/// Text that stands in the place of data.
struct Sentence: Equatable {
  let phrases: [Phrase]
  let role: Role

  init(_ phrases: [Phrase], role: Role = .dim) {
    self.phrases = phrases
    self.role = role
  }
}

/// Builds the riblet of one order, which shows its form over itself.
@MainActor struct OrderDetailBuilder {
  let dependencies: MartDependencies

  /// `stage` is where the form is shown; the caller shows the order there too.
  func build(
    _ id: Order.ID, on stage: any Stage, listener: any OrderDetailListener
  ) -> OrderDetailRouter {
    let view = OrderDetailView(OrderDetail.ViewModel(id))
    let presenter = OrderDetailPresenter(on: view, notify: dependencies.notify)
    let interactor = OrderDetailInteractor(
      id, dependencies.mart, clock: dependencies.clock, presenter: presenter, listener: listener)
    return OrderDetailRouter(
      interactor: interactor, view: view, presenter: presenter, stage: stage,
      dependencies: dependencies)
  }
}
