/// One figure: how it is taken, and what it is held against.
struct Measure {
  typealias Sample = @MainActor () async throws -> Double

  /// The same work done by something plainer, measured in turns with it.
  struct Yardstick {
    let name: String
    let sample: Sample

    static func floor(_ sample: @escaping Sample) -> Yardstick {
      Yardstick(name: "floor", sample: sample)
    }

    static func plainC(_ sample: @escaping Sample) -> Yardstick {
      Yardstick(name: "C", sample: sample)
    }
  }

  let name: String
  /// Such as `ns`.
  let unit: String
  let yardstick: Yardstick?
  /// Takes the figure once.
  let sample: Sample

  init(
    _ name: String, unit: String = "ns", against yardstick: Yardstick? = nil,
    _ sample: @escaping Sample
  ) {
    self.name = name
    self.unit = unit
    self.yardstick = yardstick
    self.sample = sample
  }
}

/// Measures of one subject, made only when they are asked for.
struct Suite {
  let name: String
  let measures: @MainActor () throws -> [Measure]
}
