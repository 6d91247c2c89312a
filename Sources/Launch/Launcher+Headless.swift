import Headless
import Phrases
public import RIBs
import TerminalRIBs
import TerminalUI
import Time

extension Launcher {
  /// Prints the live tree, after following `link`; returns the exit status.
  public func printTree(
    _ make: ProgramMaker, link: Link?
  ) async throws(UsageError) -> Int32 {
    try options.check(for: .tree)
    let (program, headless) = launchHeadless(make, Look(appearance(headlessDepth))) {}
    var failure: LinkError?
    let isInTime = await withDeadline(options.timeout) { [self] in
      if let link {
        await unlessHeld(by: program, headless) { [self] in
          failure = await open(link, of: headless.root)
        }
      }
      await headless.settle()
    }
    let listing = TreeListing(headless.root)
    let text = options.isJSON ? listing.json : listing.lines.joined(separator: "\n")
    say(text)
    let isHeld = link != nil && program.holdsLinks
    if let failure { complain(failure.phrase.text(language)) }
    if isHeld { complain(LaunchText.linkIsHeld.text(language)) }
    if !isInTime { complain(headless.unsettled.phrase.text(language)) }
    if isInTime { await end(headless, program) }
    return failure == nil && isInTime && !isHeld ? 0 : 1
  }

  /// Waits until `work` is done, or for the rest where the program lets links wait: then it goes on
  /// when they no longer have to.
  func unlessHeld(
    by program: any Program, _ headless: Headless, _ work: @escaping @MainActor () async -> Void
  ) async {
    let working = Task.immediate(executorPreference: workQueue) { await work() }
    await headless.settle()
    if !program.holdsLinks { await working.value }
  }

  func launchHeadless(
    _ make: ProgramMaker, _ look: Look, quit: @escaping @MainActor () -> Void
  ) -> (program: any Program, headless: Headless) {
    TextWidth.prepare()
    let clock = ManualClock(now: options.now ?? SystemClock().now)
    let program = make(surroundings(clock: clock, look: look, quit: quit))
    let headless = Headless(
      program.buildRoot(), size: options.size ?? Size(columns: 80, rows: 24),
      environment: Environment(language: look.appearance.language), clock: clock,
      tree: Tree(executor: workQueue), drain: workQueue.drain)
    return (program, headless)
  }
}
