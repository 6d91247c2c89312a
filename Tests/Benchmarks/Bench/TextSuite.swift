import TerminalUI

/// What it costs to cut text into grapheme clusters and to measure it, per 1,000 of them.
@MainActor let textSuite = Suite(name: "text") {
  [
    ("ASCII", "The quick brown fox jumps "), ("Hangul", "다람쥐 헌 쳇바퀴에 타고파 "),
    ("Han", "天地玄黃宇宙洪荒日月盈昃"), ("emoji", "🙂🚕🎬🛒🏦"), ("ZWJ emoji", "👩‍👩‍👧‍👦👍🏽🇰🇷"),
    ("combining marks", "e\u{301}a\u{308}o\u{302}"),
  ].map { name, pattern in
    let text = String(String(repeating: pattern, count: 1_000).prefix(1_000))
    return Measure("columns of 1,000 characters, \(name)", unit: "us") {
      time(per: 20) { for _ in 0..<20 { sink &+= TextWidth.columns(of: text) } } / 1_000
    }
  }
}
