import CNcurses
import Dispatch
import Platform
import TerminalUI

/// Reads and decodes standard input, and passes all pending input on at once.
///
/// Reads the bytes itself, since ncurses loses the first bytes of an incomplete character.
@MainActor
final class Keyboard {
  private let onInput: ([Input]) -> Void
  private let onAnswer: (TerminalAnswer) -> Void
  private let onHangUp: () -> Void
  /// Called while the end of a paste does not come.
  private let onStall: () -> Void
  /// How long a lone Esc waits for the rest of a key.
  var escapeDelay: Duration
  /// Called with the bytes of a read, before what they mean.
  var onBytes: (([UInt8]) -> Void)?
  /// Ends incomplete input; created when first needed, since libdispatch starts a thread for it.
  private var timer: (any DispatchSourceTimer)?
  private var decoder = KeyDecoder()
  /// How many questions the terminal has not answered.
  private var questions = 0
  /// The time until which it may answer them.
  private var answersEnd = ContinuousClock.now
  /// Whether the terminal has ever told its attributes.
  private var hasAnswered = false
  /// Whether the terminal has a sequence of its own for Esc, so that a lone one has a rest.
  var tellsEscape = false
  /// Whether unfinished input waits for its rest however long that takes.
  var awaitsRest = false

  /// The maximum number of bytes to read before a frame may be drawn.
  private static let most = 4 << 20
  /// After this time the user is told again that the end of a paste does not come.
  private static let stallReminder = Duration.seconds(10)

  init(
    escapeDelay: Duration, onInput: @escaping ([Input]) -> Void,
    onAnswer: @escaping (TerminalAnswer) -> Void, onHangUp: @escaping () -> Void,
    onStall: @escaping () -> Void
  ) {
    self.escapeDelay = escapeDelay
    self.onStall = onStall
    self.onInput = onInput
    self.onAnswer = onAnswer
    self.onHangUp = onHangUp
    MainLoop.keyboard = MainLoop.Watch(file: STDIN_FILENO) { [weak self] in self?.read() }
  }

  /// Stops reading.
  func stop() {
    MainLoop.keyboard = nil
    timer?.cancel()
  }

  /// Waits longer for the rest of a sequence, until the terminal has told its attributes, as it is
  /// asked to at the end of each question.
  ///
  /// The terminal may answer in pieces, which must not become keys. For one that has never answered
  /// a lone Esc does not wait.
  func awaitAnswers() {
    questions = isAnswerDue ? questions + 1 : 1
    answersEnd = .now + .seconds(3)
  }

  /// Reads the answers that are due, at most a tenth of a second, so that no other program does.
  func takeAnswers() {
    let end = ContinuousClock.now + .milliseconds(100)
    while isAnswerDue, ContinuousClock.now < end {
      var files = [pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)]
      guard poll(&files, 1, 20) >= 0 || errno == EINTR else { return }
      guard files[0].revents != 0 else { continue }
      guard let bytes = MainLoop.readInput() else { return }
      decoder.awaitsAnswers = true
      _ = decoder.decode(bytes)
      passOnAnswers()
    }
  }

  private var isAnswerDue: Bool { questions > 0 && ContinuousClock.now < answersEnd }

  private func passOnAnswers() {
    for answer in decoder.takeAnswers() {
      if case .attributes = answer {
        hasAnswered = true
        questions = max(questions - 1, 0)
        // The last attributes stand for those of all questions.
        guard questions == 0 else { continue }
      }
      onAnswer(answer)
    }
  }

  private func read() {
    var bytes: [UInt8] = []
    repeat {
      guard let more = MainLoop.readInput() else {
        // What was typed before the end comes first.
        if !bytes.isEmpty { break }
        stop()
        return onHangUp()
      }
      if more.isEmpty { break }
      bytes += more
    } while bytes.count < Self.most && hasMore
    onBytes?(bytes)
    // However late they are: an answer on a slow line must not become letters.
    decoder.awaitsAnswers = questions > 0
    let inputs = decoder.decode(bytes)
    input_note_paste(decoder.unfinished == .paste)
    deliver(inputs)
  }

  private func timeOut() {
    // The rest may have arrived while the main queue was busy.
    if hasMore { return read() }
    let inputs = decoder.expire() + (isAnswerDue ? [] : decoder.expireIntroducer())
    guard decoder.unfinished == .paste else { return deliver(inputs) }
    onStall()
    expire(after: Self.stallReminder)
  }

  private func deliver(_ inputs: [Input]) {
    passOnAnswers()
    if let unfinished = decoder.unfinished, !awaitsRest {
      let due: Duration = isAnswerDue && hasAnswered ? .milliseconds(500) : .zero
      expire(after: max(unfinished.patience(escapeDelay, tellsEscape: tellsEscape), due))
    }
    let others = inputs.filter { if case .key(.control("z")) = $0 { false } else { true } }
    if others.count < inputs.count { endings_ask_to_stop() }
    if !others.isEmpty { onInput(others) }
  }

  private func expire(after patience: Duration) {
    let timer = timer ?? makeTimer()
    self.timer = timer
    timer.schedule(
      deadline: .now() + .milliseconds(patience.milliseconds), leeway: .milliseconds(1))
  }

  private func makeTimer() -> any DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.timeOut() }
    }
    timer.activate()
    return timer
  }

  private var hasMore: Bool { input_is_kept() || isReadable(STDIN_FILENO) }
}

extension KeyDecoder.Unfinished {
  /// How long to wait for the rest.
  ///
  /// Where the terminal `tellsEscape` by a sequence, a lone one has begun something else; it becomes a key in the
  /// end, since the terminal may have forgotten that.
  func patience(_ escapeDelay: Duration, tellsEscape: Bool) -> Duration {
    switch self {
    case .escape: tellsEscape ? max(.seconds(3), escapeDelay) : escapeDelay
    case .sequence: max(.milliseconds(250), escapeDelay)
    case .introducer: max(.milliseconds(500), escapeDelay)
    case .paste: .seconds(3)
    case .string: .seconds(5)
    }
  }
}

/// How long a lone Esc waits for the rest of a key that begins with it.
public enum EscapeDelay {
  /// What it is unless the user has set it: that of `ESCDELAY` in milliseconds, as for ncurses, else a
  /// moment, and longer over ssh, where a key may come in two packets.
  public static func preset(_ variable: (String) -> String?) -> Duration {
    if let delay = named(variable) { return delay }
    let isRemote = ["SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY"].contains {
      variable($0)?.isEmpty == false
    }
    return .milliseconds(isRemote ? 150 : 25)
  }

  /// That of `ESCDELAY`, at most ten seconds; nil where it is none.
  public static func named(_ variable: (String) -> String?) -> Duration? {
    guard let text = variable("ESCDELAY"), let number = Int(text), number >= 0 else { return nil }
    return .milliseconds(min(number, 10_000))
  }
}

extension Duration {
  fileprivate var milliseconds: Int {
    Int(components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000)
  }
}
