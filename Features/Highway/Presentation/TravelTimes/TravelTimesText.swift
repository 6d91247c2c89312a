import HighwayDomain
import Phrases
import Time

/// The texts of travel times.
enum TravelTimesText {
  static let title = Phrase(ko: "통행시간", en: "Travel times")
  static let gate = Phrase(ko: "톨게이트 이름 또는 초성", en: "name of a toll gate")
  static let average = Phrase(ko: "평균", en: "Average")
  static let least = Phrase(ko: "최소", en: "Shortest")
  static let most = Phrase(ko: "최대", en: "Longest")
  static let slot = Phrase(ko: "시각", en: "Time")
  static let cars = Phrase(ko: "차량", en: "Cars")
  static let cancel = Phrase(ko: "취소", en: "cancel")
  static let toList = Phrase(ko: "목록으로", en: "to the list")
  static let toFields = Phrase(ko: "입력란으로", en: "to the field")
  static let choose = Phrase(ko: "선택", en: "choose")
  static let chooseBoth = Phrase(ko: "출발 톨게이트와 도착 톨게이트를 선택해 주세요.", en: "Choose two toll gates.")
  static let sameGate = Phrase(
    ko: "출발과 도착이 같습니다. 다른 톨게이트를 선택해 주세요.",
    en: "Both toll gates are the same. Choose another one.")
  static let noTimes = Phrase(ko: "오늘 측정된 통행시간이 없습니다.", en: "No travel times were measured today.")
  static let late = Phrase(
    ko: "통행시간은 측정한 지 약 3시간 뒤에 공개됩니다.",
    en: "Travel times are published about 3 hours after they are measured.")

  /// That no toll gate has these codes, which a link has named.
  static func noGates(_ codes: [String]) -> Phrase {
    let codes = codes.joined(separator: ", ")
    return Phrase(
      ko: "톨게이트 코드를 찾을 수 없습니다: \(codes). 이름으로 찾아 선택해 주세요.",
      en: "There is no toll gate with the code \(codes). Find it by its name.")
  }

  static func minutes(_ count: Double) -> Phrase {
    HighwayText.duration(minutes: Int(count.rounded()))
  }

  /// Such as `오후 2:10 기준`.
  static func measured(_ slot: Moment, isToday: Bool) -> Phrase {
    let time = isToday ? slot.twelveHours : slot.phrase()
    return Phrase.composed(ko: "\(time) 기준", en: "\(isToday ? "at" : "on") \(time)")
  }
}
