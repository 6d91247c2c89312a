/// The names of one thing, prepared for `FindQuery`.
public struct FindKey: Sendable {
  /// A name without its blanks and signs.
  struct Name {
    let key: WordKey
    let letters: LetterSet
    /// The keys that type the name on the 2-set keyboard, and where each unit of `key` begins in them.
    let strokes: [UInt16]
    let offsets: [Int]

    init(_ text: String) {
      key = WordKey(text)
      letters = LetterSet(key)
      var strokes: [UInt16] = []
      var offsets: [Int] = []
      for unit in key.units {
        offsets.append(strokes.count)
        strokes += Jamo.strokes(of: unit)
      }
      self.strokes = strokes
      self.offsets = offsets + [strokes.count]
    }

    /// The end of the word that begins at `start`, in units.
    func end(ofWordAt start: Int) -> Int { key.starts.first { $0 > start } ?? key.units.count }
  }

  /// All names, the titles first.
  let names: [Name]
  private let titleCount: Int

  /// The names of which single letters can be typed.
  var titles: ArraySlice<Name> { names.prefix(titleCount) }

  /// `titles` are the names in all languages, `words` what else the thing is called:
  /// their beginnings find it after the things whose titles begin so.
  public init(_ titles: [String], words: [String] = []) {
    names = (titles + words).map(Name.init)
    titleCount = titles.count
  }
}
