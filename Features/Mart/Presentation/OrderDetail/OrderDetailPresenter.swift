import MartDomain
import Phrases
import RIBs
import TerminalRIBs
import TerminalUI

protocol OrderDetailRouting: Routing {
  func routeToForm(of order: Order)
  /// Closes the form.
  func routeBack()
}

/// Formats one order, and opens its form.
final class OrderDetailPresenter: Presenter<OrderDetail> {
  weak var router: (any OrderDetailRouting)?
  private let notify: Notify

  init(on view: any Presentable<OrderDetail>, notify: @escaping Notify) {
    self.notify = notify
    super.init(on: view)
  }

  override func present(_ response: Response) {
    switch response {
    case .chose(let id):
      update { viewModel in
        viewModel.title = OrderDetailText.title(id)
        viewModel.refusal = nil
      }
    case .read(let order, let now):
      update { viewModel in
        viewModel.order = FormattedOrder(order, now: now)
        viewModel.canChange = order.times.state(at: now).isChangeable
        viewModel.canRetry = false
        viewModel.sentence = nil
        viewModel.notice = []
      }
    case .failed(let error, let isFirst): fail(error, isFirst: isFirst)
    case .refreshed(let phrase): notify(phrase)
    case .waiting(let isSlow):
      update { viewModel in
        viewModel.isSlow = isSlow
        if isSlow, viewModel.order == nil {
          viewModel.sentence = Sentence([OrderDetailText.loading])
        }
      }
    case .askedToCancel(let refund):
      update { viewModel in
        viewModel.refusal = nil
        viewModel.question.ask(for: OrderDetailText.question(refund: refund))
      }
    case .cancelled(let refund): notify(OrderDetailText.didCancel(refund: refund))
    case .began(let order):
      viewModel.refusal = nil
      router?.routeToForm(of: order)
    case .closedForm: router?.routeBack()
    case .refused(let error): viewModel.refusal = error.phrase
    }
  }

  private func fail(_ error: MartError, isFirst: Bool) {
    let isMissing = error == .missing
    let retry = isMissing ? [] : [FormText.pressRetry]
    update { viewModel in
      viewModel.canRetry = !isMissing
      if isFirst || isMissing {
        viewModel.order = nil
        viewModel.canChange = false
        viewModel.sentence = Sentence([error.phrase] + retry, role: .danger)
      } else {
        viewModel.notice = [error.phrase, FormText.shownBefore] + retry
      }
    }
  }
}
