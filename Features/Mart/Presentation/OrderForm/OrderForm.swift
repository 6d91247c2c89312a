import MartDomain
import Phrases
import RIBs
import TerminalRIBs
import TerminalUI
import WalletDomain

/// The form of an order.
enum OrderForm: PresentedRiblet {
  /// What the form is for.
  enum Purpose {
    /// Orders the cart.
    case new
    /// Changes an order.
    case edit(Order)

    /// The order that is changed.
    var order: Order? {
      if case .edit(let order) = self { order } else { nil }
    }
  }

  enum Request {
    case type(String, in: OrderField)
    /// The focus has left a field.
    case finish(OrderField)
    case stepQuantity(Good.ID, Int)
    case setQuantity(Good.ID, Int)
    case stepSpeed(Int)
    case stepPayment(Int)
    /// Makes the billing address the shipping address, or separates them again.
    case switchBilling
    case save
    /// Reads once more what could not be read.
    case retry
    /// Leaves the form, unless something was changed.
    case leave
    /// The answers to the question whether to discard the changes.
    case stay, discard
  }

  enum Response {
    case reading
    case cannotRead(MartError)
    /// There are no goods to be ordered.
    case nothingToOrder
    /// Something besides the contents has changed.
    case updated(Snapshot)
    /// The user has changed the contents.
    case edited(Snapshot)
    /// Whether the user is asked to discard the changes.
    case asksToDiscard(Bool)
    /// Nothing was ordered yet: these fields are invalid.
    case invalid(Set<OrderField>)
    /// The order is being paid from this; `phase` counts the steps of a progress bar, once it takes
    /// long.
    case saving(PaymentSource, phase: Int?)
    case failed(MartError)
    /// The card was charged, after the bank had not told in time; the order is not placed yet.
    case charged
    /// The balance lacks so much; the wallet is topped up first.
    case insufficient(Won)
    case topupEnded
    /// The order was placed or changed.
    case ended(Order)
    /// The order had been placed or changed before the form was restored.
    case endedBefore(Order)
    case closed
  }

  struct ViewModel: Equatable {
    enum Page: Equatable {
      case reading
      /// The form cannot be shown for this reason.
      case message(Phrase, canRetry: Bool)
      case form(Form)
    }

    struct Form: Equatable {
      let lines: [Line]
      let fields: [OrderField: Field]
      let speed: Phrase
      let payment: Phrase
      /// Of the wallet, while it is to pay.
      let balance: Phrase?
      let isBillingSame: Bool
      /// Of the goods, and of the delivery.
      let sums: [Sum]
      let total: Sum
      /// What is charged or refunded after a change.
      let difference: Sum?
    }

    struct Line: Equatable, Identifiable {
      let id: Good.ID
      let title: Phrase
      let quantity: Int
      let amount: Phrase
      let error: Phrase?
    }

    struct Field: Equatable {
      let text: String
      let error: Phrase?
    }

    struct Sum: Equatable {
      let label: Phrase
      let amount: Phrase
    }

    let title: Phrase
    /// What saving is called.
    let submission: Phrase
    var page = Page.reading
    var notice: FormNotice?
    var isAsking = false
    /// The fields of which the first one gets the focus.
    var focus = ViewRequest<Set<OrderField>>()

    init(_ purpose: Purpose) {
      let isNew = purpose.order == nil
      title = isNew ? OrderFormText.newOrder : OrderFormText.changeOrder
      submission = isNew ? OrderFormText.order : FormText.save
    }

    /// Whether the order is being placed or changed, so that nothing can be entered.
    var isSaving: Bool { if case .working = notice { true } else { false } }

    /// What is shown of the form, while it is.
    var form: Form? {
      if case .form(let form) = page { form } else { nil }
    }
  }
}

/// Hears how the form ends; it is then to be detached.
@MainActor protocol OrderFormListener: Listener {
  /// The order was placed or changed.
  func orderFormDidEnd(_ order: Order)
  func orderFormDidClose()
}

/// Builds the form in which an order is placed or changed.
@MainActor struct OrderFormBuilder {
  /// Of the form for a new order, and for a change.
  static let (newSegment, editSegment): (Segment, Segment) = ("new", "edit")

  let dependencies: MartDependencies

  /// What comes over the form is shown on `stage`; the caller shows the form there too.
  func build(
    _ purpose: OrderForm.Purpose, on stage: any Stage, listener: any OrderFormListener
  ) -> any ViewableRouting {
    let view = OrderFormView(OrderForm.ViewModel(purpose))
    let presenter = OrderFormPresenter(purpose, notify: dependencies.notify, on: view)
    let interactor = OrderFormInteractor(
      purpose, mart: dependencies.mart, clock: dependencies.clock, presenter: presenter)
    let router = OrderFormRouter(
      interactor: interactor, view: view,
      segment: purpose.order == nil ? Self.newSegment : Self.editSegment,
      stage: stage, dependencies: dependencies, listener: listener)
    presenter.router = router
    return router
  }
}
