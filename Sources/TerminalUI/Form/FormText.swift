public import Phrases

/// The texts that all forms share.
public enum FormText: TextTable {
  case option, change, next, previous, save, cancel, back, nextField, saving, discardQuestion,
    goOn, discard

  public var phrase: Phrase {
    switch self {
    case .option: Phrase(ko: "고름칸", en: "choice")
    case .change: Phrase(ko: "바꾸기", en: "change")
    case .next: Phrase(ko: "다음 것", en: "next one")
    case .previous: Phrase(ko: "이전 것", en: "previous one")
    case .save: Phrase(ko: "저장", en: "save")
    case .cancel: Phrase(ko: "취소", en: "cancel")
    case .back: Phrase(ko: "뒤로", en: "back")
    case .nextField: Phrase(ko: "다음 칸", en: "next field")
    case .saving: Phrase(ko: "저장하는 중입니다.", en: "Saving.")
    case .discardQuestion: Phrase(ko: "적은 것을 버릴까요?", en: "Discard what you wrote?")
    case .goOn: Phrase(ko: "더 적기", en: "keep writing")
    case .discard: Phrase(ko: "버리기", en: "discard")
    }
  }
}
