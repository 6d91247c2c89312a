import HighwayDomain
import HighwayFixtures
import HighwayPresentation
public import Launch
import PlacesDomain
import PlacesFixtures
import Store

/// The highway alone: samples for the services, the network of expressways, and some well-known places.
public final class HighwayRaft: Raft, Program {
  private struct State {
    var highway = HighwayState()
    var places = PlacesState()
    var start = FixedPlaces.samples.first
  }

  public init(_ context: LaunchContext) {
    super.init(context, name: "Highway") { stage, notify in
      let store = Store(State())
      let samples = SampleHighway(clock: context.clock)
      let model = HighwayModel(
        repository: InMemoryHighway(),
        services: {
          HighwayServices(
            incidents: [.corporation: samples], restAreas: samples, travelTimes: samples)
        }, samples: samples, network: { .bundled }, clock: context.clock,
        writer: store.writer(\.highway))
      let places = PlacesUseCases(
        PlacesModel(
          index: FixedPlaces(), recents: FixedRecentPlaces(), builtIn: { [] }, service: { nil },
          writer: store.writer(\.places)), state: store.stored(\.places))
      return HighwayBuilder(
        highway: HighwayUseCases(model, state: store.stored(\.highway)), places: places,
        start: RouteStart(place: store.stored(\.start)) { place in
          store.update { $0.start = place }
          return true
        }, clock: context.clock, notify: notify
      ).build(on: stage)
    }
  }
}
