extension Settings.Origin {
  /// The name of the variable or option, the same in every language; else empty.
  public var name: String {
    switch self {
    case .preset, .file: ""
    case .variable(let name), .option(let name): name
    }
  }
}
