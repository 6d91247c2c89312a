import Headless
import Phrases
import RIBs
import Secrets
import TerminalRIBs
import TerminalUI

/// Runs a tree without a terminal: the keys of a script, then the last screen on standard output.
@MainActor
struct HeadlessRun {
  private let headless: Headless
  private let options: Options
  private let look: Look
  private let secrets: [Secret]
  private let write: (String) -> Void
  private let complain: (String) -> Void
  private let hasTime: Deadline

  /// Does work; false when a time is up first.
  typealias Deadline =
    @MainActor (Duration, @escaping @MainActor () async -> Void) async -> Bool

  init(
    _ headless: Headless, options: Options, look: Look, secrets: [Secret] = [],
    write: @escaping (String) -> Void, complain: @escaping (String) -> Void,
    hasTime: @escaping Deadline = withDeadline
  ) {
    self.headless = headless
    self.options = options
    self.look = look
    self.secrets = secrets
    self.write = write
    self.complain = complain
    self.hasTime = hasTime
  }

  /// The exit status when the time was up before the screen had settled.
  static let late: Int32 = 1

  /// The exit status: 0, `late`, or that of Ctrl-C, after which no key is pressed.
  ///
  /// `isOver` is asked after each key: whether the program has quit.
  func run(
    _ script: KeyScript, isOver: () -> Bool
  ) async throws(UsageError) -> Int32 {
    guard await settles({ await headless.settle() }) else { return Self.late }
    var secrets = secrets.makeIterator()
    let end = script.steps.firstIndex { $0.step == .key(.control("c")) }
    let steps = script.steps.prefix(upTo: end ?? script.steps.count)
    for (index, step) in steps.enumerated() where !isOver() {
      let isSecret = try isSecret(step.step)
      let secret = step.step == .secret ? secrets.next() : nil
      guard
        await settles({
          await headless.perform(step.step) { secret }
          await headless.settle()
        })
      else { return Self.late }
      if options.printsFrames {
        write("--- \(index + 1) \(isSecret ? KeyScript.secret : step.text)\n")
        write(screen)
      }
    }
    if !options.printsFrames || steps.isEmpty { write(screen) }
    return end == nil || isOver() ? 0 : TerminalRun.interrupted
  }

  /// Whether the step types a secret; throws where it must not.
  private func isSecret(_ step: KeyScript.Step) throws(UsageError) -> Bool {
    switch step {
    case .secret:
      guard headless.window.takesSecret else { throw .secretInSight }
      return true
    case .key(.character):
      guard headless.window.takesSecret else { return false }
      guard !options.hasKeysInArgument else { throw .secretInArgument }
      return true
    default: return false
    }
  }

  /// Does `work`, unless the time is up first: then prints the screen and says what still runs.
  func settles(_ work: @escaping @MainActor () async -> Void) async -> Bool {
    let isInTime = await hasTime(options.timeout, work)
    if !isInTime {
      write(screen)
      complain(headless.unsettled.phrase.text(headless.window.environment.language))
    }
    return isInTime
  }

  /// The screen in the form that was asked for, each line ended.
  private var screen: String {
    switch options.isPlain ? .plain : options.format {
    case .text: headless.lines.map { $0 + "\n" }.joined()
    case .plain: headless.window.speech().map { $0 + "\n" }.joined()
    case .ansi:
      headless.window.frame().ansi(theme: look.appearance.theme, depth: look.appearance.depth)
    case .svg: headless.window.frame().svg(theme: look.appearance.theme)
    }
  }
}

/// Does `work`; false when `limit` is up first, and `work` goes on unheeded.
@MainActor
func withDeadline(_ limit: Duration, _ work: @escaping @MainActor () async -> Void) async -> Bool {
  await withCheckedContinuation { continuation in
    var waiting: CheckedContinuation<Bool, Never>? = continuation
    func finish(_ isInTime: Bool) {
      waiting?.resume(returning: isInTime)
      waiting = nil
    }
    let timer = Task { @MainActor in
      try? await Task.sleep(for: limit)
      finish(false)
    }
    // On the riblets' own queue, where a yield comes after what they have begun.
    Task.immediate(executorPreference: workQueue) {
      await work()
      timer.cancel()
      finish(true)
    }
  }
}
