public import Phrases
public import Search

/// What people can be sorted by.
public enum PeopleColumn: String, SortColumn {
  case name, age, country, email

  public var phrase: Phrase {
    switch self {
    case .name: Phrase(ko: "이름", en: "Name")
    case .age: Phrase(ko: "나이", en: "Age")
    case .country: Phrase(ko: "국가", en: "Country")
    case .email: Phrase(ko: "이메일", en: "Email")
    }
  }
}
