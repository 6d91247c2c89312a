public import Phrases
public import TerminalUI

/// Screens side by side, each on its own stage; one of them is visible.
///
/// With a single title no tabs are shown.
public final class TabsView: AnyView {
  /// Called with the index of the tab that the user chose.
  var onChoose: ((Int) -> Void)?
  private(set) var selected = 0

  private let titles: [Phrase]
  let stages: [StageView]
  /// Kept, since every key press looks for its binding.
  private lazy var keys = bindings()

  /// `titles` has at least one.
  public init(_ titles: [Phrase]) {
    self.titles = titles
    stages = titles.map { _ in StageView() }
  }

  /// Shows a tab; Esc does not leave its first screen.
  func select(_ index: Int) {
    selected = index
    setNeedsDisplay()
  }

  public override func windowDidResize(to size: Size) {
    for stage in stages { stage.windowDidResize(to: size) }
  }

  public override var title: Phrase { titles[selected] }

  public override var breadcrumb: Breadcrumb {
    var breadcrumb = stages[selected].breadcrumb
    guard titles.count > 1 else { return breadcrumb }
    breadcrumb.isFirst = breadcrumb.isFirst && selected == 0
    if breadcrumb.path.count <= 1 {
      breadcrumb.tabs = TabRow(titles, selected: selected) { [weak self] index in
        self?.onChoose?(index)
      }
    }
    return breadcrumb
  }

  /// Digits, of which that of the visible tab leads to its first screen, but not in a sheet, and Ctrl with an arrow for the next and the previous tab.
  public override func bindings(in environment: Environment) -> [KeyBinding] {
    guard titles.count > 1 else { return [] }
    return stages[selected].hasSheet ? keys.compactMap(\.withoutDigits) : keys
  }

  private func bindings() -> [KeyBinding] {
    func binding(
      _ key: Key, _ title: Phrase, _ index: @escaping @MainActor (TabsView) -> Int
    ) -> KeyBinding {
      KeyBinding(key, title: title, isHinted: false) { [weak self] in
        if let self { onChoose?(index(self)) }
      }
    }
    let count = titles.count
    let digits = zip("123456789", titles.indices).map { digit, index in
      binding(.character(digit), titles[index]) { view in
        if index == view.selected { view.stages[index].goBackToFirst() }
        return index
      }
    }
    let steps = [
      binding(.controlRight, TabText.next) { ($0.selected + 1) % count },
      binding(.controlLeft, TabText.previous) { ($0.selected + count - 1) % count },
    ]
    return digits + steps
  }

  public override func body(in environment: Environment) -> any Widget { stages[selected] }
}

/// The texts of the key bindings of tabs.
enum TabText {
  static let next = Phrase(ko: "다음 탭", en: "next tab")
  static let previous = Phrase(ko: "이전 탭", en: "previous tab")
}
