import Platform
import PlatformTesting
import TerminalUI

@testable import Galbi
@testable import Launch

/// Some of the moves of a seed, for a process of their own, which ends with 0 even when it crashes:
/// what went wrong is in its record.
struct Trial: Codable, Sendable {
  let seed: UInt64
  /// Which moves, by number from 0, in ascending order.
  let picks: [ClosedRange<Int>]
  /// For the app's data, and for what the process writes down.
  let folder: String
  /// In seconds: so long the process may take for a few moves before it is ended.
  let patience: UInt32
  /// Whether it looks, half-way and at the end, what is in use of the heap; that takes seconds.
  let weighs: Bool

  /// After so many moves it is patient anew.
  private static let watch = 100

  /// Makes the moves, up to the first fault.
  @MainActor
  func run() async {
    _ = prepareProcess()
    TextWidth.prepare()
    let record = Record(folder: folder)
    record.catchStandardError()
    // Here lands what is exported to a name without a folder.
    chdir(folder)
    let place = record.openPlace()
    do throws(Fault) {
      let run = try RandomRun(folder: "\(folder)/data", screen: ShownScreen())
      // The screen handles these signals too.
      endQuietly()
      try await run.begin()
      var count = 0
      let half = picks.reduce(0) { $0 + $1.count } / 2
      for (number, move) in moves {
        if count % Self.watch == 0 { alarm(patience) }
        if count == half { run.isMemoryDue = weighs }
        count += 1
        Record.write(place: number, to: place)
        try await run.make(move)
      }
      alarm(patience)
      run.isMemoryDue = weighs
      try await run.end()
      record.write(memory: run.memory)
      record.write(visits: run.visits)
    } catch {
      record.write(fault: error)
    }
    alarm(0)
  }

  /// Ends the process without a signal to its parent where it crashes or does not go on.
  private func endQuietly() {
    for crash in [SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGBUS, SIGFPE] {
      signal(crash) { _ in _exit(EXIT_SUCCESS) }
    }
    signal(SIGALRM) { _ in
      let sentence: StaticString = "It did not go on."
      write(STDERR_FILENO, sentence.utf8Start, sentence.utf8CodeUnitCount)
      _exit(EXIT_SUCCESS)
    }
  }

  /// The moves with their numbers.
  @MainActor var moves: some Sequence<(Int, Move)> {
    var moves = RandomMoves(seed: seed, places: Destination.all.map(\.link))
    var rest = picks[...]
    var number = -1
    return AnyIterator {
      while let range = rest.first, let move = moves.next() {
        number += 1
        guard number >= range.lowerBound else { continue }
        if number == range.upperBound { rest.removeFirst() }
        return (number, move)
      }
      return nil
    }
  }
}
