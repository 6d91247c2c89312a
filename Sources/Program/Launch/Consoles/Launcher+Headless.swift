import Headless
import Phrases
public import RIBs
import TerminalRIBs
import TerminalUI
import Time

extension Launcher {
  /// Prints the tree after following `link`; returns the exit status.
  public func printTree(
    _ make: ProgramMaker, link: Link?
  ) async throws(UsageError) -> Int32 {
    try options.check(for: .tree)
    let (program, headless) = launchHeadless(make, LiveAppearance(appearance(headlessDepth))) {}
    var failure: LinkError?
    let isInTime = await withDeadline(options.timeout) { [self] in
      if let link {
        await unlessHeld(by: program, headless) {
          do { _ = try await headless.root.open(link) } catch { failure = error as? LinkError }
        }
      }
      await headless.settle()
    }
    let listing = TreeListing(headless.root)
    printLine(options.isJSON ? listing.json : listing.lines.joined(separator: "\n"))
    let isHeld = link != nil && program.holdsLinks
    if let failure, let link {
      let phrase = failure.phrase(naming: nil, of: link, among: program.destinations)
      printError(phrase.text(language))
    }
    if isHeld { printError(LaunchText.linkIsHeld.text(language)) }
    if !isInTime { printError(headless.unsettled.phrase.text(language)) }
    if isInTime { await end(headless, program) }
    return failure == nil && isInTime && !isHeld ? 0 : 1
  }

  /// Starts `work` and waits for its end, or only until the screen settles while the program holds
  /// links, as behind a lock.
  func unlessHeld(
    by program: any Program, _ headless: Headless, _ work: @escaping @MainActor () async -> Void
  ) async {
    let working = Task.immediate(executorPreference: workQueue) { await work() }
    await headless.settle()
    if !program.holdsLinks { await working.value }
  }

  func launchHeadless(
    _ make: ProgramMaker, _ appearance: LiveAppearance, quit: @escaping @MainActor () -> Void
  ) -> (program: any Program, headless: Headless) {
    TextWidth.prepare()
    let clock = ManualClock(now: options.now ?? SystemClock().now)
    let program = make(context(clock: clock, appearance: appearance, quit: quit))
    var environment = Environment(
      language: appearance.value.language, pictures: options.headlessPictures(headlessDepth))
    appearance.value.adapt(&environment)
    let headless = Headless(
      program.buildRoot(), size: options.size ?? Size(columns: 80, rows: 24),
      environment: environment, clock: clock,
      tree: Tree(executor: workQueue), drain: workQueue.drain)
    return (program, headless)
  }
}

extension Options {
  /// How a headless run draws pictures, which depends on what it prints.
  func headlessPictures(_ depth: ColorDepth) -> Environment.Pictures {
    switch isPlain ? .plain : format {
    case .text, .plain: .words
    case .ansi: depth == .none ? .none : .cells
    case .svg: .cells
    }
  }
}
