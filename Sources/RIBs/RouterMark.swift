/// Held by a router in an observed tree, to report when the router is freed.
@MainActor final class RouterMark {
  let tree: Tree
  var isAttached = true
  private let name: String

  init(name: String, tree: Tree) {
    self.name = name
    self.tree = tree
  }

  isolated deinit { tree.reportFreed(name) }
}
