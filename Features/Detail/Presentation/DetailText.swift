import ResourceKit

/// What the detail says.
enum DetailText: TextTable {
  case detail, name, nick, email, age, country, phone, region, loading

  var phrase: Phrase {
    switch self {
    case .detail: Phrase(ko: "사람", en: "Person")
    case .name: Phrase(ko: "이름", en: "Name")
    case .nick: Phrase(ko: "별명", en: "Nick")
    case .email: Phrase(ko: "전자우편", en: "E-mail")
    case .age: Phrase(ko: "나이", en: "Age")
    case .country: Phrase(ko: "지역", en: "Region")
    case .phone: Phrase(ko: "전화", en: "Phone")
    case .region: Phrase(ko: "지역", en: "region")
    case .loading: Phrase(ko: "불러오는 중입니다.", en: "Loading.")
    }
  }
}
