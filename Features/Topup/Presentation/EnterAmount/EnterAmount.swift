import Phrases
import RIBs
import TerminalRIBs
import TerminalUI
import Time
import TopupInterface
import WalletDomain

/// The form for the amount of a top-up.
enum EnterAmount: Riblet {
  enum Field {
    case amount
  }

  struct Model: Equatable {
    /// Why the amount is invalid.
    enum InputError: Equatable {
      case outOfRange
      /// The pasted text is not an amount.
      case notAnAmount
      /// A unit or a point was typed, which would make another amount of the digits.
      case notDigits

      var phrase: Phrase {
        switch self {
        case .outOfRange: WalletError.invalidAmount.phrase
        case .notAnAmount: TopupText.notAnAmount
        case .notDigits: FormText.digitsOnly
        }
      }
    }

    enum Notice: Equatable {
      /// The bank is being asked; `phase` counts the steps of the progress bar, once it is shown.
      case charging(phase: Int?)
      case failed(WalletError)
      /// The money of a pending request was received.
      case received(Won)
    }

    var entry: AmountEntry
    var card: Card
    /// Nil until the wallet is open.
    var balance: Won?
    var inputError: InputError?
    /// Why the top-up comes in the way of something else; nil if it does not.
    let reason: TopupReason?
    var notice: Notice?
    /// Whether the bank may still charge the card for the last request, which is then the only one
    /// that can be repeated.
    var isPending = false
    var focus = ViewRequest<Field>()

    init(_ draft: TopupDraft, because reason: TopupReason? = nil) {
      self.reason = reason
      entry = AmountEntry(
        draft.amount, isPrefilled: draft.isPrefilled, isRefused: draft.isRefused)
      card = draft.card
      isPending = draft.pending != nil
      notice = isPending ? .failed(.bankUncertain) : nil
      inputError = isTooLarge ? .outOfRange : nil
    }

    var isCharging: Bool {
      if case .charging = notice { true } else { false }
    }

    var hasReceived: Bool {
      if case .received = notice { true } else { false }
    }

    /// Whether the digits are not the amount that was meant, so that none are added and nothing is charged.
    var isRefused: Bool { entry.isRefused }

    /// Why the amount is invalid, as far as that is said.
    var fault: InputError? { isRefused ? .notDigits : inputError }

    var canEdit: Bool { !isCharging && !isPending }

    /// What is there after the top-up; nil while that is not known, and for more than can be topped up.
    var balanceAfter: Won? {
      hasReceived || isTooLarge ? nil : balance.map { $0 + entry.amount }
    }

    /// An error even while the amount is being typed.
    var isTooLarge: Bool { entry.amount > TopUpRequest.amounts.upperBound }

    var isInRange: Bool { TopUpRequest.amounts.contains(entry.amount) }
  }

  enum Action {
    case type(String), erase, clear, undo, paste(String)
    /// A character is typed that belongs to amounts elsewhere, but not here.
    case refuse
    /// Adds to the amount.
    case add(Won)
    case chooseCard, confirm, close
  }
}

extension EnterAmount {
  /// What the buttons below the amount add to it.
  static let steps = [Won(10_000), Won(50_000), Won(100_000)]

  static let commands: [KeyCommand<EnterAmount>] = [
    KeyCommand("c", title: TopupText.card, sends: .chooseCard).hinted(\.canEdit),
    KeyCommand(.escape, title: FormText.cancel, sends: .close).titled(\.exit),
    KeyCommand("+", title: TopupText.more(steps[0]), sends: .add(steps[0])).unhinted,
    KeyCommand(.backspace, title: TopupText.erase, sends: .erase).unhinted,
    KeyCommand(
      .control("u"), .control("w"), .altBackspace, .alt("d"), .altDelete, title: TopupText.clear,
      sends: .clear
    ).unhinted,
    KeyCommand(.control("_"), title: TopupText.undo, sends: .undo).unhinted,
  ]
}

extension EnterAmount.Model {
  /// What leaving is called: closing the form does not cancel a request.
  var exit: Phrase {
    canEdit && !hasReceived ? FormText.cancel : TopupText.leave
  }
}

protocol EnterAmountListener: Listener {
  /// The wallet has received the money.
  func enterAmountDidFinish()
  func enterAmountDidClose()
  func enterAmountDidPressCard(_ selected: Card.ID)
}

struct EnterAmountBuilder {
  let dependencies: TopupDependencies

  /// `reason` is why the top-up comes in the way of something else; nil if it does not.
  @MainActor func build(
    _ draft: TopupDraft, because reason: TopupReason?, listener: any EnterAmountListener
  ) -> ViewableRouter<EnterAmountInteractor, EnterAmountView> {
    let view = EnterAmountView(EnterAmount.Model(draft, because: reason))
    let interactor = EnterAmountInteractor(
      dependencies, pending: draft.pending, on: view, listener: listener)
    return ViewableRouter(interactor: interactor, view: view)
  }
}
