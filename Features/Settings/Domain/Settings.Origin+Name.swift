extension Settings.Origin {
  /// How whoever set the value is called, in any language; empty for nobody and for the file.
  public var name: String {
    switch self {
    case .preset, .file: ""
    case .variable(let name), .option(let name): name
    }
  }
}
