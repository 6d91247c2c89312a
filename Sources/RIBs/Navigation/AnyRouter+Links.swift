extension AnyRouter {
  /// Opens `link` segment by segment, and returns the router of the last one.
  ///
  /// - Throws: `LinkError` with the segment that failed and the deepest router that was reached;
  ///   `CancellationError` unchanged.
  public final func open(_ link: Link) async throws -> AnyRouter {
    try await undivided { [self] in
      var reached: AnyRouter = self
      for segment in link.segments { reached = try await reached.step(to: segment) }
      if !link.segments.isEmpty { reached.arrive() }
      return reached
    }
  }

  /// Opens one segment of a link or a place.
  final func step(to segment: Segment) async throws -> AnyRouter {
    do {
      return try await open(segment)
    } catch let error as CancellationError {
      throw error
    } catch LinkError.unknown {
      throw LinkError.unknown(segment, reached: self)
    } catch LinkError.unsaved {
      throw LinkError.unsaved(segment, reached: self)
    } catch {
      throw LinkError.failed(segment, reached: self, reason: error)
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
    let candidates = children.filter(\.isActive)
    if let child = candidates.first(where: { $0.segment == segment }) { return child }
    for child in candidates where child.segment == nil {
      do {
        return try await child.open(segment)
      } catch LinkError.unknown {
        continue
      }
    }
    throw LinkError.unknown(segment, reached: self)
  }
}
