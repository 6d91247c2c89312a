extension Theme {
  /// For dark terminals.
  public static let night = Theme(name: "night", ground: Color(0x111419, indexed: 234, basic: 0)) {
    switch $0 {
    case .text: Color(0xE3E6EC, indexed: 254, basic: nil)
    case .dim: Color(0x9CA3B0, indexed: 247, basic: 8)
    case .accent: Color(0xF0A860, indexed: 215, basic: 11)
    case .selection: Color(0x2D3644, indexed: 237, basic: 4)
    case .positive: Color(0x8CCB92, indexed: 114, basic: 10)
    case .warning: Color(0xE5C76B, indexed: 185, basic: 3)
    case .danger: Color(0xF28C84, indexed: 210, basic: 9)
    case .rule: Color(0x7F8794, indexed: 102, basic: 8)
    case .surface: Color(0x232830, indexed: 235, basic: 0)
    case .tint1: Color(0x7AB1F8, indexed: 75, basic: 6)
    case .tint2: Color(0x9DDAAC, indexed: 115, basic: 10)
    case .tint3: Color(0xB66EEA, indexed: 177, basic: 13)
    case .tint4: Color(0xF1EB9D, indexed: 229, basic: 3)
    case .tint5: Color(0xF07676, indexed: 203, basic: 9)
    case .tint6: Color(0xAAE7ED, indexed: 152, basic: 14)
    case .tint7: Color(0xF49ED0, indexed: 218, basic: 13)
    case .tint8: Color(0xA4D176, indexed: 150, basic: 2)
    case .tint9: Color(0x7575F4, indexed: 105, basic: 8)
    case .tint10: Color(0xF2F4F5, indexed: 255, basic: nil)
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
    case .warning: Color(0x7A5300, indexed: 58, basic: 5)
    case .danger: Color(0xAE1F23, indexed: 124, basic: 1)
    case .rule: Color(0x6B7280, indexed: 242, basic: nil)
    case .surface: Color(0xF0EEE8, indexed: 255, basic: 15)
    case .tint1: Color(0x0A55B9, indexed: 26, basic: 12)
    case .tint2: Color(0x134C21, indexed: 23, basic: nil)
    case .tint3: Color(0x7D1EAD, indexed: 91, basic: 5)
    case .tint4: Color(0x7B7306, indexed: 130, basic: nil)
    case .tint5: Color(0x931515, indexed: 88, basic: 1)
    case .tint6: Color(0x07373C, indexed: 236, basic: 12)
    case .tint7: Color(0xC6167D, indexed: 162, basic: 5)
    case .tint8: Color(0x486B17, indexed: 28, basic: nil)
    case .tint9: Color(0x2619B0, indexed: 19, basic: 12)
    case .tint10: Color(0x1E2227, indexed: 235, basic: nil)
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
