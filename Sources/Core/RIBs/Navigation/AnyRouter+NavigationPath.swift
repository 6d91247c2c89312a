extension AnyRouter {
  /// The user's position below this router.
  public final var navigationPath: NavigationPath {
    var steps: [NavigationPath.Step] = []
    var router: AnyRouter? = self
    while let present = router {
      let (restoration, front) = (present.restorationState ?? [:], present.front)
      let besideFront = present.remembersChildren ? [] : present.places(beside: front)
      let beside = besideFront + present.unrestored.map(\.place)
      if let segment = present.segment {
        steps.append(NavigationPath.Step(.segment(segment), restoration, beside: beside))
      } else if !restoration.isEmpty || !beside.isEmpty {
        steps.append(NavigationPath.Step(.named(present.name), restoration, beside: beside))
      }
      router = front
    }
    return NavigationPath(steps)
  }

  /// The places in the other children, where they are more than the name of the child.
  private func places(beside front: AnyRouter?) -> [NavigationPath] {
    children.filter { $0.isActive && $0 !== front }.map(\.navigationPath).filter(\.isMoreThanName)
  }

  /// Restores the position at which `place` was read, and returns the router there.
  ///
  /// Each riblet on the way recalls its restoration state before the next one is opened; a riblet without a
  /// segment that is not attached yet, as behind a lock, after the next segment was opened. What lies
  /// beside the way is restored as far as it is there. What cannot be read at the moment is kept: it is a part
  /// of `navigationPath` until it is restored.
  ///
  /// - Throws: As `open(_: Link)` does; the riblets that were reached stay open.
  public final func open(_ place: NavigationPath) async throws -> AnyRouter {
    try await inTurn { [self] in
      let reached = try await follow(place, fromHere: true)
      if !place.steps.isEmpty { reached.arrive() }
      return reached
    }
  }

  /// Returns the router to which `place` leads, which begins with this router if it is read from here,
  /// else with a child.
  private func follow(_ place: NavigationPath, fromHere: Bool) async throws -> AnyRouter {
    var reached: AnyRouter = self
    var named = NamedSteps(below: self, orAt: fromHere)
    for (index, step) in place.steps.enumerated() {
      switch step.riblet {
      case .segment(let segment) where index == 0 && fromHere && segment == self.segment:
        named = NamedSteps(below: self)
        try await restore(step)
      case .segment(let segment):
        try await named.restore()
        do {
          reached = try await reached.step(to: segment)
        } catch {
          reached.keep(NavigationPath(Array(place.steps[index...])), after: error)
          throw error
        }
        try await named.restore()
        named = NamedSteps(below: reached)
        try await reached.restore(step)
      case .named(let name): named.append(step, name)
      }
    }
    try await named.restore()
    return reached
  }

  /// Recalls the restoration state of `step`, and restores what lay beside its front.
  fileprivate func restore(_ step: NavigationPath.Step) async throws {
    restore(step.restorationState)
    for place in step.beside {
      _ = try? await follow(place, fromHere: false)
      try Task.checkCancellation()
    }
  }

  /// Whether this router or one below it has unsaved input.
  public final var hasUnsavedBelow: Bool {
    var result = false
    visit { router, _ in result = result || router.hasUnsaved }
    return result
  }

  /// Reports to the observers of the tree that the user moved to another child, without an attachment.
  public final func didMove() { observers?.report(.moved, of: name, below: parent?.name) }

  /// The active riblet of that name that a link from here passes through.
  fileprivate func passage(to name: String, orAt isIncluded: Bool) -> AnyRouter? {
    if isIncluded, self.name == name { return self }
    var waiting = passages
    while let router = waiting.popLast() {
      if router.name == name { return router }
      waiting += router.passages
    }
    return nil
  }

  /// The children that a link passes through, the last one first.
  private var passages: [AnyRouter] {
    children.reversed().filter { $0.isActive && $0.segment == nil }
  }
}

/// The steps of a place between two segments: riblets without a segment, each below the one before.
@MainActor private struct NamedSteps {
  private let top: AnyRouter
  private let isTopIncluded: Bool
  private var steps: [(step: NavigationPath.Step, name: String, riblet: AnyRouter?)] = []

  init(below top: AnyRouter, orAt isTopIncluded: Bool = false) {
    self.top = top
    self.isTopIncluded = isTopIncluded
  }

  mutating func append(_ step: NavigationPath.Step, _ name: String) {
    steps.append((step, name, nil))
  }

  /// Restores the riblets that are attached by now.
  mutating func restore() async throws {
    var above: AnyRouter?
    for index in steps.indices {
      if steps[index].riblet == nil {
        let name = steps[index].name
        let riblet =
          above.map { $0.passage(to: name, orAt: false) }
          ?? top.passage(to: name, orAt: isTopIncluded)
        steps[index].riblet = riblet
        try await riblet?.restore(steps[index].step)
      }
      above = steps[index].riblet ?? above
    }
  }
}
