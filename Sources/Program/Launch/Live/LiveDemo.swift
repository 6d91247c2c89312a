#if DEBUG
  import Files
  import Platform
  import Phrases
  import RIBs
  import TerminalUI

  /// A program under the supervisor of `make live` (`Sources/App/Live/live.py`): shows what that says of the
  /// sources, and hands over to the next build of itself.
  @MainActor
  final class LiveDemo {
    /// The folder that both know.
    private let folder: String
    /// What the build before this one has left; nil for none.
    private let old: LiveSnapshot?
    /// True until the screen is the one that the build before has left, so that nothing else is shown.
    private(set) var isReturning: Bool
    private weak var run: TerminalRun?
    private var tape: LiveTape?
    private var panel = LivePanel()
    private var following: Task<Void, Never>?

    /// The exit status of a program that has handed over.
    static let handOver: Int32 = 75
    private static let (status, place) = ("status", "place")
    private static let (patience, mostReturning) = (Duration.milliseconds(500), Duration.seconds(3))

    /// Nil where no supervisor has named a folder.
    init?(folder: String?) {
      guard let folder else { return nil }
      self.folder = folder
      old = Self.read(Self.place, in: folder).flatMap { LiveSnapshot(parsing: $0) }
      isReturning = old != nil
    }

    private static func read(_ name: String, in folder: String) -> String? {
      (try? FileAccess.read("\(folder)/\(name)")) ?? nil
    }

    /// Begins to follow the supervisor and the user, on the first screen of a program.
    func begin(on run: TerminalRun, _ root: AnyRouter, _ window: Window) {
      self.run = run
      tape = LiveTape(root, window)
      let others = window.hostBindings
      window.hostBindings = { [weak self, weak window] environment in
        others(environment) + (self?.bindings(environment, in: window) ?? [])
      }
      following = Task.immediate(executorPreference: workQueue) { [weak self, folder] in
        let events = try? FolderEvents(of: folder, files: [Self.status], at: .closing)
        await events?.follow { await self?.readStatus() }
      }
    }

    func end() { following?.cancel() }

    /// Notes an input that is about to be sent to the window.
    func record(_ input: Input) { if !isReturning { tape?.record(input) } }

    /// Returns to where the build before was, or goes where `otherwise` leads.
    func comeBack(in program: any Program, _ root: AnyRouter, otherwise: () async -> Void) async {
      guard var old, let run, let window = run.window else { return await otherwise() }
      let way = LiveReturn(window: window) { place in
        await program.comeBack(to: place, of: root)
      } press: {
        run.press($0)
      } settle: {
        _ = await withDeadline(Self.patience) { await run.settle() }
      }
      _ = await withDeadline(Self.mostReturning) { [self] in
        await way.open(&old) { isReturning }
        tape?.resume(after: old)
      }
      isReturning = false
      window.root.setNeedsDisplay()
    }

    /// The key that shows all errors.
    private func bindings(_ environment: Environment, in window: Window?) -> [KeyBinding] {
      let errors = panel.errors
      guard !errors.isEmpty else { return [] }
      let title = LaunchText.liveErrors
      return [
        KeyBinding(LivePanel.key, title: title, isHinted: false) { [weak window] in
          window?.present(LiveErrorsView(errors))
        }
      ]
    }

    private func readStatus() async {
      guard let status = Self.read(Self.status, in: folder).flatMap(LiveStatus.init(parsing:))
      else {
        return
      }
      switch status {
      case .current: panel = LivePanel()
      case .building: panel.isBuilding = true
      case .failed(let errors): panel = LivePanel(errors: errors)
      case .ready: return await leave()
      }
      run?.window?.panel = panel == LivePanel() ? nil : panel
    }

    /// Leaves the place to the next build, and ends without a question.
    private func leave() async {
      guard let run else { return }
      if !isReturning {
        _ = await withDeadline(Self.patience) { await run.settle() }
        if let snapshot = tape?.snapshot {
          try? FileAccess.write("\(snapshot)", to: "\(folder)/\(Self.place)")
        }
      }
      run.handOver()
    }
  }
#endif
