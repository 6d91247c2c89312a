import Phrases

/// A view over the root of a window, such as the help.
struct Overlay {
  let view: AnyView
  /// The view that it belongs to; it is removed together with it.
  weak let origin: AnyView?
  /// The window's own bindings that remain active.
  let ownHints: [KeyBinding]
  /// The row of what had the focus, which a sheet does not cover; nil after the window has another size.
  var about: Rect?
}

/// Overlays: the help, the commands, questions and other views, one at a time.
extension Window {
  /// Asks a question, replacing the current overlay.
  public func ask(_ question: Question) { show(QuestionView(question)) }

  /// Shows a view over the root until its `back` is called, replacing the current overlay.
  public func present(_ view: AnyView) { show(view) }

  /// The window's own bindings, for keys that nothing else handles.
  var ownBindings: [KeyBinding] {
    func binding(
      _ keys: Key..., title: Phrase, isHinted: Bool = true,
      action: @escaping @MainActor (Window) -> Void
    ) -> KeyBinding {
      KeyBinding(keys, title: title, isHinted: isHinted) { [weak self] in
        self.map(action)
      }
    }
    var bindings = hostBindings(environment)
    if let copy = copyBinding(in: environment) { bindings.append(copy) }
    if placements.count > 1 {
      let (next, previous) =
        hasButtonsAlone(placements)
        ? (FormText.nextButton, TerminalText.previousButton)
        : (FormText.nextField, TerminalText.previousField)
      bindings += [
        binding(.tab, title: next, isHinted: false) { $0.moveFocus(by: 1) },
        binding(.backTab, title: previous, isHinted: false) {
          $0.moveFocus(by: -1)
        },
      ]
    }
    if commands != nil {
      bindings.append(
        binding(.control("p"), title: TerminalText.commands) { $0.showCommands() })
    }
    return bindings + [
      binding(.character("?"), .function(1), title: TerminalText.help) { $0.showHelp() }
    ]
  }

  private func showHelp() {
    guard overlay == nil else { return }
    let chain = self.chain
    var groups = chain.groups
    groups[groups.count - 1].bindings += ownBindings
    let view = HelpView(
      groups.map { group in
        var group = group
        group.bindings = chain.reachable(group.bindings)
        return group
      }
    ) { [weak self] binding in self?.closeOverlay(andRun: binding.action) }
    show(view, ownHints: Array(ownBindings.suffix(1)))
  }

  /// Closes the overlay, and runs what was chosen in it.
  func closeOverlay(andRun action: @MainActor () -> Void) {
    hideOverlay()
    // Restores the focus before the action.
    layOutIfNeeded()
    action()
    note(.structure)
  }

  func show(_ view: AnyView, ownHints: [KeyBinding] = []) {
    layOutIfNeeded()
    view.didChange = { [weak self] change in self?.note(change, isConfined: true) }
    view.back = { [weak self] in self?.hideOverlay() }
    overlay = Overlay(
      view: view, origin: overlay?.origin ?? keyView ?? root, ownHints: ownHints,
      about: overlay == nil ? focusedRow : overlay?.about)
    note(.structure)
  }

  private func hideOverlay() {
    overlay = nil
    note(.structure)
  }

  /// The area of the root: everything but the row that names the focus.
  var body: Rect {
    let first = environment.namesFocus ? 1 : 0
    return Rect(row: first, columns: size.columns, rows: max(size.rows - first, 0))
  }

  /// The area for an overlay, which leaves key hints in the last row visible.
  func rect(above hints: Rect?) -> Rect {
    var rect = body
    if let hints, hints.endRow == size.rows { rect.size.rows = hints.origin.row - rect.origin.row }
    return rect
  }
}
