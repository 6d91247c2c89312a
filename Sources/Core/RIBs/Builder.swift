/// The base of every builder: it holds what the riblet depends on until the riblet is built.
@MainActor open class Builder<DependencyType> {
  /// What the riblet needs from the app or from its parent; `build` passes it on to the riblet's
  /// parts.
  public final let dependency: DependencyType

  /// Keeps `dependency`, and builds nothing until `build` is called.
  public init(dependency: DependencyType) {
    self.dependency = dependency
  }
}
