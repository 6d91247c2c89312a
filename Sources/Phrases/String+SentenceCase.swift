extension String {
  /// With a capital at the start, as buttons, titles and commands are written.
  public var sentenceCased: String { prefix(1).uppercased() + dropFirst() }
}
