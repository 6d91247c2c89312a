extension AnyRouter {
  /// Reports that this router is on the tree, once for each attachment that an observer can see.
  ///
  /// A router that was attached before its parent was launched is reported when it activates.
  final func announceAttachment(in tree: Tree) {
    if markPresence(in: tree) { tree.report(.attached, of: self, below: parentLink) }
  }

  /// Notes, for an observer, that this router is on the tree, and says whether that is news.
  @discardableResult final func markPresence(in tree: Tree) -> Bool {
    if let mark, mark.tree === tree {
      defer { mark.isAttached = true }
      return !mark.isAttached && parentLink != nil
    }
    mark = RouterMark(name: name, tree: tree)
    return parentLink != nil
  }

  final func announceDetachment(from parent: AnyRouter) {
    guard let mark, mark.isAttached else { return }
    mark.isAttached = false
    mark.tree.report(.detached, of: self, below: parent)
    mark.tree.reportLettingGo(of: self)
  }
}
