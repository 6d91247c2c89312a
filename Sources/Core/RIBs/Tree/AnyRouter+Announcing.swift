extension AnyRouter {
  /// Reports the attachment of this router, once for each attachment that an observer can see.
  ///
  /// A router that was attached before its parent was launched is reported on its activation.
  final func announceAttachment(to observers: Observers) {
    let mark = mark(for: observers)
    guard siblings != nil, !mark.isAttached else { return }
    mark.isAttached = true
    observers.report(.attached, of: name, below: parent?.name)
  }

  /// Records the attachment without a report, for an observer that is added later.
  final func markPresence(for observers: Observers) {
    mark(for: observers).isAttached = siblings != nil
  }

  final func announceDetachment(from parent: AnyRouter) {
    guard let mark, mark.isAttached else { return }
    mark.isAttached = false
    mark.observers.report(.detached, of: name, below: parent.name)
    mark.observers.reportLettingGo(of: self)
  }

  private func mark(for observers: Observers) -> RouterMark {
    if let mark, mark.observers === observers { return mark }
    mark?.isReplaced = true
    let new = RouterMark(name: name, observers: observers)
    mark = new
    return new
  }
}
