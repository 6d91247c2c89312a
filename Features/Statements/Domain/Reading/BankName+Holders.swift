import LedgerDomain
import Phrases

/// Whose account a title says that it is of, as in 하나은행 홍길동님의 거래내역.
extension BankName {
  /// Words for others than the user that look like names, as 이모부님.
  private static let relatives = [
    "이모", "고모", "조모", "조부", "외조", "장모", "장인", "선생", "주인", "임대인", "임차인", "도련",
  ]
  private static let fewestLetters = 3
  /// Kept, since a regular expression is parsed each time its literal is evaluated.
  private nonisolated(unsafe) static let holderForm =
    /(?:^|\s)(?:([가-힣*]{2,5})\s?)??(?:고객|회원)?님의?(?=\s|$)/

  /// The name of a person, maybe with `*` for some letters.
  private static func isPerson(_ name: String) -> Bool {
    name.count >= fewestLetters && !relatives.contains(where: name.hasPrefix)
      && LinkNames.isPerson(name)
  }

  /// Where a title that names a bank names its holder, too, and who that is; an empty name for `고객님의`.
  private static func holder(
    inTitle title: String
  ) -> (range: Range<String.Index>, name: String)? {
    guard title.mayHave(["님"]), let found = title.firstMatch(of: holderForm),
      !namesBank(found.output.0),
      !found.output.0.contains("통장")
    else { return nil }
    let name = found.output.1.map(String.init) ?? ""
    guard name.isEmpty || isPerson(name) else { return nil }
    return (found.range, name)
  }

  /// Who the holder is by a title; empty if it does not say it.
  static func holder(in title: String) -> String { holder(inTitle: title)?.name ?? "" }

  /// Without its holder, where a bank is named beside it.
  static func withoutHolder(_ title: String) -> String {
    guard let found = holder(inTitle: title) else { return title }
    var rest = title
    rest.replaceSubrange(found.range, with: " ")
    return namesBank(rest) ? LedgerEntry.normalised(rest) : title
  }
}
