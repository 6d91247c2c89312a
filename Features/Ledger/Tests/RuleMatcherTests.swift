import Expectations
import LedgerDomain
import Testing

/// Which rule decides about an entry.
struct RuleMatcherTests {
  private let builtIn = RuleMatcher(BuiltInRules.all)

  private func rule(
    _ number: Int, payee: String = "", words: String = "", kind: LedgerRule.Kind = .any,
    least: Int64? = nil, most: Int64? = nil
  ) -> LedgerRule {
    LedgerRule(
      id: LedgerRule.ID(rawValue: "user-\(number)"), payee: payee, words: words, kind: kind,
      least: least, most: most, category: .living)
  }

  private func number(_ entry: LedgerEntry, _ rules: [LedgerRule]) -> String? {
    RuleMatcher(rules).rule(for: entry)?.id.rawValue
  }

  @Test(
    arguments: [
      ("스타벅스 강남점", .food), ("STARBUCKS KOREA", .food), ("씨유 역삼", .food), ("CU역삼1호점", .food),
      ("(주)우아한형제들", .food), ("GS25 논현", .food), ("지에스25강남", .food), ("쿠팡이츠", .food),
      ("쿠팡(주)", .shopping), ("COUPANG", .shopping), ("카카오T일반택시", .transport),
      ("티머니 버스", .transport), ("코레일유통", .transport), ("SK에너지 서초", .transport),
      ("GS칼텍스", .transport), ("올리브영", .shopping), ("이마트24 논현", .food), ("이마트 성수", .shopping),
      ("CGV용산", .movies), ("한국전력공사", .living), ("KT", .living), ("kt 통신요금", .living),
      ("서울대병원", .health), ("온누리약국", .health), ("김밥천국", .food), ("할리스", .food),
      ("본죽", .food), ("폴바셋", .food), ("공차", .food), ("노브랜드버거", .food), ("노브랜드", .shopping),
      ("따릉이", .transport), ("우버", .transport), ("UBER TRIP", .transport),
      ("T머니", .transport), ("케이티", .living), ("한전", .living), ("세브란스", .health),
      ("헬스장", .health), ("FOCUS GYM", .health),
    ] as [(String, LedgerCategory)])
  func `a common merchant has a built-in rule`(text: String, category: LedgerCategory) {
    expectEqual(builtIn.rule(for: entry(2026_11_01, -100, text, .other))?.category, category)
    // Money that comes from there is another matter.
    expectEqual(builtIn.rule(for: entry(2026_11_01, 100, text, .other)), nil)
  }

  @Test(arguments: ["SECURITY", "FOCUS", "MARKTPLATZ", "KTCU", "가나다", "", "SUBWAYS", "BHCX"])
  func `Latin words are not found inside others`(text: String) {
    expectEqual(builtIn.rule(for: entry(2026_11_01, -100, text, .other)), nil)
  }

  @Test(arguments: ["11월 급여", "(주)갈비 월급", "예금이자", "SALARY"])
  func `pay and interest are income`(text: String) {
    expectEqual(builtIn.rule(for: entry(2026_11_01, 100, text, .other))?.category, .income)
    expectEqual(builtIn.rule(for: entry(2026_11_01, -100, "이자카야", .other)), nil)
  }

  @Test func `built-in rules are many, usable, and each has an id of its own`() {
    let all = BuiltInRules.all
    #expect(all.count > 150)
    expectEqual(Set(all.map(\.id)).count, all.count)
    #expect(all.allSatisfy { $0.isUsable && $0.isBuiltIn && $0.isOn })
    // None is hidden by an earlier one.
    for rule in all {
      let amount: Int64 = rule.kind == .income ? 1 : -1
      expectEqual(
        builtIn.rule(for: entry(2026_11_01, amount, rule.words))?.category, rule.category,
        "\(rule.words)")
    }
  }

  @Test func `payee, words, kind and amount must all fit`() {
    let entry = entry(2026_11_01, -5_000, "Café 모카", note: "둘이 PIZZA")
    expectEqual(number(entry, [rule(1, payee: "cafe 모카")]), "user-1")
    expectEqual(number(entry, [rule(1, payee: "cafe")]), nil)
    expectEqual(number(entry, [rule(1, words: "afé")]), "user-1")
    expectEqual(number(entry, [rule(1, words: "pizz")]), "user-1")
    expectEqual(number(entry, [rule(1, words: "모카\n둘이")]), "user-1")
    expectEqual(number(entry, [rule(1, words: "모카둘이")]), nil)
    expectEqual(number(entry, [rule(1, payee: "cafe 모카", words: "햄버거")]), nil)
    expectEqual(number(entry, [rule(1, words: "모카", kind: .income)]), nil)
    expectEqual(number(entry, [rule(1, words: "모카", kind: .expense)]), "user-1")
    for (least, most, fits) in [
      (5_000, 5_000, true), (5_001, nil, false), (nil, 4_999, false), (nil, 5_000, true),
      (4_000, nil, true),
    ] as [(Int64?, Int64?, Bool)] {
      expectEqual((number(entry, [rule(1, least: least, most: most)]) != nil), fits)
    }
  }

  @Test func `the first rule that matches decides, if it is on`() {
    let entry = entry(2026_11_01, -5_000, "스타벅스")
    var rules = [rule(1, words: "벅스"), rule(2, least: 1), rule(3, words: "스타")]
    expectEqual(number(entry, rules), "user-1")
    rules[0].isOn = false
    expectEqual(number(entry, rules), "user-2")
    expectEqual(number(entry, rules.reversed()), "user-3")
    // Rules that say nothing match nothing.
    expectEqual(number(entry, [rule(1), rule(2, least: 9, most: 1)]), nil)
  }
}
