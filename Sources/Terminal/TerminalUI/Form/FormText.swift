public import Phrases

/// The texts that all forms and pages share.
public enum FormText {
  public static let option = Phrase(ko: "선택란", en: "choice")
  public static let change = Phrase(ko: "변경", en: "change")
  public static let next = Phrase(ko: "다음 값", en: "next value")
  public static let previous = Phrase(ko: "이전 값", en: "previous value")
  public static let save = Phrase(ko: "저장", en: "save")
  public static let cancel = Phrase(ko: "취소", en: "cancel")
  public static let close = Phrase(ko: "닫기", en: "close")
  public static let back = Phrase(ko: "뒤로", en: "back")
  public static let nextField = Phrase(ko: "다음 항목", en: "next field")
  public static let nextButton = Phrase(ko: "다음 버튼", en: "next button")
  public static let saving = Phrase(ko: "저장하는 중입니다.", en: "Saving…")
  public static let discardQuestion = Phrase(
    ko: "나가면 입력한 내용이 사라집니다. 나갈까요?", en: "Discard your changes?")
  public static let goOn = Phrase(ko: "계속 입력", en: "keep editing")
  public static let discard = Phrase(ko: "나가기", en: "discard")
  public static let tryAgain = Phrase(ko: "다시 시도", en: "try again")
  /// Said of a form that was not saved, since it has errors.
  public static let faulty = Phrase(
    ko: "표시된 항목을 확인해 주세요.", en: "Check the marked fields.")
  /// Said of an amount beside whose digits something else was typed.
  public static let digitsOnly = Phrase(
    ko: "Backspace로 지우고 숫자로만 입력해 주세요.", en: "Press Backspace and enter digits only.")
  public static let pressRetry = Phrase(ko: "R을 눌러 다시 시도해 주세요.", en: "Press R to try again.")
  public static let pressEnterToRetry = Phrase(
    ko: "Enter를 눌러 다시 시도해 주세요.", en: "Press Enter to try again.")
  public static let shownBefore = Phrase(ko: "이전에 불러온 내용입니다.", en: "This was loaded earlier.")
}
