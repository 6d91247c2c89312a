import HTTP
import HighwayData
import HighwayDomain
import Launch
import SettingsDomain
import Time

/// The services of the roads, made once, so that each keeps to its number of requests.
@MainActor final class RoadServices {
  private let settings: SettingsUseCases
  private let isOffline: Bool
  private let corporation: ExpresswayCorporation
  private let its: ITSTraffic
  private let gyeonggi: GyeonggiTraffic
  private let routes: TMapRoutes

  init(_ context: LaunchContext, settings: SettingsUseCases) {
    self.settings = settings
    isOffline = context.isOffline
    let (clock, log) = (context.clock, context.log)
    let client = HTTPClient(version: Version.number, pause: clock.pause)
    func address(_ key: SettingKey, preset: String) -> @MainActor () -> String {
      { settings.current.address(key) ?? preset }
    }
    func secret(_ key: SettingKey) -> @MainActor () -> String? {
      { settings.current.secret(key) }
    }
    corporation = ExpresswayCorporation(
      client: client, log: log, clock: clock,
      address: address(.highwayURL, preset: ExpresswayCorporation.address),
      key: secret(.highwayKey))
    its = ITSTraffic(
      client: client,
      stills: HTTPClient(
        version: Version.number, limits: ITSTraffic.stillLimits, pause: clock.pause),
      log: log, address: address(.itsURL, preset: ITSTraffic.address), key: secret(.itsKey))
    gyeonggi = GyeonggiTraffic(
      client: client, log: log, address: address(.gyeonggiURL, preset: GyeonggiTraffic.address),
      key: secret(.gyeonggiKey))
    routes = TMapRoutes(
      client: client, log: log, address: address(.placesURL, preset: TMapRoutes.address),
      key: secret(.placesKey))
  }

  /// Those whose keys are set; with `--offline` they say so.
  var present: HighwayServices {
    let offline = OfflineHighway()
    var services = HighwayServices()
    if hasKey(.highwayKey) {
      services.incidents[.corporation] = isOffline ? offline : corporation
      services.restAreas = isOffline ? offline : corporation
      services.travelTimes = isOffline ? offline : corporation
    }
    if hasKey(.itsKey) {
      services.incidents[.its] = isOffline ? offline : its
      services.cameras = isOffline ? offline : its
    }
    if hasKey(.gyeonggiKey) { services.incidents[.gyeonggi] = isOffline ? offline : gyeonggi }
    if hasKey(.placesKey) { services.routes = isOffline ? offline : routes }
    return services
  }

  private func hasKey(_ key: SettingKey) -> Bool { settings.current.secret(key) != nil }
}
