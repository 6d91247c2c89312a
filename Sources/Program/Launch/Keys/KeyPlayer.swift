import Headless
import RIBs
import Secrets
import TerminalUI
import Time

/// Plays the keys of a recording, then those of input lines, each when the screen has settled.
@MainActor
final class KeyPlayer {
  private let recording: KeyScript?
  private var secrets: IndexingIterator<[Secret]>
  private let clock: any WallClock
  private let report: (UsageError) -> Void
  private let lines: AsyncStream<String>
  private let feed: AsyncStream<String>.Continuation
  /// Whether input comes in lines, whose end ends the run.
  private var hasLines = false

  /// `secrets` are typed for the key `<secret>`, in order; `report` is called with an invalid line.
  init(
    _ recording: KeyScript?, secrets: [Secret], clock: any WallClock,
    report: @escaping (UsageError) -> Void
  ) {
    self.recording = recording
    self.secrets = secrets.makeIterator()
    self.clock = clock
    self.report = report
    (lines, feed) = AsyncStream.makeStream()
  }

  /// Queues a line of keys; nil marks the end.
  func take(_ line: String?) {
    hasLines = true
    if let line { feed.yield(line) } else { feed.finish() }
  }

  /// Plays all keys; returns at their end or when the run has ended.
  func play(on run: TerminalRun) async {
    if let recording {
      do throws(UsageError) {
        try await press(recording, on: run)
      } catch {
        return run.fail(error)
      }
    }
    for await line in lines {
      do throws(UsageError) {
        try await press(try KeyScript(line: line), on: run)
      } catch {
        report(error)
      }
    }
    guard hasLines, !Task.isCancelled else { return }
    await run.settle()
    run.end(status: 0)
  }

  private func press(_ script: KeyScript, on run: TerminalRun) async throws(UsageError) {
    run.isPlaying = true
    defer { run.isPlaying = false }
    var rest = script.steps.map(\.step)[...]
    while let step = rest.popFirst(), !Task.isCancelled {
      await run.settle()
      switch step {
      case .key(.control("c")): run.end(status: TerminalRun.interrupted)
      case .key(let key) where run.window?.takesText == true && key.isCharacter:
        run.take([.key(key)] + Self.takeCharacters(from: &rest))
      case .key(let key): run.take([.key(key)])
      case .paste(let text): run.take([.paste(text)])
      case .wait(let duration): try? await clock.sleep(for: duration)
      case .secret: try type(secrets.next(), on: run)
      }
    }
    await run.settle()
  }

  /// Text is typed as one batch, so that a screen reader hears the field once, not per character.
  private static func takeCharacters(from rest: inout ArraySlice<KeyScript.Step>) -> [Input] {
    var inputs: [Input] = []
    while case .key(let key) = rest.first, key.isCharacter {
      inputs.append(.key(key))
      rest.removeFirst()
    }
    return inputs
  }

  private func type(_ secret: Secret?, on run: TerminalRun) throws(UsageError) {
    guard let secret else { throw .noSecretLeft }
    guard run.window?.takesSecret == true else { throw .secretInSight }
    var inputs: [Input] = []
    secret.forEachCharacter { inputs.append(.key(.character($0))) }
    run.take(inputs)
  }
}

extension Key {
  fileprivate var isCharacter: Bool {
    if case .character = self { true } else { false }
  }
}

extension KeyScript {
  fileprivate init(line: String) throws(UsageError) {
    do throws(Fault) {
      try self.init(line)
    } catch {
      throw .badKeyInLine(column: error.column)
    }
  }
}
