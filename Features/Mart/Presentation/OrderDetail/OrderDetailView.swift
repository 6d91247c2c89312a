import Phrases
import RIBs
import TerminalRIBs
import TerminalUI

/// One order, with buttons for what can be done with it.
final class OrderDetailView: View<OrderDetail> {
  private lazy var edit = button(title: ListText.edit, sends: .edit)
  private lazy var cancel = button(title: OrderDetailText.cancel, sends: .cancel)
  private lazy var orderAgain = button(
    title: OrderDetailText.orderAgain, sends: .orderAgain)
  private let scroll = ScrollState()
  private let sole = SoleSentenceState()

  override func modelDidChange(from old: Model) {
    if model.title != old.title { scroll.scrollToStart() }
    guard model.question != old.question, let text = model.question.value else { return }
    ask(
      Question(
        title: OrderDetailText.cancelTitle, text: text,
        answer: OrderDetailText.cancel, refusal: OrderDetailText.keep,
        action: sender(.confirmCancellation)))
  }

  override var title: Phrase { model.title }

  override var status: [Phrase] {
    model.isSlow && model.order != nil
      ? [OrderDetailText.working] : []
  }

  /// Less than the page of a window of 80 columns stands beside no list.
  override func columnsBesideOther(in environment: Environment) -> ClosedRange<Int>? {
    model.order.map { order in
      let columns = max(
        OrderPage.leastColumns, OrderGoods(order: order, environment: environment).columns)
      return columns...columns
    }
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    bindings(of: OrderDetail.commands) + scroll.bindings(in: environment)
  }

  override func textsToCopy(in environment: Environment) -> [String] {
    model.order == nil ? [] : [model.number]
  }

  override func body(in environment: Environment) -> any Widget {
    guard let order = model.order else {
      return SoleSentence(
        model.sentence?.phrases.joined ?? Phrase(""), Style(model.sentence?.role ?? .dim), sole)
    }
    let page = OrderPage(order: order, buttons: buttons, scroll: scroll)
    var parts: [LayoutItem] = [.flexible(page, minimum: 1)]
    let refusal = model.refusal.map { ($0, Role.danger) }
    let notice = model.notice.isEmpty ? nil : (model.notice.joined, Role.warning)
    for (text, role) in [refusal, notice].compactMap(\.self) {
      parts.append(.intrinsic(Paragraph(text, Style(role))))
    }
    return Rows(parts)
  }

  private var buttons: ButtonGroup {
    let again = Button(OrderDetailText.orderAgain, orderAgain)
    guard model.canChange else { return ButtonGroup(again) }
    return ButtonGroup(
      Button(ListText.edit, edit),
      Button(OrderDetailText.cancel, cancel), again)
  }
}
