/// The symbols to draw, in Unicode or ASCII.
public struct Symbols: Hashable, Sendable {
  /// Whether the symbols are ASCII; data is not affected.
  public let isASCII: Bool
  /// A piece of a horizontal line.
  public let rule: Character
  /// Marks what has the focus, once on a screen, so that it is visible without colour.
  public internal(set) var focus: Character
  /// Marks what is selected without the focus, such as the shown tab.
  public internal(set) var selection: Character
  /// Ends a text that is cut.
  public let ellipsis: Character
  /// Separates the steps of a path.
  public let path: String
  /// Separates unrelated words.
  public let separator: String
  /// Stands for what is on or chosen.
  public let on: Character
  /// Stands for what is off or not chosen.
  public let off: Character
  /// Marks a row that the user has marked.
  public let mark: Character
  /// Marks a favourite.
  public let favourite: Character
  /// A piece of a vertical line.
  public let vertical: Character
  /// Shows that there is more above.
  public let moreAbove: Character
  /// Shows that there is more below.
  public let moreBelow: Character
  /// The part of a scroll bar that shows where one is.
  public let scrollBar: Character
  /// Top left, top right, bottom left, bottom right.
  public let corners: [Character]
  /// Horizontal eighths of a cell, ascending, without the half, which marks the focus; only the full
  /// cell in ASCII.
  public let bar: [Character]
  /// A piece of a bar that is half as tall as its row, its left half, which also hatches, and what stands at 100
  /// percent.
  var lowBar: Character { isASCII ? "=" : "▄" }
  var halfBar: Character { isASCII ? "/" : "▖" }
  var barTick: Character { isASCII ? "|" : "╷" }
  /// Vertical eighths of a cell, ascending; digits in ASCII.
  public let levels: [Character]
  /// Follow the title of the column by which a table is sorted.
  public let ascending: Character
  /// Follows the title where the order is descending.
  public let descending: Character
  /// Stands for a line break of a text that is shown in one line.
  public let lineBreak: Character
  /// Replaces each character of a secret.
  public let mask: Character

  /// For terminals that show Unicode.
  public static let unicode = Symbols(
    isASCII: false, rule: "─", focus: "▌", selection: "▏", ellipsis: "…", path: " › ",
    separator: " · ",
    on: "●", off: "○", mark: "✓", favourite: "♥", vertical: "│",
    moreAbove: "↑", moreBelow: "↓", scrollBar: "┃",
    corners: ["╭", "╮", "╰", "╯"], bar: ["▏", "▎", "▍", "▋", "▊", "▉", "█"],
    levels: ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"], ascending: "▲", descending: "▼",
    lineBreak: "↵", mask: "•")

  /// For terminals that show only ASCII; a symbol may then stand for several things.
  public static let ascii = Symbols(
    isASCII: true, rule: "-", focus: ">", selection: ":", ellipsis: "~", path: " > ",
    separator: " - ", on: "*", off: "o", mark: "+", favourite: "*", vertical: "|",
    moreAbove: "^", moreBelow: "v", scrollBar: "#",
    corners: ["+", "+", "+", "+"], bar: ["#"],
    levels: ["1", "2", "3", "4", "5", "6", "7", "8"], ascending: "^", descending: "v",
    lineBreak: "/", mask: "*")
}
