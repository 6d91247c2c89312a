#if DEBUG
  import RIBs
  import TerminalUI

  /// The way back to a snapshot: its place and texts, or else what was pressed.
  @MainActor
  struct LiveReturn {
    let window: Window
    /// Opens a place, or the nearest one to it.
    let open: @MainActor (NavigationPath) async -> Void
    let press: @MainActor (Input) -> Void
    /// Waits for the work of the last key, though not for long.
    let settle: @MainActor () async -> Void

    /// Stops as soon as `goesOn` is false.
    ///
    /// Presses that can no longer be repeated are removed from the snapshot.
    func open(_ snapshot: inout LiveSnapshot, while goesOn: () -> Bool) async {
      await open(snapshot.now.place)
      await settle()
      for index in snapshot.ways.indices where goesOn() && !isAt(snapshot) {
        let way = snapshot.ways[index]
        await open(way.start.place)
        await settle()
        window.retype(way.start.typed)
        let count = await press(way.presses, while: goesOn)
        snapshot.ways[index].presses.removeSubrange(count...)
      }
      if goesOn() { window.retype(snapshot.now.typed) }
      await settle()
    }

    /// Whether the screen is that of the snapshot.
    private func isAt(_ snapshot: LiveSnapshot) -> Bool {
      guard let focus = snapshot.now.typed.focus else { return window.frontType == snapshot.front }
      return window.shows(focus)
    }

    /// Presses each where it was pressed before, until one would go elsewhere; returns how many.
    private func press(_ presses: [LiveSnapshot.Press], while goesOn: () -> Bool) async -> Int {
      for (index, press) in presses.enumerated() {
        await settle()
        guard goesOn(), window.frontType == press.front, window.takesText == press.takesText else {
          return index
        }
        self.press(press.input)
      }
      await settle()
      return presses.count
    }
  }
#endif
