import Phrases

/// What a chart says, and what its bars are filled with.
extension BarChart {
  /// With more bars those of nothing are not spoken.
  private static let mostSpoken = 12

  /// Whether a series is selected among those that have one colour together.
  func isApart(_ index: Int) -> Bool {
    index >= Self.mostParts && series.count > Self.mostParts + 1 && index == state.place.row
  }

  /// Whether colours alone tell the parts apart; else they differ by their shades, too.
  func hasColors(_ environment: Environment) -> Bool {
    let roles = series.indices.filter { $0 <= Self.mostParts || isApart($0) }.map(role)
    return environment.hasColors && Set(roles).count == roles.count
  }

  func fill(of index: Int, _ environment: Environment) -> Character {
    environment.symbols.fill(
      of: index, hasColors: hasColors(environment), isApart: isApart(index))
  }

  public func describe(to speech: Speech) {
    let language = speech.environment.language
    let empty = speech.isWaiting ? "" : TerminalText.empty.text(language)
    let row = series.indices.contains(state.place.row) ? state.place.row : nil
    speech.say(
      TerminalText.chart, title.text(language),
      value: row.map { words(of: series[$0], language) } ?? empty,
      position: row.map { ($0 + 1, series.count) }, isFocused: speech.hasFocus(state))
  }

  private func words(of row: BarSeries, _ language: Language) -> String {
    func mark(_ isMarked: Bool) -> String {
      isMarked ? " \(TerminalText.marked.text(language))" : ""
    }
    let bars = zip(columns, row.bars).map {
      "\($0.titles.first?.text(language) ?? "") \($1.figure.text(language))\(mark($1.isMarked))"
    }
    let title = row.title.text(language)
    if let column = state.place.column, bars.indices.contains(column) {
      return "\(title) \(bars[column])"
    }
    let isSpoken = row.bars.map { columns.count <= Self.mostSpoken || $0.value != 0 || $0.isMarked }
    let spoken = zip(bars, isSpoken).filter(\.1).map(\.0)
    let name = (total?.title ?? TerminalText.total).text(language)
    let total = "\(name) \(row.total.text(language))"
    return "\(title)\(mark(row.isMarked)): " + (spoken + [total]).joined(separator: ", ")
  }
}

extension Symbols {
  /// A full cell of a bar; in ASCII the selected one differs from the others.
  public func bar(isSelected: Bool) -> Character {
    isASCII ? isSelected ? "#" : "=" : levels.last ?? "#"
  }

  /// A full cell of one of several series, which differ by their shades where there are no colours; those beyond
  /// the largest have one together.
  ///
  /// `isApart` is one beyond the largest that is selected, between others of these.
  func fill(of series: Int, hasColors: Bool, isApart: Bool = false) -> Character {
    let fills = isASCII ? Self.asciiFills : Self.shades
    guard !hasColors || isASCII else { return fills[0] }
    return isApart ? fills[fills.count - 1] : fills[min(series, fills.count - 2)]
  }

  private static let shades: [Character] = ["█", "▒", "▓", "░", "▚", "/", ":", "+"]
  private static let asciiFills: [Character] = ["#", "=", "%", ":", "x", "/", ".", "+"]
}
