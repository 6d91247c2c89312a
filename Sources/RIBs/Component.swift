/// A scope of shared objects, which conforms to the dependencies of the riblets below it.
///
/// A `lazy var` is shared by all of them; a computed property is made anew for each.
@MainActor open class Component<DependencyType> {
  public final let dependency: DependencyType

  public init(dependency: DependencyType) {
    self.dependency = dependency
  }
}
