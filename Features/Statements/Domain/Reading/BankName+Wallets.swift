import LedgerDomain
import Phrases

/// Titles that name a wallet, or a bank without that word.
extension BankName {
  /// What stands at the end of the names of wallets, and says nothing alone.
  private static let kinds = pays + ["지역화폐", "상품권"]
  private static let pays = ["페이머니", "페이", "머니", "캐시", "월렛", "pay", "cash", "wallet"]
  /// Those that issue cards, whose own apps are called so and pay by these.
  private static let issuers: Set = [
    "국민", "신한", "우리", "하나", "농협", "기업", "비씨", "현대", "삼성", "롯데", "씨티",
  ]
  /// Such apps that are not called like their issuers.
  private static let appsOfCards = [
    "sol페이", "solpay", "쏠페이", "원큐페이", "올원페이", "won페이", "페이북", "페이북머니", "앱카드", "samsungpay",
    "applepay",
    "googlepay",
  ]
  private static let wallets = [
    "페이코", "토스", "코나아이", "캐시비", "이즐", "동백전", "paypal", "venmo", "cashapp", "alipay", "wise",
    "revolut", "monzo",
  ]
  /// How many letters such a name has at most.
  private static let longestWallet = 20
  /// Those whose files have a minus before what was paid: others list payments, as cards do.
  private static let signed: Set = ["paypal", "venmo", "cashapp", "wise", "revolut", "monzo"]

  /// What their cards are called, of which a plus is a purchase: PayPal Credit.
  private static let ofCards = ["카드", "card", "credit"]

  /// Whether a file with this title is called like a wallet whose amounts have the signs of an account, and like none of
  /// its cards.
  static func hasSigns(_ title: String, file: String) -> Bool {
    let all = "\(title) \(file)".lowercased()
    return !ofCards.contains(where: all.has)
      && brand(in: title.isEmpty ? file : title).map(signed.contains) == true
  }

  /// How many letters a name has at least that may begin or be within a word.
  private static let (shortestPrefix, shortestPart) = (5, 6)

  /// The only bank or wallet that a name names, also of other countries, as Chase1234_Activity; nil for none or several.
  static func brand(in name: String) -> String? {
    if let house = house(in: name) { return house }
    let words = name.lowercased().split { !$0.isLetter }
    let whole = words.joined()
    let found = (Institutions.issuersElsewhere + Institutions.banksElsewhere + wallets).filter {
      brand in
      words.contains { word in
        word == brand || brand.count >= shortestPrefix && word.hasPrefix(brand)
      } || brand.count >= shortestPart && whole.has(brand)
    }
    return Set(found).count == 1 ? found[0] : nil
  }

  /// Whether a name is that of a wallet, and of no bank or card.
  static func namesWallet(_ name: String) -> Bool {
    guard !banks.contains(where: name.lowercased().has) else { return false }
    if brand(in: name).map(wallets.contains) == true { return true }
    let word = StatementWords.plain(of(file: name))
    return kinds.contains { word.hasSuffix($0) && !(pays.contains($0) && isOfCards(word, name)) }
  }

  /// Whether a name that ends like a wallet's is that of an app which pays by the cards of its issuer, as KB Pay.
  private static func isOfCards(_ word: String, _ name: String) -> Bool {
    house(in: name).map(issuers.contains) == true || appsOfCards.contains(where: word.hasSuffix)
  }

  /// The name in a title such as 네이버페이 이용내역, which has no word for a bank; nil for other lines.
  static func wallet(inTitle cell: String) -> String? {
    let title = LedgerEntry.normalised(cell)
    guard !title.contains(":") else { return nil }
    var words = plain(title).split(separator: " ")
    // As 네이버페이 포인트 이용내역.
    while words.count > 1, let last = words.last, isMade(last, of: fileWords) { words.removeLast() }
    let name = words.joined(separator: " ")
    let word = StatementWords.plain(name)
    guard word.count <= longestWallet, word.contains(where: \.isLetter), !areTitles(name),
      !kinds.contains(word)
    else { return nil }
    let isHouse = house(in: name) != nil
    let isWallet =
      wallets.contains(word) || kinds.contains(where: word.hasSuffix)
      || wallets.contains(where: word.hasPrefix) && isHouse
    // A title must have gone where the name may be that of another thing.
    let isTitle = name.count < title.count
    return isWallet && (isTitle || isHouse) || isTitle && house(in: name) == word ? name : nil
  }
}
