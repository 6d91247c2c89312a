/// Words that stand within longer ones, where they say something else.
extension LinkWords {
  /// The longer words, by those that stand in them.
  private static let longer: [String: [String]] = [
    "이자": ["이자카야", "이자까야", "무이자", "어린이자", "놀이자"],
    "원금": ["지원금", "응원금", "후원금", "회원금"],
    "연금": ["연금술"],
    "연금보험": ["국민연금보험", "연금보험료"],
    "상여": ["세상여", "항상여", "상여행"],
    "예금": ["예금주", "예금자"],
    "이체": ["이체험", "이체육", "이체조", "이체크"],
    "인출": ["할인출", "디자인출", "개인출", "법인출", "인출판", "인출력", "인출장"],
    "현금": ["현금영수증"],
    "충전": ["충전소", "충전기", "충전케이블", "전기차충전", "전기충전"],
    "체크": ["체크인", "체크아웃", "체크리스트"],
    "반려": ["반려동물", "반려견", "반려묘", "반려인", "반려식물"],
    "융자": ["금융자산", "금융자문", "금융자동"],
    "해지": ["해지는"],
    "cash": ["cashmere", "cashew", "cashback", "cashier"],
    "card": [
      "cardigan", "cardio", "cardiff", "cardinal", "discard", "postcard", "cardealer", "cardboard",
      "cardamom", "scorecard", "simcard", "clintoncards", "cardshop", "cardsgalore",
    ],
    "cardpaymentto": ["creditcardpaymentto"],
    "accounthold": ["accountholder", "accountholding"],
    "authorizationhold": ["authorizationholder", "authorizationholding"],
    "generalhold": ["generalholding"],
    "fee": ["coffee", "toffee", "feel", "feed", "feet"],
    "tax": ["taxi"],
    "interest": ["pinterest", "interesting"],
    "fidelity": [
      "fidelitynational", "fidelitylife", "fidelitytitle", "fidelityinsurance",
      "fidelitysecuritylife",
      "fidelityguarant", "infidelity", "hifidelity", "highfidelity",
    ],
    "schwab": ["schwaben", "schwabe", "schwabing"],
  ]

  /// Whether a word that is in a folded text is also one there, and not only a part of others or of a name.
  static func stands(_ word: String, in text: String) -> Bool {
    guard let longer = longer[word] else { return true }
    let rest = longer.reduce(text) { $0.has($1) ? $0.replacing($1, with: " ") : $0 }
    return rest.has(word) && (word != "이자" || saysInterest(rest))
  }

  /// What banks write behind names.
  private static let behindNames = ["입금", "출금", "이체", "송금", "받기", "보내기", "님"]
  /// What one letter behind 이자 makes of it that is no name.
  private static let behindInterest = Set("세율액분금외납및와등월료비")

  /// Whether a folded text with 이자 has it otherwise than at the beginning of a name, such as 이자영.
  private static func saysInterest(_ text: String) -> Bool {
    text.split { !("가"..."힣").contains($0) }.contains { run in
      guard let range = run.firstRange(of: "이자") else { return false }
      var rest = run[range.upperBound...]
      while let word = behindNames.first(where: rest.hasSuffix) { rest.removeLast(word.count) }
      guard let letter = rest.first, rest.count == 1 else { return true }
      return behindInterest.contains(letter)
    }
  }

  /// Whether a folded text is the name of a person that ends as such a word, as 박상환.
  static func isName(endingIn words: [String], _ text: String) -> Bool {
    text.count == 3 && LinkNames.isPerson(text) && words.contains(where: text.hasSuffix)
  }
}
