/// How a cell looks: roles and attributes, in two bytes.
public struct Style: Hashable, Sendable {
  /// Bits 0–3 the foreground's role, 4–7 the background's role plus 1 (0: the terminal's own), then
  /// the attributes.
  public private(set) var rawValue: UInt16

  private static let bold: UInt16 = 1 << 8
  private static let faint: UInt16 = 1 << 9
  private static let underlined: UInt16 = 1 << 10

  public init(
    _ role: Role = .text, on background: Role? = nil, bold: Bool = false, underlined: Bool = false
  ) {
    rawValue = 0
    self.role = role
    self.background = background
    isBold = bold
    isUnderlined = underlined
  }

  public static let plain = Style()

  public var role: Role {
    get { Role(rawValue: UInt8(rawValue & 0xF)) ?? .text }
    set { rawValue = rawValue & ~0xF | UInt16(newValue.rawValue) }
  }

  /// The role behind the text, or nil for the terminal's own background.
  public var background: Role? {
    get { rawValue >> 4 & 0xF == 0 ? nil : Role(rawValue: UInt8(rawValue >> 4 & 0xF) - 1) }
    set { rawValue = rawValue & ~0xF0 | (newValue.map { UInt16($0.rawValue) + 1 } ?? 0) << 4 }
  }

  public var isBold: Bool {
    get { rawValue & Self.bold != 0 }
    set { set(Self.bold, newValue) }
  }

  /// Drawn faint, as what lies under a sheet is.
  public var isFaint: Bool {
    get { rawValue & Self.faint != 0 }
    set { set(Self.faint, newValue) }
  }

  public var isUnderlined: Bool {
    get { rawValue & Self.underlined != 0 }
    set { set(Self.underlined, newValue) }
  }

  private mutating func set(_ attribute: UInt16, _ isOn: Bool) {
    rawValue = isOn ? rawValue | attribute : rawValue & ~attribute
  }
}
