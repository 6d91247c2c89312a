extension AnyRouter {
  /// Opens `link` segment by segment, and returns the router of the last one.
  ///
  /// Links and places that are opened at the same router are opened one after another.
  ///
  /// A segment that is unknown for its parameters alone is opened without them.
  ///
  /// - Throws: `LinkError` with the segment that failed and the deepest router that was reached, also
  ///   if that router has left the tree meanwhile; `CancellationError` if the caller is cancelled,
  ///   which opens no further segment.
  public final func open(_ link: Link) async throws -> AnyRouter {
    try await inTurn { [self] in
      var reached: AnyRouter = self
      for segment in link.segments {
        do {
          reached = try await reached.step(to: segment)
        } catch LinkError.unknown(let unknown, let nearest) where !unknown.parameters.isEmpty {
          throw LinkError.unknown(unknown, reached: try await nearest.stepIfKnown(to: unknown.name))
        }
      }
      if !link.segments.isEmpty { reached.arrive() }
      return reached
    }
  }

  /// Opens a segment without parameters; stays here where no child has this name.
  private func stepIfKnown(to name: String) async throws -> AnyRouter {
    do {
      return try await step(to: Segment(name))
    } catch is LinkError {
      return self
    }
  }

  /// Opens one segment of a link or a place; the returned router is active.
  final func step(to segment: Segment) async throws -> AnyRouter {
    do {
      try Task.checkCancellation()
      guard isActive else { throw LinkError.unknown(segment, reached: self) }
      let next = try await open(segment)
      try Task.checkCancellation()
      guard next.isActive else { throw LinkError.unknown(segment, reached: self) }
      return next
    } catch let error as CancellationError {
      throw error
    } catch {
      try Task.checkCancellation()
      throw switch error {
      case LinkError.unknown: LinkError.unknown(segment, reached: self)
      case LinkError.unsaved: LinkError.unsaved(segment, reached: self)
      default: LinkError.failed(segment, reached: self, reason: error)
      }
    }
  }

  /// The link that leads here from the root.
  public final var link: Link {
    var segments: [Segment] = []
    var router: AnyRouter? = self
    while let present = router {
      if let segment = present.segment { segments.append(segment) }
      router = present.parent
    }
    return Link(segments.reversed())
  }

  final func find(_ segment: Segment) async throws -> AnyRouter {
    let children = children
    if let child = children.first(where: { $0.isActive && $0.segment == segment }) { return child }
    // One of them may have left the tree while another one was asked.
    for child in children where child.isActive && child.segment == nil {
      do {
        return try await child.open(segment)
      } catch LinkError.unknown {
        try Task.checkCancellation()
      }
    }
    throw LinkError.unknown(segment, reached: self)
  }
}

extension AnyRouter {
  /// Opens a link or a place by `work`, after those that were opened here before.
  ///
  /// What a step of `work` opens in turn is a part of it, and waits for nothing.
  ///
  /// `work` is one turn of the main actor, except where it suspends. In a task with an executor
  /// preference each call of an async function, and each return from one, ends the turn (Swift 6.3):
  /// keys would be handled in between, and the rest would undo their effects.
  final func inTurn(
    _ work: @escaping @MainActor () async throws -> AnyRouter
  ) async throws -> AnyRouter {
    guard Opening.task == nil || Opening.task != Opening.currentTask else {
      return try await work()
    }
    let task = Task.immediate { [queue] in
      try await queue.runUnlessCancelled {
        try await Opening.$task.withValue(Opening.currentTask) { try await work() }
      }
    }
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }
}

private enum Opening {
  /// Identifies the task that opens a link or a place; tasks that are started in it inherit the value.
  @TaskLocal static var task: Int?

  static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}
