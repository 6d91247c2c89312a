import RIBs
import TerminalUITesting

@testable import TerminalRIBs
@testable import TerminalUI

/// What must hold of the tree, its stages and its screen whenever the app is calm.
@MainActor
struct Soundness {
  let root: any ViewableRouting
  /// Those of the root: what lies on each is below it in the tree.
  let stages: [StageView]
  let window: Window

  /// The riblets, besides tiles, whose views are parts of their parents', and so on no stage.
  private static let parts: Set = [
    "SuperPayDashboard", "CardOnFileDashboard", "ThisMonth", "Recent",
  ]

  /// Throws the first fault.
  func check() throws(Fault) {
    try checkTree()
    try checkStages()
    if let fault = window.frame().fault { throw Fault("The frame has \(fault).") }
    if let fault = window.cacheFault { throw Fault(fault) }
    if let fault = window.focusFault { throw Fault(fault) }
  }

  /// All are active, and each is below the one that calls it its child.
  func checkTree() throws(Fault) {
    var path: [AnyRouter] = []
    var seen: Set<ObjectIdentifier> = []
    var fault: String?
    root.visit { router, depth in
      path.removeSubrange(depth...)
      if !seen.insert(ObjectIdentifier(router)).inserted {
        fault = "\(router.name) is in the tree twice."
      }
      if !router.isActive { fault = "\(router.name) is in the tree and not active." }
      if router.parent !== path.last { fault = "\(router.name) does not know its parent." }
      path.append(router)
    }
    if let fault { throw Fault(fault) }
  }

  /// They have the views of the attached riblets, each once, and those over one another lead down one
  /// path.
  func checkStages() throws(Fault) {
    var owners: [ObjectIdentifier: any ViewableRouting] = [:]
    var rest: Set<ObjectIdentifier> = []
    root.visit { router, _ in
      guard let router = router as? any ViewableRouting, router !== root,
        !router.isTile, !Self.parts.contains(router.name)
      else { return }
      owners[ObjectIdentifier(router.anyView)] = router
      rest.insert(ObjectIdentifier(router.anyView))
    }
    for stage in stages { try check(stage, above: root, owners, &rest) }
    if let hidden = rest.first.flatMap({ owners[$0] }) {
      throw Fault("\(hidden.name) is attached, and its view is not on the stage.")
    }
  }

  /// What lies on `stage`, and on the stages of the tabs there, belongs to riblets below `router`.
  private func check(
    _ stage: StageView, above router: AnyRouter,
    _ owners: [ObjectIdentifier: any ViewableRouting], _ rest: inout Set<ObjectIdentifier>
  ) throws(Fault) {
    var above = router
    for (index, view) in (stage.pile + stage.asides).enumerated() {
      let id = ObjectIdentifier(view)
      guard let owner = owners[id] else {
        throw Fault("The stage shows a \(type(of: view)) that nobody attached has.")
      }
      guard rest.remove(id) != nil else {
        throw Fault("The stage shows the view of \(owner.name) twice.")
      }
      if index < stage.pile.count {
        guard owner.isBelow(above) || owner.isStep(beside: above) else {
          throw Fault("\(owner.name) lies over \(above.name) and is not below it in the tree.")
        }
        above = owner
      }
      guard let tabs = view as? TabsView else { continue }
      for stage in tabs.stages { try check(stage, above: owner, owners, &rest) }
    }
  }

  /// Costly ones, now and then: what is spoken is harmless, and no key is bound twice.
  func checkWords() throws(Fault) {
    for line in window.speech() where ControlCharacters.escaped(line) != line {
      throw Fault("The screen in words has a control character: \(ControlCharacters.escaped(line))")
    }
    if let double = window.doubleBindings.first { throw Fault("A key is bound twice: \(double).") }
    let text = window.frame().ansi(theme: .night, depth: .trueColor)
    for line in text.split(separator: "\n") {
      // By scalars: a mark at the beginning of a cell joins the end of the style before it.
      let rest = line.replacing(
        /\u{1B}\[[0-9;]*m/.matchingSemantics(.unicodeScalar), with: "")
      guard ControlCharacters.escaped(String(rest)) == rest else {
        throw Fault(
          "The frame for a terminal has more than styles: \(ControlCharacters.escaped(String(rest)))"
        )
      }
    }
  }
}

extension AnyRouter {
  /// The steps of a riblet without a view lie over one another, a form for a card over the cards, and the
  /// form for an order over the cart.
  fileprivate func isStep(beside other: AnyRouter) -> Bool {
    guard let parent, parent === other.parent else { return false }
    return !parent.isViewable || ["AddPaymentMethod", "OrderForm"].contains(name)
  }

  /// Whether this is one of home's tiles, which are named for their features.
  fileprivate var isTile: Bool { parent?.name == "Home" && name.hasSuffix("Tile") }

  fileprivate func isBelow(_ other: AnyRouter) -> Bool {
    var above = parent
    while let router = above {
      if router === other { return true }
      above = router.parent
    }
    return false
  }
}
