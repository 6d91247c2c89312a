import RIBs

/// A riblet that does nothing, under a name of one's choice.
final class Plain: Router<Interactor> {
  private let label: String

  init(_ label: String, interactor: Interactor = Interactor()) {
    self.label = label
    super.init(interactor: interactor)
  }

  nonisolated override var name: String { label }
}
