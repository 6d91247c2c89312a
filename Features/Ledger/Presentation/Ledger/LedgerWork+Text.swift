import LedgerDomain
import Phrases

extension LedgerWork.Kind {
  /// What is shown beside the bar.
  var phrase: Phrase {
    switch self {
    case .importing: Phrase(ko: "가져오는 중", en: "Importing")
    case .removing: Phrase(ko: "삭제하는 중", en: "Removing")
    case .categorising: Phrase(ko: "분류하는 중", en: "Categorizing")
    case .changing: Phrase(ko: "바꾸는 중", en: "Updating")
    case .undoing: Phrase(ko: "되돌리는 중", en: "Undoing")
    case .redoing: Phrase(ko: "다시 실행하는 중", en: "Redoing")
    }
  }
}
