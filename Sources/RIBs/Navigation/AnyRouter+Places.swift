extension AnyRouter {
  /// The user's position below this router.
  public final var place: Place {
    var steps: [Place.Step] = []
    var router: AnyRouter? = self
    while let present = router {
      let memory = present.memory ?? [:]
      if let segment = present.segment {
        steps.append(Place.Step(.segment(segment), memory))
      } else if !memory.isEmpty {
        steps.append(Place.Step(.named(present.name), memory))
      }
      router = present.front
    }
    return Place(steps)
  }

  /// Restores the position at which `place` was read, and returns the router there.
  ///
  /// Each riblet on the way recalls its memory before the next one is opened; a riblet without a
  /// segment that is not attached yet, as behind a lock, after the next segment was opened.
  ///
  /// - Throws: As `open(_: Link)` does; the riblets that were reached stay open.
  public final func open(_ place: Place) async throws -> AnyRouter {
    try await undivided { [self] in try await follow(place) }
  }

  private func follow(_ place: Place) async throws -> AnyRouter {
    var reached: AnyRouter = self
    var late: [(name: String, memory: Memory, above: AnyRouter)] = []
    for (index, step) in place.steps.enumerated() {
      switch step.riblet {
      case .segment(let segment) where index == 0 && segment == self.segment:
        recall(step.memory)
      case .segment(let segment):
        reached = try await reached.step(to: segment)
        for (name, memory, above) in late { above.passage(to: name)?.recall(memory) }
        late = []
        reached.recall(step.memory)
      case .named(let name):
        if let riblet = reached.passage(to: name) {
          riblet.recall(step.memory)
        } else {
          late.append((name, step.memory, reached))
        }
      }
    }
    if !place.steps.isEmpty { reached.arrive() }
    return reached
  }

  /// Whether this router or one below it has unsaved input.
  public final var hasUnsavedBelow: Bool {
    var result = false
    visit { router, _ in result = result || router.hasUnsaved }
    return result
  }

  /// Reports to the observers of the tree that the user moved to another child, without an attachment.
  public final func didMove() {
    guard isObserved, let tree else { return }
    tree.observers.report(.moved, of: name, below: parent?.name)
  }

  /// The active riblet of that name that a link from here passes through.
  private func passage(to name: String) -> AnyRouter? {
    var waiting = [self]
    while let router = waiting.popLast() {
      if router.name == name { return router }
      waiting += router.children.reversed().filter { $0.isActive && $0.segment == nil }
    }
    return nil
  }
}
