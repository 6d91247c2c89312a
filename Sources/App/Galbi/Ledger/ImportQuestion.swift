import Phrases
import StatementsDomain

/// What only a person can say of a file.
enum ImportQuestion: String, CaseIterable, Phrased {
  case password, sheet, columns
  case dayOrder = "day_order"
  case kind
  case firstEntry = "first_entry"
  case account

  /// Which columns are missing, in words.
  static func missing(_ roles: [StatementRole]) -> Phrase {
    guard roles != [.day, .text, .amount], let last = roles.last else { return columns.phrase }
    func names(_ language: Language) -> [String] {
      roles.map { role in
        role == .amount
          ? Phrase(ko: "금액", en: "amount").text(language) : role.phrase.text(language)
      }
    }
    let english = names(.english).map { $0.lowercased() }.joined(separator: " and ")
    let korean = names(.korean).joined(separator: ", ")
    return Phrase(
      ko: "\(korean)\(last == .day ? "가" : "이") 어느 열에 있는지 알 수 없습니다.",
      en: roles.count == 1
        ? "Which column holds the \(english) is not known."
        : "Which columns hold \(english) is not known.")
  }

  /// The options that answer it.
  var answers: [String] {
    switch self {
    case .password: ["--password-file FILE"]
    case .sheet: ["--sheet NAME", "--sheet all"]
    case .columns: ["--column amount=이용금액"]
    case .dayOrder: ["--day-order month", "--day-order day", "--day-order year"]
    case .kind, .firstEntry: ["--spending", "--income"]
    case .account: ["--account NAME"]
    }
  }

  var phrase: Phrase {
    switch self {
    case .password: StatementError.locked.phrase
    case .sheet:
      Phrase(
        ko: "내역이 있는 시트가 여럿입니다.", en: "Several sheets have entries.")
    case .columns:
      Phrase(
        ko: "날짜, 내용, 금액이 어느 열에 있는지 알 수 없습니다.",
        en: "Which columns hold date, description and amount is not known.")
    case .dayOrder:
      Phrase(ko: "날짜의 순서를 알 수 없습니다.", en: "The order of the parts of dates is not known.")
    case .kind:
      Phrase(
        ko: "+가 지출인 카드 파일인지, 수입인 계좌 파일인지 알 수 없습니다.",
        en: "The file doesn’t say whether + is spent, as in a card’s file, or received.")
    case .firstEntry:
      Phrase(
        ko: "첫 내역이 지출인지 수입인지 알 수 없습니다.",
        en: "Whether the first entry was spent or received is not known.")
    case .account:
      Phrase(ko: "어느 계좌의 파일인지 알 수 없습니다.", en: "Whose account the file is of is not known.")
    }
  }
}
