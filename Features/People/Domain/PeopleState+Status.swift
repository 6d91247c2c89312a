public import Phrases
import Time

extension PeopleState {
  /// Where the people on the screen come from or how old they are, and whether the service could not
  /// be reached.
  public var status: [Phrase] {
    [originPhrase, isOffline ? Phrase(ko: "오프라인", en: "offline") : nil].compactMap(\.self)
  }

  private var originPhrase: Phrase? {
    switch origin {
    case .none: nil
    case .samples: Phrase(ko: "표본 자료", en: "sample data")
    case .kept: Phrase(ko: "받은 것 없음", en: "no download")
    case .downloaded: age?.phrase
    }
  }
}
