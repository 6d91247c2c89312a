extension Phrase {
  /// With a capital at the start in all languages, as buttons, titles and commands are written.
  public var sentenceCased: Phrase {
    Phrase(ko: text(.korean).sentenceCased, en: text(.english).sentenceCased)
  }
}

extension String {
  /// With a capital at the start, as buttons, titles and commands are written.
  public var sentenceCased: String { prefix(1).uppercased() + dropFirst() }

  /// Without a capital at the start, as key hints are written, unless the first word has others, as names
  /// and acronyms do: SuperPay, CCTV.
  public var hintCased: String {
    let rest = prefix { $0 != " " }.dropFirst()
    return rest.contains(where: \.isUppercase) ? self : prefix(1).lowercased() + dropFirst()
  }
}
