import Services

extension HighwayModel {
  func restAreas(
    on code: String, _ receive: ReceiveFound<[RestAreaEntry]>
  ) async throws(HighwayError) {
    guard let road = network().road(code) else { throw .missing }
    try await find(
      "road/\(code)", receive,
      ask: { () throws(HighwayError) in try await restAreaService.restAreas(on: road) },
      sample: { () throws(HighwayError) in try await samples.restAreas(on: road) })
  }

  func dishes(of code: String, _ receive: ReceiveFound<[Dish]>) async throws(HighwayError) {
    try await find(
      "dishes/\(code)", receive,
      ask: { () throws(HighwayError) in try await service(for: code).dishes(of: code) },
      sample: { () throws(HighwayError) in try await samples.dishes(of: code) })
  }

  func facilities(of code: String, _ receive: ReceiveFound<[Facility]>) async throws(HighwayError) {
    try await find(
      "facilities/\(code)", receive,
      ask: { () throws(HighwayError) in try await service(for: code).facilities(of: code) },
      sample: { () throws(HighwayError) in try await samples.facilities(of: code) })
  }

  func brands(of code: String, _ receive: ReceiveFound<[Facility]>) async throws(HighwayError) {
    try await find(
      "brands/\(code)", receive,
      ask: { () throws(HighwayError) in try await service(for: code).brands(of: code) },
      sample: { () throws(HighwayError) in try await samples.brands(of: code) })
  }

  func fuel(of restArea: String, _ receive: ReceiveFound<FuelPrices?>) async throws(HighwayError) {
    try await find(
      "fuel/\(restArea)", receive,
      ask: { () throws(HighwayError) in
        try await stations.prices(of: restArea, at: restAreaService)
      },
      sample: { () throws(HighwayError) in try await samples.stations(named: restArea).first?.prices
      })
  }

  func travelTimes(
    from start: String, to end: String, _ receive: ReceiveFound<[TravelTime]>
  ) async throws(HighwayError) {
    try await find(
      "times/\(start)-\(end)", receive,
      ask: { () throws(HighwayError) in
        try await travelTimeService.travelTimes(from: start, to: end)
      },
      sample: { () throws(HighwayError) in try await samples.travelTimes(from: start, to: end) })
  }

  func tollGates(_ receive: ReceiveFound<[TollGate]>) async throws(HighwayError) {
    try await find(
      "tollgates", receive,
      ask: { () throws(HighwayError) in try await travelTimeService.tollGates() },
      sample: { () throws(HighwayError) in try await samples.tollGates() })
  }

  private var travelTimeService: any TravelTimeService {
    get throws(HighwayError) {
      guard let service = services().travelTimes else { throw .keyMissing(setting: "highway.key") }
      return service
    }
  }

  /// No service knows the code of a sample, which may be on the screen from a time without a network.
  private func service(for code: String) throws(HighwayError) -> any RestAreaService {
    let service = try restAreaService
    guard !code.hasPrefix(SampleHighway.codePrefix) else { throw .service(.noInternet) }
    return service
  }

  private var restAreaService: any RestAreaService {
    get throws(HighwayError) {
      guard let service = services().restAreas else { throw .keyMissing(setting: "highway.key") }
      return service
    }
  }
}
