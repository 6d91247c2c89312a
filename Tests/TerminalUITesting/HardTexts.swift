/// Text of every kind that is hard to draw.
public let hardTexts = [
  "", "plain text", "갈비와 냉면을 먹었다", "가a나b다c", "漢字かなカナ", "😀😀😀 smile",
  "e\u{301}e\u{301}e\u{301}e\u{301}", "\u{301}lone mark",
  "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}",
  "👨‍👩‍👧 family 👍🏽", "🇰🇷🇳🇱🇺🇸", "1️⃣2️⃣3️⃣ ❤️", "क्षमा करें नमस्ते", "น้ำตาล", "مرحبا بالعالم",
  "\u{1B}]0;PWNED\u{7}name", "a\u{9B}31mred", "\u{202E}drow\u{202C}", "tab\there\nnew\r\nline",
  "\u{FEFF}bom\u{200B}\u{E0041}\u{2028}", "z" + String(repeating: "\u{301}", count: 50),
]
