import HighwayDomain
import RIBs
import TerminalRIBs

/// Builds the travel times between two toll gates.
struct TravelTimesBuilder {
  let dependencies: HighwayDependencies

  static func segment(from: String?, to: String?) -> Segment {
    Segment(
      "times",
      [
        from.map { Segment.Parameter("from", $0) }, to.map { Segment.Parameter("to", $0) },
      ].compactMap(\.self))
  }

  /// `from` and `to` are the unit codes of toll gates; one that is not known is left to the user.
  @MainActor func build(
    from: String?, to: String?, on stage: any Stage
  ) -> any ViewableRouting {
    let view = TravelTimesView(TravelTimes.Model())
    let wanted = [(TravelTimes.End.from, from), (.to, to)].compactMap { end, code in
      code.map { (end, $0) }
    }
    let interactor = TravelTimesInteractor(
      Dictionary(uniqueKeysWithValues: wanted), dependencies, on: view)
    return ViewableRouter(
      interactor: interactor, view: view, segment: Self.segment(from: from, to: to),
      restorable: interactor)
  }
}
