extension Theme {
  /// For dark terminals.
  public static let night = Theme(name: "night", ground: Color(0x111419, indexed: 234, basic: 0)) {
    switch $0 {
    case .text: Color(0xE3E6EC, indexed: 254, basic: nil)
    case .dim: Color(0x9CA3B0, indexed: 247, basic: 8)
    case .accent: Color(0xF0A860, indexed: 215, basic: 11)
    case .selection: Color(0x2D3644, indexed: 237, basic: 4)
    case .positive: Color(0x8CCB92, indexed: 114, basic: 10)
    case .warning: Color(0xE5C76B, indexed: 185, basic: 11)
    case .danger: Color(0xF28C84, indexed: 210, basic: 9)
    case .rule: Color(0x7F8794, indexed: 102, basic: 8)
    case .surface: Color(0x232830, indexed: 235, basic: 0)
    case .tint1: Color(0xF19A38, indexed: 215, basic: 3)
    case .tint2: Color(0x3478F6, indexed: 69, basic: 14)
    case .tint3: Color(0x65C466, indexed: 77, basic: 10)
    case .tint4: Color(0xC792EA, indexed: 176, basic: 13)
    case .tint5: Color(0x4FC1C9, indexed: 80, basic: 6)
    case .tint6: Color(0xF2788F, indexed: 204, basic: 9)
    }
  }

  /// For light terminals.
  public static let day = Theme(name: "day", ground: Color(0xFBFAF7, indexed: 231, basic: 15)) {
    switch $0 {
    case .text: Color(0x23262D, indexed: 235, basic: nil)
    case .dim: Color(0x5C6370, indexed: 59, basic: nil)
    case .accent: Color(0x9A4A00, indexed: 94, basic: 4)
    case .selection: Color(0xE4E2DA, indexed: 254, basic: 7)
    case .positive: Color(0x23682F, indexed: 22, basic: nil)
    case .warning: Color(0x7A5300, indexed: 94, basic: 5)
    case .danger: Color(0xAE1F23, indexed: 124, basic: 1)
    case .rule: Color(0x6B7280, indexed: 242, basic: nil)
    case .surface: Color(0xF0EEE8, indexed: 255, basic: 15)
    case .tint1: Color(0x9A4A00, indexed: 94, basic: 1)
    case .tint2: Color(0x1F5FD0, indexed: 26, basic: 12)
    case .tint3: Color(0x23682F, indexed: 22, basic: nil)
    case .tint4: Color(0x7A3FA8, indexed: 91, basic: 5)
    case .tint5: Color(0x006B75, indexed: 23, basic: 4)
    case .tint6: Color(0xAE1F5B, indexed: 125, basic: 1)
    }
  }

  /// Without colours, only attributes and symbols.
  public static let plain = Theme(name: "plain", ground: Color(0xFFFFFF, indexed: 231, basic: nil))
  {
    switch $0 {
    case .selection: Color(0xDDDDDD, indexed: 253, basic: nil)
    case .surface: Color(0xEEEEEE, indexed: 255, basic: nil)
    default: Color(0x000000, indexed: 16, basic: nil)
    }
  }

  /// The name of the standard theme that a word means, or the word itself.
  public static func name(of word: String) -> String {
    switch word.lowercased() {
    case "dark": night.name
    case "light": day.name
    default: word
    }
  }

  /// The values of `--theme`, the default first.
  public static let all = [night, day, plain]
}
