public import Phrases

/// The texts that all forms and pages share.
public enum FormText: TextTable {
  /// The role of an option field, the titles of keys and buttons, and what forms and lists say while they
  /// are saved, before input is discarded, and after a failure.
  case option, change, next, previous, save, cancel, close, back, nextField, saving,
    discardQuestion,
    goOn, discard, tryAgain, pressRetry, shownBefore

  public var phrase: Phrase {
    switch self {
    case .option: Phrase(ko: "선택란", en: "choice")
    case .change: Phrase(ko: "변경", en: "change")
    case .next: Phrase(ko: "다음 값", en: "next value")
    case .previous: Phrase(ko: "이전 값", en: "previous value")
    case .save: Phrase(ko: "저장", en: "save")
    case .cancel: Phrase(ko: "취소", en: "cancel")
    case .close: Phrase(ko: "닫기", en: "close")
    case .back: Phrase(ko: "뒤로", en: "back")
    case .nextField: Phrase(ko: "다음 항목", en: "next field")
    case .saving: Phrase(ko: "저장하는 중입니다.", en: "Saving…")
    case .discardQuestion: Phrase(ko: "나가면 입력한 내용이 사라집니다. 나갈까요?", en: "Discard your changes?")
    case .goOn: Phrase(ko: "계속 입력", en: "keep editing")
    case .discard: Phrase(ko: "나가기", en: "discard")
    case .tryAgain: Phrase(ko: "다시 시도", en: "try again")
    case .pressRetry: Phrase(ko: "R을 눌러 다시 시도해 주세요.", en: "Press R to try again.")
    case .shownBefore:
      Phrase(ko: "이전에 불러온 내용입니다.", en: "This was loaded earlier.")
    }
  }
}
