import Phrases
import PlacesDomain
import Time

/// The texts of `galbi places`.
enum PlacesText {
  static func progress(_ percent: Int) -> Phrase {
    Phrase(ko: "장소를 가져오는 중… \(percent)%", en: "Importing places… \(percent)%")
  }

  static func imported(_ count: Int) -> Phrase {
    Phrase(
      ko: "\(count.grouped)개 장소를 가져왔습니다.",
      en: "Imported \(count.grouped) \(count == 1 ? "place" : "places").")
  }

  static func leftOut(_ imported: ImportedPlaces) -> Phrase {
    let lines = imported.firstLeftOut.map(\.grouped).joined(separator: ", ")
    let hasMore = imported.leftOut > imported.firstLeftOut.count
    let count = imported.leftOut.grouped
    let isOne = imported.leftOut == 1
    return Phrase(
      ko: "이름이나 좌표를 읽을 수 없는 행 \(count)개를 제외했습니다: \(lines)번째 줄\(hasMore ? " 등" : "").",
      en:
        "\(count) \(isOne ? "row" : "rows") without a readable name or coordinate "
        + "\(isOne ? "was" : "were") left out: \(isOne ? "line" : "lines") \(lines)"
        + (hasMore ? " and others." : "."))
  }

  /// `time` is that of the import, in milliseconds since 1970.
  static func count(_ count: Int, at time: Int64?) -> Phrase {
    guard count > 0, let time else {
      return Phrase(
        ko: "가져온 장소가 없습니다. galbi places import FILE로 CSV 파일을 가져와 주세요.",
        en: "No places imported yet. Import a CSV file with galbi places import FILE.")
    }
    let moment = Moment(milliseconds: time)
    return Phrase(
      ko: "장소 \(count.grouped)개 (\(moment.day) \(moment.time)에 가져옴)",
      en:
        "\(count.grouped) \(count == 1 ? "place" : "places"), imported \(moment.day) \(moment.time)"
    )
  }
}
