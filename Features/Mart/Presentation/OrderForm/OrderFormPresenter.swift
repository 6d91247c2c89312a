import MartDomain
import Phrases
import RIBs
import TerminalUI
import WalletDomain

protocol OrderFormRouting: Routing {
  /// `missing` is more than the amount where one top-up does not bring it.
  func attachTopup(amount: Won, missing: Won)
  func detachTopup()
  /// The order was placed or changed.
  func end(with order: Order)
  func close()
}

/// Puts the form into words, and tells the router what comes over it and how it ends.
final class OrderFormPresenter: Presenter<OrderForm> {
  weak var router: (any OrderFormRouting)?
  private let purpose: OrderForm.Purpose
  private let notify: Notify

  /// `notify` is told how an order has ended.
  init(
    _ purpose: OrderForm.Purpose, notify: @escaping Notify, on view: any Presentable<OrderForm>
  ) {
    self.purpose = purpose
    self.notify = notify
    super.init(on: view)
  }

  override func present(_ response: OrderForm.Response) {
    switch response {
    case .reading: viewModel.page = .reading
    case .cannotRead(let error): viewModel.page = .message(error.phrase, canRetry: true)
    case .nothingToOrder:
      viewModel.page = .message(OrderFormText.emptyCart, canRetry: false)
    case .updated(let snapshot): viewModel.page = .form(form(snapshot))
    case .edited(let snapshot):
      update {
        $0.page = .form(form(snapshot))
        $0.notice = nil
      }
    case .asksToDiscard(let isAsking): viewModel.isAsking = isAsking
    case .invalid(let fields):
      update {
        $0.notice = .failed(MartError.invalid.phrase)
        $0.focus.ask(for: fields)
      }
    case .saving(let payment, let phase):
      let text = payment == .wallet ? OrderFormText.saving : OrderFormText.charging
      viewModel.notice = .working(text, phase: phase)
    case .failed(.wallet(.insufficient(let missing))):
      viewModel.notice = .failed(
        OrderFormText.stillMissing(missing, isChange: purpose.order != nil))
    case .failed(let error): viewModel.notice = .failed(error.phrase)
    case .charged:
      viewModel.notice = .hint(OrderFormText.charged(isChange: purpose.order != nil))
    case .insufficient(let missing):
      viewModel.notice = nil
      // What is still missing after the largest top-up is asked for again.
      router?.attachTopup(
        amount: min(missing, TopUpRequest.amounts.upperBound), missing: missing)
    case .topupEnded: router?.detachTopup()
    case .ended(let order): end(with: order, OrderFormText.ended(order, from: purpose.order))
    case .endedBefore(let order): end(with: order, OrderFormText.endedBefore(order))
    case .closed: router?.close()
    }
  }

  private func end(with order: Order, _ notice: Phrase) {
    notify(notice)
    router?.end(with: order)
  }

  private func form(_ snapshot: OrderForm.Snapshot) -> OrderForm.ViewModel.Form {
    let (draft, contents) = (snapshot.draft, snapshot.draft.contents)
    return .init(
      lines: draft.goods.map { line in
        .init(
          id: line.good, title: line.title, quantity: line.quantity, amount: line.amount.phrase,
          error: snapshot.shortages[line.good].map(OrderFormText.left))
      },
      fields: Dictionary(
        uniqueKeysWithValues: OrderField.all.map {
          ($0, .init(text: draft[$0], error: snapshot.errors[$0]?.phrase))
        }),
      speed: OrderFormText.speed(contents.speed, contents.fee),
      payment: OrderFormText.payment(contents.payment),
      balance: contents.payment == .wallet ? snapshot.balance?.phrase : nil,
      isBillingSame: contents.isBillingSame,
      sums: [
        .init(label: OrderFormText.subtotal, amount: contents.subtotal.phrase),
        .init(label: OrderFormText.fee, amount: contents.fee.phrase),
      ],
      total: .init(label: OrderFormText.total, amount: contents.total.phrase),
      difference: purpose.order.map { order in
        OrderFormText.difference(contents.total - order.contents.total)
      })
  }
}
