import Editing
public import Phrases
public import RIBs
public import TerminalUI

/// What the user enters in a form.
public protocol FormInput: Equatable {
  /// A part that can be wrong, and that the keys can go to.
  associatedtype Field: Hashable & Sendable

  /// The first part that is wrong, from top to bottom; nil if the input can be saved.
  var firstFault: Field? { get }

  /// Whether the user would lose something by leaving the form, which began with `before`.
  func differs(from before: Self) -> Bool

  /// All that is kept across restarts while it is not saved, as texts with a name each; it is restored in this
  /// order.
  ///
  /// None by default, as for a form that has only secrets. The riblet needs a segment, too, at which its parent
  /// opens the form again.
  static var drafted: [(name: String, text: WritableKeyPath<Self, String>)] { get }
}

extension FormInput {
  public func differs(from before: Self) -> Bool { self != before }

  public static var drafted: [(name: String, text: WritableKeyPath<Self, String>)] { [] }
}

/// What the user does with a form as a whole.
public enum FormEvent: Hashable, Sendable {
  /// The input is stored, unless something is wrong with it.
  case save
  /// Esc, which asks before unsaved input is discarded.
  case leave
  /// The user goes on with the form instead of discarding the input.
  case stay
  /// The form is left, and the input forgotten.
  case discard
}

/// A form in the model of a riblet: what the user has entered, and where saving it stands.
///
/// A `FormFlow` changes it.
public struct FormState<Input: FormInput>: Equatable {
  /// The input before the user changed anything.
  public let before: Input
  /// The input now.
  public internal(set) var input: Input
  /// Whether the form shows what is wrong; it does from the first attempt to save on.
  public internal(set) var showsErrors = false
  /// What the form says below its fields.
  public internal(set) var notice: FormNotice?
  /// Why the input was not saved, and the part to which that belongs; nil after the next change of the input.
  public internal(set) var refusal: Refusal?
  /// Whether the input is being saved.
  public internal(set) var isSaving = false
  /// The part to which the keys go next.
  public internal(set) var focus = ViewRequest<Input.Field>()
  var leaving = LeavingForm()
  /// Counts the edits while the input was being saved: the view is told of each, and its fields show the input again.
  var refusedEdits = 0

  /// The part to which the keys go now, unless `former` has asked for that.
  public func focus(since former: FormState) -> Input.Field? {
    focus == former.focus ? nil : focus.value
  }

  /// What is wrong with a part, which only saving could tell.
  public struct Refusal: Equatable {
    let field: Input.Field
    let reason: Phrase
  }

  /// What saving has found wrong with a part; nil for nothing.
  public func refusal(of field: Input.Field) -> Phrase? {
    refusal.flatMap { $0.field == field ? $0.reason : nil }
  }

  /// A form that begins with `input`, which is there to be saved if it differs from `before`.
  public init(_ input: Input, before: Input? = nil) {
    self.before = before ?? input
    self.input = input
  }

  /// Whether the user has changed something.
  public var hasUnsaved: Bool { input.differs(from: before) }

  /// Whether the form asks whether to discard the input.
  public var isAsking: Bool { leaving.isAsking }

  /// The changed texts that are kept across restarts; empty if none is.
  var restorationState: RestorationState {
    var restoration = RestorationState()
    for (name, text) in Input.drafted where input[keyPath: text] != before[keyPath: text] {
      restoration[name] = input[keyPath: text]
    }
    return restoration
  }

  mutating func restore(_ restoration: RestorationState) {
    for (name, text) in Input.drafted {
      if let kept = restoration[name] { input[keyPath: text] = kept }
    }
  }
}
