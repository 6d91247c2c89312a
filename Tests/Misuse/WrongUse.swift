import RIBs

/// What must end the program with a sentence that names Main and Detail.
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

  func run() {
    let main = Plain("Main")
    let detail = Plain("Detail")
    let other = Plain("Other")
    switch self {
    case .doubleAttach:
      main.attach(other)
      // The sentence names the child and both parents; the child is Detail here.
      let detailAgain = Plain("Detail")
      main.attach(detailAgain)
      other.attach(detailAgain)
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
      detail.launch()
      main.attach(detail)
    case .nonRootLaunched:
      main.attach(detail)
      detail.launch()
    case .nonRootShutDown:
      main.attach(detail)
      detail.shutDown()
    case .secondRoot:
      let tree = Tree()
      main.launch(in: tree)
      detail.launch(in: tree)
    }
  }
}
