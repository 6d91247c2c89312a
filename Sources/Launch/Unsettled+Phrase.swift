import Headless
import Phrases

extension Headless.Unsettled {
  /// A sentence for the user.
  var phrase: Phrase {
    let list = running.joined(separator: ", ")
    return running.isEmpty
      ? Phrase(ko: "기다리는 한도가 지나도록 화면이 계속 바뀌었습니다.", en: description)
      : Phrase(ko: "기다리는 한도가 지났지만 아직 끝나지 않았습니다: \(list).", en: description)
  }
}
