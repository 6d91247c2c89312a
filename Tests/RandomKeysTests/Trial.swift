import Glibc
import TemporaryFolder
import TerminalUI

/// Some of the moves of a seed, for a process of their own: a crash ends only that.
struct Trial: Codable, Sendable {
  let seed: UInt64
  /// Which moves, by number from 0, in ascending order.
  let picks: [ClosedRange<Int>]
  /// For the app's data, and for what the process writes down.
  let folder: String

  /// After so many moves the process has two minutes more before it is ended.
  private static let watch = 1_000
  private static let watchSeconds: UInt32 = 120

  /// Makes the moves, and ends the process with 1 at the first fault.
  @MainActor
  func run() async {
    TextWidth.prepare()
    let record = Record(folder: folder)
    record.catchStandardError()
    let place = record.openPlace()
    do throws(Fault) {
      let run = try RandomRun(folder: "\(folder)/data")
      var count = 0
      let quarter = max(picks.reduce(0) { $0 + $1.count } / 4, 1)
      for (number, move) in moves {
        if count % Self.watch == 0 { alarm(Self.watchSeconds) }
        if count % quarter == 0 { record.addMemory() }
        count += 1
        Record.write(place: number, to: place)
        try await run.make(move)
      }
      try await run.end()
      record.write(visits: run.visits)
      record.addMemory()
      alarm(0)
    } catch {
      record.write(fault: error)
      exit(1)
    }
  }

  /// The moves with their numbers.
  var moves: some Sequence<(Int, Move)> {
    var moves = RandomMoves(seed: seed)
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
