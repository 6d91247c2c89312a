import Phrases

/// Tells an Enter or Ctrl-S that answers what is on the screen from one that was pressed before that could be seen.
///
/// What opens, comes back or gets the keys after one of these keys does not take the next one until it was shown
/// for a while, or something else was pressed. Lists that open one another do: who knows the way goes fast.
struct AnswerGuard {
  /// What the two keys act on.
  struct Target: Equatable {
    let view: ObjectIdentifier?
    /// Has the focus, unless it is a field or a list of the view.
    let control: ObjectIdentifier?
    /// What Enter does, where neither field nor list has the focus.
    let title: Phrase?
  }

  private struct Answer {
    let time: Int64
    /// Whether it has only chosen a row.
    let isChoice: Bool
  }

  /// The last input, if it was one of the two keys.
  private var last: Answer?
  /// The target of the last of these keys, or the target in a frame that was shown later.
  private var shown: Target?
  /// When `shown` first appeared, if only one of the two keys came before it.
  private var freshSince: Int64?

  /// Less than the time in which one sees what has opened and decides.
  private static let shortest: Int64 = 250
  /// A held key repeats faster than this, and no finger does.
  private static let repeating: Int64 = 100

  /// Whether one of the two keys was the last input.
  var isWatching: Bool { last != nil }

  /// Input other than the two keys: the user goes by what is shown.
  mutating func forget() { (last, freshSince) = (nil, nil) }

  /// Notes that the user has moved the focus.
  mutating func didMove(to target: Target) { shown = target }

  mutating func didShow(_ target: Target, at now: Int64) {
    if target != shown { freshSince = now }
    shown = target
  }

  /// Whether one of the two keys is for what has just been shown, or not yet.
  func isEarly(_ target: Target, isChoice: Bool, at now: Int64) -> Bool {
    guard let last, !(last.isChoice && isChoice) else { return false }
    guard target == shown else { return true }
    guard let freshSince else { return false }
    return 0..<Self.shortest ~= now - freshSince || 0..<Self.repeating ~= now - last.time
  }

  mutating func take(_ target: Target, isEarly: Bool, isChoice: Bool, at now: Int64) {
    if !isEarly { (shown, freshSince) = (target, nil) }
    last = Answer(time: now, isChoice: isEarly ? last?.isChoice ?? isChoice : isChoice)
  }
}

extension Window {
  /// Whether a key has no effect, since it was pressed before the user could see what it would confirm.
  package func isEarlyAnswer(_ input: Input) -> Bool {
    guard case .key(let key) = input, isAnswer(key), let now = answerTime() else { return false }
    layOutIfNeeded()
    return answers.isEarly(answerTarget, isChoice: isChoice(key), at: now)
  }

  /// Notes a key, and returns whether it has an effect.
  func takesAnswer(_ key: Key) -> Bool {
    guard isAnswer(key), let now = answerTime() else {
      answers.forget()
      return true
    }
    let isEarly = isEarlyAnswer(.key(key))
    answers.take(answerTarget, isEarly: isEarly, isChoice: isChoice(key), at: now)
    return !isEarly
  }

  private func isAnswer(_ key: Key) -> Bool {
    [.enter, .control("s")].contains(environment.keys.meaning(of: key))
  }

  /// Whether a key only opens or chooses a row of a list.
  private func isChoice(_ key: Key) -> Bool {
    environment.keys.meaning(of: key) == .enter && focusIsList
  }

  private var focusIsList: Bool {
    let responder = focus.responder
    return responder is ListState || responder is MapState || responder is BarChartState
  }

  /// Whether Enter goes to the next field of a form, or belongs to what is typed.
  private var focusIsField: Bool {
    focus.responder?.isField == true
  }

  /// What Enter and Ctrl-S currently act on.
  var answerTarget: AnswerGuard.Target {
    let view = keyView.map { ObjectIdentifier($0) }
    guard !focusIsField, !focusIsList else { return .init(view: view, control: nil, title: nil) }
    return .init(
      view: view, control: focus.responder.map { ObjectIdentifier($0) },
      title: chain.binding(for: .enter)?.title)
  }
}

extension Responder {
  /// Whether keys change what it holds, as those of a text, a choice or a switch.
  var isField: Bool {
    takesText || self is OptionState || self is KeypadState
      || (self as? ButtonState)?.onEnter != nil
  }
}
