import MoviesDomain
import TerminalUI

/// The films, and beside them in a wide window what is known of the selected one.
struct MovieAside: CompositeWidget {
  let films: any Widget
  /// Nil where there is no film, or one is opened beside the list.
  let facts: (any Widget)?

  /// In fewer columns the films are alone.
  private static let wide = 100
  /// What the facts have at most, while the films have at least half.
  private static let factsColumns = 62
  private static let fewestColumns = 30

  func content(in size: Size, _ environment: Environment) -> any Widget {
    guard let facts, size.columns >= Self.wide else { return films }
    return Split(
      films, facts, columns: size.columns - Self.factsColumns, minimum: Self.fewestColumns)
  }

  /// The selected row says the same.
  func describe(to speech: Speech) { films.describe(to: speech) }
}
