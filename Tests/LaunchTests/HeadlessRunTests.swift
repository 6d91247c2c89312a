import Expectations
import Headless
import Phrases
import RIBs
import RIBsTesting
import Secrets
import TerminalRIBs
import TerminalUI
import Testing

@testable import Launch

@MainActor
struct HeadlessRunTests {
  private final class Output {
    var printed = ""
    var complaints: [String] = []
    var presses = 0
  }

  private enum Presses: Riblet {
    typealias Model = Int
  }

  /// Shows how often a key was pressed.
  private final class KeyView: View<Presses> {
    var onStop: () -> Void = {}

    override func bindings(in environment: Environment) -> [KeyBinding] {
      [
        KeyBinding(.down, title: "") { self.show(self.model + 1) },
        KeyBinding(.character("s"), title: "") { self.onStop() },
      ]
    }

    override func body(in environment: Environment) -> any Widget {
      Label("갈비 \(model)", Style(.accent))
    }
  }

  /// A field for a secret below one for text, which has the focus first.
  private final class SecretView: AnyView {
    let text = FieldState()
    let pin = SecretState()

    override func body(in environment: Environment) -> any Widget {
      Rows(.fixed(1, TextField("", text)), .fixed(1, SecretField("", pin)))
    }
  }

  private static let night = Appearance(
    language: .korean, theme: .night, depth: .trueColor, usesMouse: false)

  /// Runs the keys on a field for a secret, from a file if `isFile`; returns what goes wrong.
  private func runWithSecret(
    _ keys: String, isFile: Bool = false, secrets: [String] = []
  ) async throws -> UsageError? {
    let headless = Headless(
      ViewableRouter(interactor: Interactor(), view: SecretView()),
      size: Size(columns: 8, rows: 2), environment: Environment(language: .korean))
    let run = HeadlessRun(
      headless: headless, options: try Options(["--frames", "--keys", isFile ? "@file" : keys]),
      appearance: LiveAppearance(Self.night),
      secrets: secrets.map { Secret($0.utf8) }, write: { [output] in output.printed += $0 },
      printError: { _ in },
      hasTime: { _, work in
        await work()
        return true
      })
    defer { headless.shutDown() }
    let script = try KeyScript(keys)
    do throws(UsageError) {
      _ = try await run.run(script) { false }
    } catch {
      return error
    }
    return nil
  }

  @Test func `a secret is typed where secrets are taken, and shown nowhere`() async throws {
    try await expectEqual(runWithSecret("Tab <secret> \"<secret>\"", secrets: ["가4", "5"]), nil)
    expectEqual(output.printed, "--- 1 Tab\n\n▌\n--- 2 <secret>\n\n▌••\n--- 3 <secret>\n\n▌•••\n")
  }

  @Test func `a secret among the keys of a file is not printed`() async throws {
    try await expectEqual(runWithSecret("a Tab \"47\"", isFile: true), nil)
    expectEqual(
      output.printed,
      "--- 1 a\n▌a\n\n--- 2 Tab\n a\n▌\n--- 3 <secret>\n a\n▌•\n--- 4 <secret>\n a\n▌••\n")
  }

  @Test func `a secret in an argument is refused before it is typed`() async throws {
    try await expectEqual(runWithSecret("a Tab 4"), .secretInArgument)
    expectEqual(output.printed, "--- 1 a\n▌a\n\n--- 2 Tab\n a\n▌\n")
  }

  @Test func `a secret is not typed where it could be seen`() async throws {
    try await expectEqual(runWithSecret("<secret>", secrets: ["123456"]), .secretInSight)
    expectEqual(output.printed, "")
  }

  private final class WaitingInteractor: Interactor {
    let checkpoint = Checkpoint()

    func stop() { request("wait for good", checkpoint.pass) }

    override func willResignActive() { checkpoint.open() }
  }

  private let output = Output()

  /// Says that the time is up as soon as something runs that will not end.
  private static func hasTime(
    for work: @escaping @MainActor () async -> Void, _ standstill: Checkpoint
  ) async -> Bool {
    var isDone = false
    let waiters = AsyncCondition()
    Task.immediate {
      await work()
      isDone = true
      waiters.resume()
    }
    let watching = Task.immediate {
      await standstill.reached()
      waiters.resume()
    }
    await waiters.wait { !isDone && standstill.arrivals == 0 }
    watching.cancel()
    return isDone
  }

  /// Runs the keys, and returns the exit status.
  private func run(
    _ keys: String, _ arguments: String..., quitAfter limit: Int = .max
  ) async throws -> Int32 {
    let view = KeyView(0)
    let interactor = WaitingInteractor()
    view.onStop = { [weak interactor] in interactor?.stop() }
    let headless = Headless(
      ViewableRouter(interactor: interactor, view: view), size: Size(columns: 8, rows: 2),
      environment: Environment(language: .korean))
    let options = try Options(arguments)
    let appearance = LiveAppearance(Self.night)
    if let theme = Theme.all.first(where: { $0.name == options.theme }) {
      appearance.set(
        Appearance(language: .korean, theme: theme, depth: .trueColor, usesMouse: false))
    }
    let run = HeadlessRun(
      headless: headless, options: options, appearance: appearance,
      write: { [output] in output.printed += $0 },
      printError: { [output] in output.complaints.append($0) },
      hasTime: { _, work in await Self.hasTime(for: work, interactor.checkpoint) })
    let status = try await run.run(try KeyScript(keys)) { [output] in
      output.presses += 1
      return output.presses > limit
    }
    headless.shutDown()
    return status
  }

  @Test func `the last screen is printed`() async throws {
    try await expectEqual(run("Down Down"), 0)
    expectEqual(output.printed, "갈비 2\n\n")
    expectEqual(output.complaints, [])
  }

  @Test func `without keys the first screen is printed, framed or not`() async throws {
    try await expectEqual(run(""), 0)
    try await expectEqual(run("", "--frames"), 0)
    expectEqual(output.printed, "갈비 0\n\n갈비 0\n\n")
  }

  @Test func `with frames each screen is printed below its key`() async throws {
    try await expectEqual(run("Down x \" \" Wait 2s", "--frames"), 0)
    expectEqual(
      output.printed,
      "--- 1 Down\n갈비 1\n\n--- 2 x\n갈비 1\n\n--- 3 Space\n갈비 1\n\n--- 4 Wait 2s\n갈비 1\n\n")
  }

  @Test func `when the program has quit no key is pressed any more`() async throws {
    try await expectEqual(run("Down Down Down", quitAfter: 1), 0)
    expectEqual(output.printed, "갈비 1\n\n")
  }

  @Test(arguments: [
    ("plain", "갈비 1\n"), ("ansi", "\u{1B}[38;2;240;168;96m갈비 1\u{1B}[0m\n\n"),
  ])
  func `the screen is printed in the form that was asked for`(
    format: String, expected: String
  ) async throws {
    try await expectEqual(run("Down", "--format", format), 0)
    expectEqual(output.printed, expected)
  }

  @Test func `a picture is in the colours that were asked for`() async throws {
    try await expectEqual(run("", "--format", "svg", "--theme", "day"), 0)
    #expect(output.printed.hasPrefix("<svg "))
    #expect(output.printed.contains("#9a4a00"))
  }

  @Test func `when the time is up the screen says what it waits for`() async throws {
    let view = SlowView()
    let interactor = WaitingInteractor()
    view.onLoad = { [weak interactor] in interactor?.stop() }
    let headless = Headless(
      ViewableRouter(interactor: interactor, view: view), size: Size(columns: 20, rows: 1),
      environment: Environment(language: .english))
    let run = HeadlessRun(
      headless: headless, options: try Options([]), appearance: LiveAppearance(Self.night),
      write: { [output] in output.printed += $0 }, printError: { _ in },
      hasTime: { _, work in await Self.hasTime(for: work, interactor.checkpoint) })
    try await expectEqual(run.run(try KeyScript("l")) { false }, 1)
    expectEqual(output.printed, "Loading the map.\n")
    headless.shutDown()
  }

  /// Shows what it waits for once it loads.
  private final class SlowView: AnyView {
    var onLoad: (() -> Void)?
    private var isLoading = false

    override func bindings(in environment: Environment) -> [KeyBinding] {
      [
        KeyBinding("l", title: "load") { [weak self] in
          self?.isLoading = true
          self?.setNeedsDisplay()
          self?.onLoad?()
        }
      ]
    }

    override func body(in environment: Environment) -> any Widget {
      isLoading ? LoadingText("Loading the map.") : Label("")
    }
  }

  @Test func `when the time is up the screen is printed, and what still runs is named`()
    async throws
  {
    try await expectEqual(run("Down s Down", "--timeout", "1s"), 1)
    expectEqual(output.complaints, ["기다리는 한도가 지났지만 아직 끝나지 않았습니다: Waiting (wait for good)."])
    expectEqual(output.printed, "갈비 1\n\n")
  }
}
