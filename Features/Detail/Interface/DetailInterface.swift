public import RIBs
public import TerminalRIBs

/// Builds the riblet that shows one person.
public protocol DetailBuildable: Buildable {
  /// `person` is the person's id; one that nobody has is said on the screen.
  ///
  /// `stage` is where the riblet shows more over itself; the caller shows the riblet there too.
  func build(person: String, on stage: any Stage, as visit: Visit) -> any DetailRouting
}

/// The riblet that shows one person, as whoever attached it sees it.
public protocol DetailRouting: ViewableRouting {
  /// The user has come here: what was a glance counts as opened, once.
  func visit()
}

/// Whether a person is opened, or seen in passing beside a list.
public enum Visit: Hashable, Sendable {
  case glance
  /// Counts among those that were opened lately.
  case visit
}
