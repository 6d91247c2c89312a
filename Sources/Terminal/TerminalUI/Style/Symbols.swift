/// The symbols to draw, in Unicode or ASCII.
///
/// It says which they are and does not hold them, since every widget of a frame copies its environment.
public struct Symbols: Hashable, Sendable {
  /// Whether the symbols are ASCII; data is not affected.
  public let isASCII: Bool
  /// Whether the marks of the focus and of selections are blank.
  var hidesMarks = false
  /// A piece of a horizontal line.
  public var rule: Character { isASCII ? "-" : "─" }
  /// Marks what has the focus, once on a screen, so that it is visible without colour.
  public var focus: Character { hidesMarks ? " " : isASCII ? ">" : "▌" }
  /// Marks what is selected without the focus, such as the shown tab.
  public var selection: Character { hidesMarks ? " " : isASCII ? ":" : "▏" }
  /// Ends a text that is cut.
  public var ellipsis: Character { isASCII ? "~" : "…" }
  /// Separates the steps of a path.
  public var path: String { isASCII ? " > " : " › " }
  /// Separates unrelated words.
  public var separator: String { isASCII ? " - " : " · " }
  /// Stands for what is on or chosen.
  public var on: Character { isASCII ? "*" : "●" }
  /// Stands for what is off or not chosen.
  public var off: Character { isASCII ? "o" : "○" }
  /// Marks a row that the user has marked.
  public var mark: Character { isASCII ? "+" : "✓" }
  /// Marks a favourite.
  public var favourite: Character { isASCII ? "*" : "♥" }
  /// A piece of a vertical line.
  public var vertical: Character { isASCII ? "|" : "│" }
  /// Shows that there is more above.
  public var moreAbove: Character { isASCII ? "^" : "↑" }
  /// Shows that there is more below.
  public var moreBelow: Character { isASCII ? "v" : "↓" }
  /// The part of a scroll bar that shows where one is.
  public var scrollBar: Character { isASCII ? "#" : "┃" }
  /// Top left, top right, bottom left, bottom right.
  public var corners: [Character] { isASCII ? Self.asciiCorners : Self.corners }
  /// Horizontal eighths of a cell, ascending, without the half, which marks the focus; only the full
  /// cell in ASCII.
  public var bar: [Character] { isASCII ? Self.asciiBar : Self.bar }
  /// A piece of a bar that is half as tall as its row, its left half, which also hatches, and what stands at 100
  /// percent.
  var lowBar: Character { isASCII ? "=" : "▄" }
  var halfBar: Character { isASCII ? "/" : "▖" }
  var barTick: Character { isASCII ? "|" : "╷" }
  /// Vertical eighths of a cell, ascending; digits in ASCII.
  public var levels: [Character] { isASCII ? Self.asciiLevels : Self.levels }
  /// Follow the title of the column by which a table is sorted.
  public var ascending: Character { isASCII ? "^" : "▲" }
  /// Follows the title where the order is descending.
  public var descending: Character { isASCII ? "v" : "▼" }
  /// Stands for a line break of a text that is shown in one line.
  public var lineBreak: Character { isASCII ? "/" : "↵" }
  /// Replaces each character of a secret.
  public var mask: Character { isASCII ? "*" : "•" }

  private static let corners: [Character] = ["╭", "╮", "╰", "╯"]
  private static let bar: [Character] = ["▏", "▎", "▍", "▋", "▊", "▉", "█"]
  private static let levels: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  private static let asciiCorners: [Character] = ["+", "+", "+", "+"]
  private static let asciiBar: [Character] = ["#"]
  private static let asciiLevels: [Character] = ["1", "2", "3", "4", "5", "6", "7", "8"]

  /// For terminals that show Unicode.
  public static let unicode = Symbols(isASCII: false)

  /// For terminals that show only ASCII; a symbol may then stand for several things.
  public static let ascii = Symbols(isASCII: true)
}
