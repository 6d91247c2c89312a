/// What banks, cards and wallets are called, and words beside their names.
package enum LinkNames {
  private static let institutions = Institutions.names
  /// What stands behind such a name, by what the account is.
  private static let types: [(AccountKind, [String])] = [
    (.card, ["카드", "card"]), (.wallet, ["페이", "머니", "포인트", "pay", "money"]),
    (.bank, ["저축은행", "은행", "뱅크", "금고", "중앙회", "bank"]), (.investment, ["증권", "투자"]),
  ]
  /// Words that say nothing of whose an account is.
  private static let fillers = [
    "본인", "모임통장", "계좌이체", "자동이체", "타행이체", "당행이체", "이체", "송금", "입금", "출금", "계좌", "통장", "충전", "대체",
    "오픈뱅킹", "인터넷", "스마트", "모바일", "타행", "당행", "체크카드", "간편결제", "결제", "자동", "transfer", "deposit",
    "topup",
  ]

  /// Letters and digits alone, small and of their usual width, with `*` for letters that a bank hides, and
  /// without the legal form of a company.
  static func folded(_ text: String) -> String {
    let text = withoutForm(text)
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let folded = folded(scalar) { scalars.append(folded) }
    }
    return String(scalars)
  }

  private static func withoutForm(_ text: String) -> String {
    ["(주)", "（주）", "주식회사"].reduce(text) { $0.has($1) ? $0.replacing($1, with: "") : $0 }
  }

  private static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x61...0x7A, 0x30...0x39, 0x2A, 0xAC00...0xD7A3: return scalar
    case 0x41...0x5A: return Unicode.Scalar(scalar.value + 0x20)
    case 0xFF01...0xFF5E: return Unicode.Scalar(scalar.value - 0xFEE0).flatMap(folded)
    case 0x25CB, 0x25CF: return "*"
    case ..<0x80: return nil
    default: return scalar.properties.isAlphabetic ? scalar : nil
    }
  }

  /// Whether a folded text names a company that moves money for others.
  static func isGateway(_ text: String) -> Bool { Institutions.gateways.contains(where: text.has) }

  /// A folded text without companies that move money for others, which are none of those in whose names theirs begin.
  static func withoutGateways(_ text: String) -> String {
    Institutions.gateways.reduce(text) { $0.has($1) ? $0.replacing($1, with: " ") : $0 }
  }

  /// Whether a folded text is the name of a company that sells by itself, too.
  static func isShop(_ text: String) -> Bool {
    exactly[text]?.contains { !Institutions.shops.isDisjoint(with: institutions[$0]) } ?? false
  }

  /// The numbers of the institutions in the name of an account.
  static func institutions(named name: String) -> Set<Int> {
    let name = withoutGateways(name)
    return numbers(in: name) { !Institutions.common.contains($0) || isTyped($0, in: name) }
  }

  /// Whether a name stands alone, or before what institutions are, maybe with the name of a product between
  /// them as in 현대M카드.
  private static func isTyped(_ word: String, in name: String) -> Bool {
    if name == word { return true }
    let types = types.lazy.flatMap(\.1)
    return name.ranges(of: word).contains { range in
      // As 하나하나, which is no bank's name.
      if name[..<range.lowerBound].hasSuffix(word) { return false }
      let rest = name[range.upperBound...]
      if types.contains(where: rest.hasPrefix) || rest.hasPrefix("체크") { return true }
      let behind = rest.drop { $0.isASCII }
      return types.contains { $0.utf8.first ?? 0 > 0x7F && behind.hasPrefix($0) }
    }
  }

  /// The numbers of the institutions that a folded text names as what an account of this kind is kept at.
  static func institutions(in text: String, of kind: AccountKind) -> Set<Int> {
    let (words, text) = (types(of: kind), withoutGateways(text))
    if kind == .wallet, let company = company(in: text) { return [company.owner] }
    // As 카드대금 신한.
    let isBill = kind == .card && text.has("카드대금")
    let alone = kind == .card ? LinkWords.issuersAlone.filter(text.has) : []
    guard isBill || !alone.isEmpty || words.contains(where: text.has) else {
      return exactly[text] ?? []
    }
    return numbers(in: text) { name in
      isBill || text == name || alone.contains(name) || words.contains { text.has(name + $0) }
    }
  }

  /// The numbers of the institutions of which a name that is meant stands in a text, and not only in a longer name of
  /// another one, as 케이카드 in 비엔케이카드.
  private static func numbers(in text: String, where isMeant: (String) -> Bool) -> Set<Int> {
    let found = institutions.indices.flatMap { number in
      institutions[number].filter { stands($0, in: text) && isMeant($0) }.map { (number, $0) }
    }
    return Set(
      found.filter { number, name in
        !found.contains { other, longer in
          other != number && longer.utf8.count > name.utf8.count && longer.has(name)
            && !text.replacing(longer, with: "").has(name)
        }
      }.map(\.0))
  }

  /// The institutions of companies that run wallets.
  private static let companies = Institutions.companies.compactMap { name, owner in
    institutions.firstIndex { $0.contains(owner) }.map { (name: name, owner: $0) }
  }

  /// The company that a folded text names, of which a bank may write no more than five letters, and whose wallet is
  /// meant by it.
  static func company(in text: String) -> (name: String, owner: Int)? {
    companies.first { text.has($0.name) || text.count > 4 && $0.name.hasPrefix(text) }
  }

  /// The institutions with exactly a name.
  private static let exactly: [String: Set<Int>] = institutions.indices.reduce(into: [:]) {
    for name in institutions[$1] { $0[name, default: []].insert($1) }
  }

  /// The institutions with exactly this name.
  static func institutions(called name: String) -> Set<Int> { exactly[name] ?? [] }

  /// Whether a name is that of an institution, with nothing behind it.
  static func isInstitution(_ name: String) -> Bool { exactly[name] != nil }

  /// The institutions whose names, with nothing behind them, are words of a text.
  static func institutions(amongWordsOf text: String) -> Set<Int> {
    words(text).reduce(into: []) { $0.formUnion(exactly[$1] ?? []) }
  }

  /// Whether the folded name of a card begins with an institution's, as 하나원큐, or has that of one elsewhere.
  static func isOfIssuer(_ name: String) -> Bool {
    !institutions(named: name).isEmpty || Institutions.issuersElsewhere.contains(where: name.has)
      || institutions.joined().contains { word in
        word.utf8.count > 3 && name.hasPrefix(word)
      }
  }

  /// Whether a folded text is no more than the name of a bank or a broker, as 카카오뱅크 and 미래에셋.
  static func isBank(_ text: String) -> Bool {
    let name = text.filter { !$0.isNumber }
    return Institutions.brokers.contains(name)
      || types.filter { [.bank, .investment].contains($0.0) }.flatMap(\.1).contains { type in
        name.hasSuffix(type) && exactly[String(name.dropLast(type.count))] != nil
      }
  }

  private static func types(of kind: AccountKind) -> [String] {
    switch kind {
    case .card, .wallet, .investment: types.first { $0.0 == kind }?.1 ?? []
    default: types.first { $0.0 == .bank }?.1 ?? []
    }
  }

  /// Whether a name is in a folded text; one of few Latin letters only where no other letter is before it.
  private static func stands(_ name: String, in text: String) -> Bool {
    guard text.has(name) else { return false }
    guard name.utf8.count < 4, let range = text.firstRange(of: name),
      range.lowerBound > text.startIndex
    else { return true }
    return !text[text.index(before: range.lowerBound)].isASCII
  }

  /// Whether a bank says that the other account is the same person's; not in words such as 본인부담금.
  static func saysHolder(_ text: String) -> Bool {
    guard text.has("본인") else { return false }
    return words(text).contains { word in
      word.hasSuffix("본인") || ["본인계좌", "본인통장", "본인명의"].contains(where: word.has)
    }
  }

  /// The words of a text that are of Latin letters alone, small and of their usual width, as atm in ATM출금.
  static func latinWords(_ text: String) -> [String] {
    let scalars = text.unicodeScalars.map { scalar in
      folded(scalar).flatMap { "a"..."z" ~= $0 ? $0 : nil } ?? " "
    }
    return String(String.UnicodeScalarView(scalars)).split(separator: " ").map(String.init)
  }

  static func words(_ text: String) -> [String] {
    withoutForm(text).split { $0.isWhitespace || "/()[]-_,·".contains($0) }.map {
      folded(String($0))
    }
  }

  /// What the text of a payment by an account's card says besides that.
  static func shop(in text: String) -> String {
    ["체크", "직불", "debit", "check"].reduce(person(in: text)) { $0.replacing($1, with: "") }
  }

  /// What a text says besides banks, kinds of transfers and numbers: whose the account is.
  static func person(in text: String) -> String { words(text).map(personal).joined() }

  private static func personal(_ word: String) -> String {
    // As 토스페이먼츠, of which 먼츠 is no name.
    if isGateway(word) { return word }
    var word = word
    if let company = company(in: word)?.name {
      word = word.has(company) ? word.replacing(company, with: "") : ""
    }
    for type in types.lazy.flatMap(\.1) where word.has(type) {
      // As 한빛은행, and 국민은행김하늘.
      if word.hasSuffix(type) { return "" }
      for name in institutions.joined() where word.hasPrefix(name + type) {
        word.removeFirst(name.count + type.count)
      }
    }
    if exactly[word] != nil || word == "from" || word == "to" { return "" }
    for filler in fillers where word.has(filler) { word = word.replacing(filler, with: "") }
    return word.filter { !$0.isNumber }
  }

  /// Whether two names are one, of which a bank may hide letters: one of a short name.
  package static func areSame(_ one: String, _ other: String) -> Bool {
    guard one.count == other.count, one.count > 1,
      zip(one, other).allSatisfy({ $0 == $1 || $0 == "*" || $1 == "*" })
    else { return false }
    return zip(one, other).count { $0 == $1 && $0 != "*" } >= min(2, one.count - 1)
  }

  /// What a folded text has behind a name, or before it; nil where the name is neither its beginning nor its end.
  static func rest(of text: String, besides name: String) -> String? {
    if text.hasPrefix(name) { return String(text.dropFirst(name.count)) }
    return text.hasSuffix(name) ? String(text.dropLast(name.count)) : nil
  }

  /// A name without the short one of a bank before or behind it, as 홍길동 for 신한홍길동.
  static func withoutBank(_ name: String) -> String {
    guard name.count > 4 else { return name }
    let rests = [name.prefix(3), name.suffix(3)].filter { isPerson(String($0)) }
    return rests.first { exactly[rest(of: name, besides: String($0)) ?? ""] != nil }
      .map(String.init) ?? name
  }

  /// Whether a name looks like a person's, by its first letter.
  package static func isPerson(_ name: String) -> Bool {
    guard (2...4).contains(name.count), let first = name.unicodeScalars.first else { return false }
    return surnames.contains(first)
      && name.unicodeScalars.allSatisfy { 0xAC00...0xD7A3 ~= $0.value || $0 == "*" }
  }

  private static let surnames = Set(
    ("김이박최정강조윤장임한오서신권황안송전홍유고문양손배백허남심노하곽성차주우구민진류지엄채원천방공현함변염추도소석선"
      + "설마길연위표명기반왕금옥육인맹제모탁").unicodeScalars)
}
