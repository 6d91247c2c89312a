import CNcurses
import TerminalUI

/// Maps styles to ncurses attributes and colour pairs.
@MainActor
final class Palette {
  /// How ncurses draws a style.
  struct Rendition {
    var attributes: attr_t
    var pair: Int32
  }

  private let theme: Theme
  let depth: ColorDepth
  /// By raw value of the style; nil until first used.
  private var renditions: [Rendition?] = []
  /// The numbers of the colour pairs in use, from 1 on.
  private var pairs: [Pair: Int32] = [:]

  private struct Pair: Hashable {
    var foreground: Int32
    var background: Int32
    /// Tells the cells of links from the same ones without, so that ncurses writes them.
    var isLink = false
  }

  /// The terminal's default colour.
  private static let own: Int32 = -1

  /// Call it after ncurses has opened the terminal.
  init(theme: Theme, depth: ColorDepth) {
    self.theme = theme
    self.depth = Self.depth(offered: depth)
  }

  subscript(style: Style) -> Rendition {
    let index = Int(style.rawValue)
    if index < renditions.count, let rendition = renditions[index] { return rendition }
    while renditions.count <= index { renditions.append(nil) }
    let rendition = rendition(of: style)
    renditions[index] = rendition
    return rendition
  }

  /// How ncurses draws an upper half block in two colours.
  subscript(halves: Halves) -> Rendition {
    Rendition(
      attributes: 0,
      pair: number(
        of: Pair(foreground: number(of: halves.upper), background: number(of: halves.lower))))
  }

  /// Whether there are enough colours and pairs of them for pictures.
  var isEnoughForPictures: Bool {
    (depth == .indexed || depth == .trueColor) && ncurses_pairs() >= 0x7FFF
  }

  /// Whether a frame with so many cells of pictures may need more pairs than there are left.
  func isNearlyFull(for cells: Int) -> Bool { pairs.count + cells >= Int(ncurses_pairs()) }

  /// Removes all colour pairs, so that the next frame defines its own.
  ///
  /// That frame must write every cell.
  func forgetColors() {
    reset_color_pairs()
    pairs = [:]
    renditions = []
  }

  /// The requested depth, limited to what terminfo offers.
  private static func depth(offered: ColorDepth) -> ColorDepth {
    offered.limited(
      to: has_colors() ? Int(ncurses_colors()) : 0, takesDirect: ncurses_is_opened_direct())
  }

  private func rendition(of style: Style) -> Rendition {
    var attributes: attr_t = 0
    if style.isBold { attributes |= ncurses_bold() }
    if style.isFaint { attributes |= ncurses_faint() }
    if style.isUnderlined { attributes |= ncurses_underline() }
    guard depth != .none, theme != .plain else {
      if style.background == .selection { attributes |= ncurses_reverse() }
      return Rendition(attributes: attributes, pair: 0)
    }
    let foreground = foregroundNumber(of: style)
    let background = style.background.map { number(of: theme[$0]) } ?? ground
    // With eight colours the selection may be of the ground's.
    if style.background == .selection, theme.isPainted, dark(background) == dark(ground) {
      attributes |= ncurses_reverse()
    }
    // With eight colours, a bright colour is the dark one in bold, except grey: black in bold cannot
    // be read where bold is no brighter.
    if isDarkened(foreground), foreground > 8 { attributes |= ncurses_bold() }
    return Rendition(
      attributes: attributes,
      pair: number(
        of: Pair(
          foreground: dark(foreground), background: dark(background), isLink: style.isLink)))
  }

  /// Plain text on the default background uses the default colour, since it is unknown whether that
  /// background is light or dark, unless the theme is painted.
  private func foregroundNumber(of style: Style) -> Int32 {
    let color = theme.foreground(of: style, depth)
    let isOwn = !theme.isPainted && style.background == nil && color == theme[.text]
    return isOwn ? Self.own : number(of: color)
  }

  /// What is behind text without a background.
  private var ground: Int32 { theme.isPainted ? number(of: theme.ground) : Self.own }

  private func number(of color: Theme.Color) -> Int32 {
    let palette = ncurses_is_opened_direct() ? ncurses_palette() : 0
    return switch depth {
    case .none: Self.own
    case .basic: color.basic.map { palette + Int32($0) } ?? Self.own
    case .indexed: palette + Int32(color.indexed)
    case .trueColor: Int32(color.rgb)
    }
  }

  private func number(of rgb: UInt32) -> Int32 {
    guard depth != .trueColor else { return Int32(rgb) }
    return (ncurses_is_opened_direct() ? ncurses_palette() : 0)
      + Int32(Palette256.nearest(to: rgb))
  }

  private func dark(_ color: Int32) -> Int32 {
    guard isDarkened(color) else { return color }
    guard color == 8 else { return color - 8 }
    return theme.isPainted ? Int32(theme.basicText) : Self.own
  }

  /// Whether the terminal has only the dark one of two colours.
  private func isDarkened(_ color: Int32) -> Bool {
    depth == .basic && color >= 8 && ncurses_colors() < 16
  }

  private func number(of pair: Pair) -> Int32 {
    if pair == Pair(foreground: Self.own, background: Self.own) { return 0 }
    if let number = pairs[pair] { return number }
    let number = Int32(pairs.count + 1)
    guard number < ncurses_pairs(),
      init_extended_pair(number, pair.foreground, pair.background) == OK
    else { return 0 }
    pairs[pair] = number
    return number
  }
}
