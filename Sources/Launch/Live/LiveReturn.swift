#if DEBUG
  import RIBs
  import TerminalUI

  /// The way back to a snapshot: its place and texts, or what was pressed since an earlier one.
  @MainActor
  struct LiveReturn {
    let run: TerminalRun
    let window: Window
    let open: @MainActor (Place) async -> Void

    private static let patience = Duration.milliseconds(300)

    /// Returns how many of the presses could be repeated; stops as soon as `goesOn` is false.
    func open(_ snapshot: LiveSnapshot, while goesOn: () -> Bool) async -> Int {
      var pressed = snapshot.presses.count
      await open(snapshot.now.place)
      await settle()
      if goesOn(), !isAt(snapshot) {
        await open(snapshot.base.place)
        await settle()
        window.retype(snapshot.base.typed)
        pressed = await press(snapshot.presses, while: goesOn)
      }
      if goesOn() { window.retype(snapshot.now.typed) }
      await settle()
      return pressed
    }

    /// Whether the place has led to the screen of the snapshot.
    private func isAt(_ snapshot: LiveSnapshot) -> Bool {
      guard let focus = snapshot.now.typed.focus else { return window.frontType == snapshot.front }
      return window.shows(focus)
    }

    /// Presses each where it was pressed before; one that would go elsewhere ends it.
    private func press(_ presses: [LiveSnapshot.Press], while goesOn: () -> Bool) async -> Int {
      for (index, press) in presses.enumerated() {
        await settle()
        guard goesOn(), window.frontType == press.front, window.takesText == press.takesText else {
          return index
        }
        run.press(press.input)
      }
      await settle()
      return presses.count
    }

    /// Waits for the work of the last key, though not for long.
    private func settle() async { _ = await withDeadline(Self.patience) { await run.settle() } }
  }
#endif
