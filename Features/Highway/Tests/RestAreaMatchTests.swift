import Expectations
import Geography
import HighwayDomain
import Testing

/// Which of the rows of a service is a rest area of the network.
struct RestAreaMatchTests {
  private func restArea(
    _ name: String, _ heading: String?, code: String? = nil
  ) -> RoadRestArea {
    RoadRestArea(
      code: code, name: name, road: "0010", direction: heading.map { _ in .ascending },
      heading: heading, tenths: 10, coordinate: .at(37, 127))
  }

  private func found(
    _ restArea: RoadRestArea, in names: [String], directions: [String: String] = [:]
  ) -> String? {
    let entries = names.enumerated().map { index, name in
      RestAreaEntry(code: "\(index)", name: name, direction: directions[name] ?? "")
    }
    return restArea.entry(in: entries)?.name
  }

  @Test func `the code decides, whatever the name is`() {
    let entries = [
      RestAreaEntry(code: "1", name: "횡성(강릉)휴게소"), RestAreaEntry(code: "2", name: "다른 이름"),
    ]
    expectEqual(restArea("횡성", "강릉", code: "2").entry(in: entries)?.code, "2")
    expectEqual(restArea("횡성", "강릉", code: "3").entry(in: entries)?.code, "1")
  }

  @Test(arguments: [
    "횡성(강릉)휴게소", "횡성 (강릉) 휴게소", "횡성(강릉)", "횡성휴게소(강릉)", "횡성(강릉방향)휴게소", "횡성(강릉)\u{FFFD}\u{FFFD}",
  ])
  func `the whole name may be written in several ways`(name: String) {
    expectEqual(found(restArea("횡성", "강릉"), in: ["횡성(인천)휴게소", "소횡성(강릉)휴게소", name]), name)
  }

  @Test func `the direction may stand beside the name`() {
    let directions = ["횡성휴게소": "강릉", "횡성": "인천방향"]
    expectEqual(found(restArea("횡성", "강릉"), in: ["횡성", "횡성휴게소"], directions: directions), "횡성휴게소")
    expectEqual(found(restArea("횡성", "인천"), in: ["횡성", "횡성휴게소"], directions: directions), "횡성")
  }

  @Test func `a part of the name counts in the same direction, if it is the only one`() {
    let gapyeong = restArea("가평", "춘천")
    expectEqual(found(gapyeong, in: ["가평만남(춘천)휴게소", "가평만남(서울)휴게소"]), "가평만남(춘천)휴게소")
    expectEqual(found(restArea("가평만남", "춘천"), in: ["가평(춘천)휴게소"]), "가평(춘천)휴게소")
    expectEqual(found(gapyeong, in: ["가평만남(춘천)휴게소", "새가평(춘천)휴게소"]), nil)
    expectEqual(found(gapyeong, in: ["가평(서울)휴게소", "가평휴게소", ""]), nil)
  }

  @Test func `what has no name is no part of a name`() {
    expectEqual(found(restArea("가평", "춘천"), in: ["(춘천)휴게소"]), nil)
    expectEqual(found(restArea("", "춘천"), in: ["가평(춘천)휴게소"]), nil)
  }

  @Test(arguments: ["덕평휴게소", "덕평(양방향)휴게소", "덕평자연휴게소"])
  func `one that is reached from both sides has no direction`(name: String) {
    expectEqual(found(restArea("덕평", nil), in: ["덕평(강릉)휴게소", name]), name)
  }

  @Test func `the same code twice is one rest area, and two codes of one name are none`() {
    let twice = [
      RestAreaEntry(code: "1", name: "횡성(강릉)휴게소"), RestAreaEntry(code: "1", name: "횡성(강릉)휴게소"),
    ]
    expectEqual(restArea("횡성", "강릉").entry(in: twice)?.code, "1")
    let two = twice + [RestAreaEntry(code: "2", name: "횡성(강릉)휴게소")]
    expectEqual(restArea("횡성", "강릉").entry(in: two), nil)
  }

  @Test func `it is identified by its code, or by road, name and heading`() {
    expectEqual(restArea("횡성", "강릉", code: "000021").id, "000021")
    expectEqual(restArea("횡성", "강릉").id, "0010-횡성-강릉")
    expectEqual(restArea("덕평", nil).id, "0010-덕평")
    expectEqual(restArea("횡성", "강릉").stationName, "횡성(강릉)")
    expectEqual(restArea("덕평", nil).stationName, "덕평")
  }
}
