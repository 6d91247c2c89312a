extension AnyRouter {
  /// Reports the attachment of this router, once for each attachment that an observer can see.
  ///
  /// A router that was attached before its parent was launched is reported on its activation.
  final func announceAttachment(in tree: Tree) {
    let mark = mark(in: tree)
    guard siblings != nil, !mark.isAttached else { return }
    mark.isAttached = true
    tree.observers.report(.attached, of: name, below: parent?.name)
  }

  /// Records the attachment without a report, for an observer that is added later.
  final func markPresence(in tree: Tree) { mark(in: tree).isAttached = siblings != nil }

  final func announceDetachment(from parent: AnyRouter) {
    guard let mark, mark.isAttached else { return }
    mark.isAttached = false
    mark.observers.report(.detached, of: name, below: parent.name)
    mark.observers.reportLettingGo(of: self)
  }

  private func mark(in tree: Tree) -> RouterMark {
    if let mark, mark.observers === tree.observers { return mark }
    mark?.isReplaced = true
    let new = RouterMark(name: name, observers: tree.observers)
    mark = new
    return new
  }
}
