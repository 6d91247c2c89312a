import Expectations
import Phrases
import TerminalUI
import TerminalUITesting

/// Moves at random, the same for the same seed, whatever the app makes of them.
struct RandomMoves: Sequence, IteratorProtocol {
  private var random: SplitMix
  private let places: [String]
  private var burst = Burst()

  /// Keys that come at once, as from a key that is held or a script: all before one frame is drawn.
  private struct Burst {
    var rest = 0
    /// The key that is held; nil for any.
    var key: Key?
  }

  private static let bound = Array("rfuUvCRem/?jkghGlnyabot1230PpEDx")
  private static let printable = (0x21...0x7E).compactMap { UnicodeScalar($0).map(Character.init) }
  private static let jamo = Array("ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎㅏㅑㅓㅕㅗㅛㅜㅠㅡㅣㄲㄸㅃㅆㅉ")
  private static let syllables = Array("김민수박지훈이서연최예린갈비밍가힣é🇰漢")
  private static let walks: [Key] = [
    .down, .down, .down, .down, .up, .up, .left, .right, .pageDown, .pageUp, .home, .end,
  ]
  private static let edits: [Key] = [
    .character(" "), .character(" "), .backspace, .backspace, .delete, .tab, .tab, .tab, .backTab,
  ]
  private static let sizes = [
    (80, 24), (80, 24), (200, 50), (40, 12), (99, 30), (100, 30), (120, 40), (20, 5),
  ]
  private static let waits = [1, 50, 124, 125, 200, 1_000, 2_000, 3_000, 60_000, 600_000]

  /// `places` are the links that the app offers.
  init(seed: UInt64, places: [String] = []) {
    random = SplitMix(seed: seed)
    self.places = places
  }

  mutating func next() -> Move? {
    if burst.rest == 0, below(1_000) == 0 {
      burst = Burst(rest: 20 + below(481), key: below(3) == 0 ? nil : one(of: Self.walks))
    }
    if burst.rest > 0 {
      burst.rest -= 1
      return Move(step: burstStep(), isHasty: burst.rest > 0)
    }
    let step = step()
    let isHasty = below(5) == 0
    switch step {
    case .key, .paste, .resize, .release, .open, .relaunch:
      return Move(step: step, isHasty: isHasty)
    case .wait, .service, .hold, .lock, .unlock, .meddle, .topUp, .order, .bringStatements, .goHome:
      return Move(step: step, isHasty: false)
    }
  }

  private mutating func burstStep() -> Step {
    switch below(100) {
    case 0: return .resize(size())
    case 1: return .paste(paste())
    default:
      if let key = burst.key { return .key(key) }
      while true {
        if case .key(let key) = step() { return .key(key) }
      }
    }
  }

  /// In thousandths: how often each kind of step comes.
  private mutating func step() -> Step {
    switch below(1_000) {
    case ..<190: .key(.character(one(of: Self.bound)))
    case ..<220: .key(.character(one(of: Self.printable)))
    case ..<280: .key(.character(one(of: Self.jamo)))
    case ..<310: .key(.character(one(of: Self.syllables)))
    case ..<510: .key(one(of: Self.walks))
    case ..<630: .key(.enter)
    case ..<720: .key(.escape)
    case ..<810: .key(one(of: Self.edits))
    case ..<840: .key(.control(one(of: Array("abdefknprsuwxz"))))
    case ..<845: .key(.function(1 + below(12)))
    case ..<860: .paste(paste())
    case ..<900: .resize(size())
    case ..<935: .wait(one(of: Self.waits))
    case ..<950: .service(one(of: FickleService.Mood.all))
    case ..<960: .hold
    case ..<972: .release
    case ..<977: .lock
    case ..<985: .unlock
    case ..<986: .topUp
    case ..<987: .order
    case ..<988: .bringStatements
    case ..<991: .meddle(id: FickleService.id(below(45)), isEdit: below(2) == 0)
    case ..<997: .open(link())
    case ..<999: .goHome
    default: .relaunch(one(of: Language.allCases), isASCII: below(4) == 0)
    }
  }

  /// Usual sizes mostly, and any small one.
  private mutating func size() -> Size {
    if below(3) > 0 {
      let (columns, rows) = one(of: Self.sizes)
      return Size(columns: columns, rows: rows)
    }
    return below(3) == 0
      ? Size(columns: below(230), rows: below(60)) : Size(columns: below(45), rows: below(13))
  }

  private mutating func paste() -> String {
    let text = one(of: hardTexts)
    return below(4) == 0 ? String(repeating: text + " ", count: 40) : text
  }

  private mutating func link() -> String {
    switch below(10) {
    case 0: one(of: ["home", "", "home/", "/", "home/home", "nowhere", "%ZZ", "home?x=1"])
    case 1: "home/\(one(of: hardTexts))"
    case 2: "home/sample-0\(10 + below(5))"
    case 3, 4:
      one(
        of: places + [
          "home/transport/topup?amount=5000", "finance/card", "finance/cards",
          "finance/topup?amount=70000", "finance/topup/cards", "finance/ledger/add",
          "finance/ledger/import", "home/mart/orders/1", "home/mart/orders/1/edit",
        ])
    default: "home/\(FickleService.id(below(45)))"
    }
  }

  private mutating func one<Element>(of elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  private mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
}
