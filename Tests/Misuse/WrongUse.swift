import RIBs

/// What must end the program with a sentence that names all who are part of it.
@MainActor enum WrongUse: String, CaseIterable {
  case doubleAttach = "double-attach"
  case doubleAttachToOneParent = "double-attach-to-one-parent"
  case detachOfStranger = "detach-of-stranger"
  case detachOfUnattached = "detach-of-unattached"
  case cycle
  case longCycle = "long-cycle"
  case rootAttached = "root-attached"
  case nonRootLaunched = "non-root-launched"
  case nonRootShutDown = "non-root-shut-down"
  case secondRoot = "second-root"
  case sharedInteractor = "shared-interactor"
  case attachedToItself = "attached-to-itself"
  case launchedTwice = "launched-twice"

  /// The names that the sentence must hold.
  var names: [String] {
    switch self {
    case .attachedToItself, .launchedTwice: ["Main"]
    case .doubleAttach: ["Main", "Detail", "Other"]
    default: ["Main", "Detail"]
    }
  }

  func run() {
    let main = Plain("Main")
    let detail = Plain("Detail")
    let other = Plain("Other")
    switch self {
    case .doubleAttach:
      main.attach(detail)
      other.attach(detail)
    case .doubleAttachToOneParent:
      main.attach(detail)
      main.attach(detail)
    case .detachOfStranger:
      other.attach(detail)
      main.detach(detail)
    case .detachOfUnattached: main.detach(detail)
    case .cycle:
      main.attach(detail)
      detail.attach(main)
    case .longCycle:
      main.attach(other)
      other.attach(detail)
      detail.attach(main)
    case .rootAttached:
      let tree = Tree()
      detail.launch(in: tree)
      main.attach(detail)
    case .nonRootLaunched:
      main.attach(detail)
      detail.launch(in: Tree())
    case .nonRootShutDown:
      main.attach(detail)
      detail.shutDown()
    case .secondRoot:
      let tree = Tree()
      main.launch(in: tree)
      detail.launch(in: tree)
    case .sharedInteractor:
      let shared = Plain("Detail", interactor: main.interactor)
      main.attach(shared)
      main.launch(in: Tree())
    case .attachedToItself: main.attach(main)
    case .launchedTwice:
      let tree = Tree()
      main.launch(in: tree)
      main.launch(in: Tree())
    }
  }
}
