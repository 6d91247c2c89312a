/// The roles and attributes of a cell, in two bytes.
public struct Style: Hashable, Sendable {
  /// Bits 0–4: role of the foreground; 5–9: role of the background plus 1, or 0 for the default;
  /// then attributes.
  public private(set) var rawValue: UInt16

  private static let backgrounds: UInt16 = 0x1F << 5
  private static let bold: UInt16 = 1 << 10
  private static let faint: UInt16 = 1 << 11
  private static let underlined: UInt16 = 1 << 12
  private static let link: UInt16 = 1 << 13

  /// By default plain text on the background of the terminal.
  public init(
    _ role: Role = .text, on background: Role? = nil, bold: Bool = false, underlined: Bool = false
  ) {
    rawValue = 0
    self.role = role
    self.background = background
    isBold = bold
    isUnderlined = underlined
  }

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Text without attributes on the background of the terminal.
  public static let plain = Style()

  /// Text of a field that is selected.
  static let selectedText = Style(on: .selection, underlined: true)

  /// The title of a control with the focus.
  static let focused = Style(.accent, bold: true, underlined: true)

  /// The role of the foreground.
  public var role: Role {
    get { Role(rawValue: UInt8(rawValue & 0x1F)) ?? .text }
    set { rawValue = rawValue & ~0x1F | UInt16(newValue.rawValue) }
  }

  /// The role of the background; nil for the terminal's default background.
  public var background: Role? {
    get { rawValue >> 5 & 0x1F == 0 ? nil : Role(rawValue: UInt8(rawValue >> 5 & 0x1F) - 1) }
    set { rawValue = rawValue & ~0x3E0 | (newValue.map { UInt16($0.rawValue) + 1 } ?? 0) << 5 }
  }

  /// The style on a surface, unless it has a background.
  var onSurface: Style {
    let surface = (UInt16(Role.surface.rawValue) + 1) << 5
    return Style(rawValue: rawValue & Self.backgrounds == 0 ? rawValue | surface : rawValue)
  }

  /// Whether the text is bold.
  public var isBold: Bool {
    get { rawValue & Self.bold != 0 }
    set { set(Self.bold, newValue) }
  }

  /// Whether the cell is drawn faint, as under a sheet.
  public var isFaint: Bool {
    get { rawValue & Self.faint != 0 }
    set { set(Self.faint, newValue) }
  }

  /// Whether the text is underlined.
  public var isUnderlined: Bool {
    get { rawValue & Self.underlined != 0 }
    set { set(Self.underlined, newValue) }
  }

  /// Whether the cell is part of a link of the frame.
  public internal(set) var isLink: Bool {
    get { rawValue & Self.link != 0 }
    set { set(Self.link, newValue) }
  }

  private mutating func set(_ attribute: UInt16, _ isOn: Bool) {
    rawValue = isOn ? rawValue | attribute : rawValue & ~attribute
  }
}

/// The meaning of a colour, which a theme maps to a colour.
public enum Role: UInt8, CaseIterable, Sendable {
  /// Text, less important text, what has the focus, the background of a selection, good news,
  /// warnings, errors, lines, and the background of what is set off.
  case text, dim, accent, selection, positive, warning, danger, rule, surface
  /// Distinguish items side by side, such as the series of a chart, in addition to their titles; each is
  /// lighter or darker than all others too.
  case tint1, tint2, tint3, tint4, tint5, tint6, tint7, tint8, tint9, tint10

  /// The tints, in order.
  public static let tints: [Role] = [
    .tint1, .tint2, .tint3, .tint4, .tint5, .tint6, .tint7, .tint8, .tint9, .tint10,
  ]
}

/// The alignment of text in its columns.
public enum Alignment: Hashable, Sendable {
  /// The left, the middle or the right of the columns; text that is too long begins at the left.
  case leading, center, trailing
}
