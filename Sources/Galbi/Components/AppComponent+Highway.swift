import HTTP
import HighwayData
import HighwayDomain
import Launch
import SettingsDomain
import Time

extension AppComponent {
  /// The services of the roads whose keys are set; with `--offline` they say so.
  var highwayServices: HighwayServices {
    let offline = OfflineHighway()
    let isOffline = surroundings.isOffline
    var services = HighwayServices()
    if let corporation {
      services.incidents[.corporation] = isOffline ? offline : corporation
      services.restAreas = isOffline ? offline : corporation
      services.travelTimes = isOffline ? offline : corporation
    }
    if let its {
      services.incidents[.its] = isOffline ? offline : its
      services.cameras = isOffline ? offline : its
    }
    if let gyeonggi { services.incidents[.gyeonggi] = isOffline ? offline : gyeonggi }
    if let routes { services.routes = isOffline ? offline : routes }
    return services
  }

  private var client: HTTPClient { HTTPClient(version: Version.number, pause: clock.pause) }

  private func hasKey(_ key: SettingKey) -> Bool { settings.current.secret(key) != nil }

  private func address(_ key: SettingKey, preset: String) -> @MainActor () -> String {
    { [settings] in settings.current.address(key) ?? preset }
  }

  private func secret(_ key: SettingKey) -> @MainActor () -> String? {
    { [settings] in settings.current.secret(key) }
  }

  private var corporation: ExpresswayCorporation? {
    guard hasKey(.highwayKey) else { return nil }
    return ExpresswayCorporation(
      client: client, log: surroundings.log, clock: clock,
      address: address(.highwayURL, preset: ExpresswayCorporation.address),
      key: secret(.highwayKey))
  }

  private var its: ITSTraffic? {
    guard hasKey(.itsKey) else { return nil }
    return ITSTraffic(
      client: client,
      stills: HTTPClient(
        version: Version.number, limits: ITSTraffic.stillLimits, pause: clock.pause),
      log: surroundings.log, address: address(.itsURL, preset: ITSTraffic.address),
      key: secret(.itsKey))
  }

  private var gyeonggi: GyeonggiTraffic? {
    guard hasKey(.gyeonggiKey) else { return nil }
    return GyeonggiTraffic(
      client: client, log: surroundings.log,
      address: address(.gyeonggiURL, preset: GyeonggiTraffic.address), key: secret(.gyeonggiKey))
  }

  private var routes: TMapRoutes? {
    guard hasKey(.placesKey) else { return nil }
    return TMapRoutes(
      client: client, log: surroundings.log,
      address: address(.placesURL, preset: TMapRoutes.address), key: secret(.placesKey))
  }
}
