public import Phrases

/// What the screens of samples say.
public enum SampleText {
  public static let title = Phrase(ko: "메모", en: "Sample")
  public static let newSample = Phrase(ko: "새 메모", en: "New sample")
  public static let titleField = Phrase(ko: "제목", en: "title")
  public static let textField = Phrase(ko: "내용", en: "text")
  public static let untitled = Phrase(ko: "제목을 입력해 주세요.", en: "Enter a title.")
  public static let deleted = Phrase(ko: "삭제했습니다.", en: "Deleted.")
  public static let empty = Phrase(
    ko: "아직 메모가 없습니다. a를 눌러 추가해 주세요.", en: "None yet. Press a to add one.")

  /// How many samples there are, for the tile.
  static func count(_ count: Int) -> Phrase { Phrase(ko: "\(count)개", en: "\(count) in all") }
}
