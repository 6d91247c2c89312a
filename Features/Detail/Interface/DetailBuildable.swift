public import RIBs
public import TerminalRIBs

/// Builds the riblet that shows one person.
public protocol DetailBuildable: Buildable {
  /// `person` is the id; the screen says so if there is no such person.
  ///
  /// `stage` is where the riblet shows what it opens, and where the caller shows the riblet.
  func build(person: String, on stage: any Stage, as visit: Visit) -> any DetailRouting
}

/// The riblet that shows one person, as its parent sees it.
public protocol DetailRouting: ViewableRouting {
  /// Called when the user comes to a person who was only seen in a preview: they count as opened.
  func visit()

  /// Called when the user leaves a person who stays in sight: what was asked of the screen, and waits
  /// for the person to be read, is not opened any more.
  func leave()
}

/// Whether a person is opened, or only shown beside a list.
public enum Visit: Hashable, Sendable {
  case preview
  /// The person becomes one of those opened last.
  case visit
}
