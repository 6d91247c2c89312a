extension AnyRouter {
  /// Reports that this router is on the tree, once for each attachment that an observer can see.
  ///
  /// A router that was attached before its parent was launched is reported when it activates.
  final func announceAttachment(in tree: Tree) {
    if markPresence(in: tree), place != nil {
      tree.observers.report(.attached, of: name, below: parent?.name)
    }
  }

  /// Notes, for an observer, that this router is on the tree, and says whether that is news.
  @discardableResult final func markPresence(in tree: Tree) -> Bool {
    if let mark, mark.observers === tree.observers {
      defer { mark.isAttached = true }
      return !mark.isAttached
    }
    mark = RouterMark(name: name, observers: tree.observers)
    return true
  }

  final func announceDetachment(from parent: AnyRouter) {
    guard let mark, mark.isAttached else { return }
    mark.isAttached = false
    mark.observers.report(.detached, of: name, below: parent.name)
    mark.observers.reportLettingGo(of: self)
  }
}
