/// The drawn characters that are not text, for terminals that have them and for those that do not.
public struct Symbols: Hashable, Sendable {
  /// Whether only ASCII is drawn; data keeps its own characters.
  public let isASCII: Bool
  public let rule: Character
  /// Stands before the selected row, so that it reads without colour.
  public let selection: Character
  public let ellipsis: Character
  /// Joins the steps of a path.
  public let path: String
  /// Stands between words that do not belong together.
  public let separator: String
  public let on: Character
  public let off: Character
  /// Stands before a row that is marked.
  public let mark: Character
  /// Stands at what the user likes best.
  public let favourite: Character
  public let vertical: Character
  /// At the upper edge of something that goes on above.
  public let moreAbove: Character
  /// At the lower edge of something that goes on below.
  public let moreBelow: Character
  /// Top left, top right, bottom left, bottom right.
  public let corners: [Character]
  /// Eighths of a cell, from the emptiest to the full one.
  public let bar: [Character]
  /// Eighths of a cell from the ground up; figures where nothing else is drawn.
  public let levels: [Character]
  /// Stand behind the title of the column by which a table is sorted.
  public let ascending: Character
  public let descending: Character
  /// Stands for each character of a secret.
  public let mask: Character

  public static let unicode = Symbols(
    isASCII: false, rule: "─", selection: "▌", ellipsis: "…", path: " › ", separator: " · ",
    on: "●", off: "○", mark: "✓", favourite: "♥", vertical: "│",
    moreAbove: "↑", moreBelow: "↓",
    corners: ["╭", "╮", "╰", "╯"], bar: ["▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"],
    levels: ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"], ascending: "▲", descending: "▼", mask: "•")

  public static let ascii = Symbols(
    isASCII: true, rule: "-", selection: ">", ellipsis: "~", path: " > ", separator: " - ", on: "*",
    off: "o", mark: "+", favourite: "*", vertical: "|",
    moreAbove: "^", moreBelow: "v",
    corners: ["+", "+", "+", "+"], bar: ["#"],
    levels: ["1", "2", "3", "4", "5", "6", "7", "8"], ascending: "^", descending: "v", mask: "*")
}
