/// The base of every builder: it holds what the riblet depends on until the riblet is built.
@MainActor open class Builder<DependencyType> {
  public final let dependency: DependencyType

  public init(dependency: DependencyType) {
    self.dependency = dependency
  }
}
