import Geography
import HighwayDomain

/// The quickest ways over the bundled network of expressways.
@MainActor let highwaySuite = Suite(name: "highway") {
  [
    Measure("route of the bundled network, Seoul to Gangneung", unit: "us") {
      try route(from: (37.5663, 126.9779), to: (37.7519, 128.8761))
    },
    Measure("route of the bundled network, Seoul to Mokpo", unit: "us") {
      try route(from: (37.5663, 126.9779), to: (34.8118, 126.3922))
    },
  ]
}

/// The microseconds of finding a way.
@MainActor private func route(from start: (Double, Double), to end: (Double, Double)) throws
  -> Double
{
  guard let start = Coordinate(latitude: start.0, longitude: start.1),
    let end = Coordinate(latitude: end.0, longitude: end.1)
  else { throw NoRoute() }
  let network = ExpresswayNetwork.bundled
  return try time(per: 20) {
    for _ in 0..<20 { sink &+= try network.route(from: start, to: end).metres }
  } / 1_000
}

private struct NoRoute: Error {}
