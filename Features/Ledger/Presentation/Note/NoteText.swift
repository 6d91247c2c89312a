import Phrases

/// The texts of the sheet for a note.
enum NoteText: TextTable {
  case note, emptyErases

  var phrase: Phrase {
    switch self {
    case .note: Phrase(ko: "메모", en: "note")
    case .emptyErases: Phrase(ko: "비우면 메모를 지웁니다.", en: "An empty one takes the note away.")
    }
  }

  static func title(_ count: Int) -> Phrase {
    Phrase(ko: "\(count.grouped)건의 메모", en: "Note of \(count.grouped)")
  }
}
