import Headless
import Phrases
import RIBs
import Secrets
import TerminalRIBs
import TerminalUI
import Time

/// Runs a key script without a terminal, and prints the last screen or all screens.
@MainActor
struct HeadlessRun {
  let headless: Headless
  let options: Options
  let appearance: LiveAppearance
  var secrets: [Secret] = []
  let write: (String) -> Void
  let printError: (String) -> Void
  var hasTime: Deadline = { await withDeadline($0, $1) }

  /// Runs work; returns false if the time is up first.
  typealias Deadline =
    @MainActor (Duration, @escaping @MainActor () async -> Void) async -> Bool

  /// The exit status when the screen did not settle in time.
  static let timedOut: Int32 = 1

  /// Runs the script up to Ctrl-C or until `isOver`; returns the exit status.
  func run(
    _ script: KeyScript, isOver: () -> Bool
  ) async throws(UsageError) -> Int32 {
    guard await settles({ await headless.settle() }) else { return Self.timedOut }
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
      else { return Self.timedOut }
      if options.printsFrames {
        write("--- \(index + 1) \(isSecret ? KeyScript.secret : step.text)\n")
        write(screen)
      }
    }
    if !options.printsFrames || steps.isEmpty { write(screen) }
    return end == nil || isOver() ? 0 : TerminalRun.interrupted
  }

  /// Whether the step types a secret; throws if it must not.
  private func isSecret(_ step: KeyScript.Step) throws(UsageError) -> Bool {
    switch step {
    case .secret:
      guard headless.window.takesSecret else { throw .secretInSight }
      return true
    case .key(.character), .paste:
      guard headless.window.takesSecret else { return false }
      guard !options.hasKeysInArgument else { throw .secretInArgument }
      return true
    default: return false
    }
  }

  /// Runs `work`; if the time is up first, prints the screen and what is still running.
  func settles(_ work: @escaping @MainActor () async -> Void) async -> Bool {
    let isInTime = await hasTime(options.timeout, work)
    if !isInTime {
      await headless.showWaits()
      write(screen)
      printError(headless.unsettled.phrase.text(headless.window.environment.language))
    }
    return isInTime
  }

  /// The screen in the requested format.
  private var screen: String {
    switch options.isPlain ? .plain : options.format {
    case .text: headless.lines.map { $0 + "\n" }.joined()
    case .plain: headless.window.speech().map { $0 + "\n" }.joined()
    case .ansi:
      headless.window.frame().ansi(theme: appearance.value.theme, depth: appearance.value.depth)
    case .svg: headless.window.frame().svg(theme: appearance.value.theme)
    }
  }
}

/// Runs `work`; returns false after `limit`, while `work` goes on in the background.
@MainActor
@discardableResult
func withDeadline(
  _ limit: Duration, of clock: any WallClock = SystemClock(),
  _ work: @escaping @MainActor () async -> Void
) async -> Bool {
  await withCheckedContinuation { continuation in
    var waiting: CheckedContinuation<Bool, Never>? = continuation
    func finish(_ isInTime: Bool) {
      waiting?.resume(returning: isInTime)
      waiting = nil
    }
    let timer = Task { @MainActor in
      if (try? await clock.sleep(for: limit)) != nil { finish(false) }
    }
    // On the executor of the riblets, so that a yield resumes after the work that they have
    // started.
    Task.immediate(executorPreference: workQueue) {
      await work()
      timer.cancel()
      finish(true)
    }
  }
}

/// Handles the request of a headless program to quit.
@MainActor
final class HeadlessQuit {
  /// Set before the first key is sent.
  weak var headless: Headless?
  private(set) var hasQuit = false

  /// Quits, after asking the user if there are unsaved changes.
  func request() {
    guard let headless else { return hasQuit = true }
    headless.window.quit(headless.root) { self.hasQuit = true }
  }
}

extension Headless.Unsettled {
  /// A sentence for the user.
  var phrase: Phrase {
    let list = running.joined(separator: ", ")
    return running.isEmpty
      ? Phrase(ko: "기다리는 한도가 지나도록 화면이 계속 바뀌었습니다.", en: description)
      : Phrase(ko: "기다리는 한도가 지났지만 아직 끝나지 않았습니다: \(list).", en: description)
  }
}
