import Expectations
import Geography
import HTTP
import Testing
import Time

@testable import HighwayData

/// What the fields say that all services of the roads have.
struct ReplyFieldTests {
  @Test(arguments: [
    ("20260622141300", moment(20_260_622, 14, 13)),
    ("2026-06-22 14:13:00", moment(20_260_622, 14, 13)),
    ("202606220909", moment(20_260_622, 9, 9)), ("2026062223591", moment(20_260_622, 23, 59)),
    ("20260622", moment(20_260_622, 0)), ("202606221", moment(20_260_622, 0)),
    ("20260622141", moment(20_260_622, 0)), ("2026.06.22 05:00", moment(20_260_622, 5)),
  ])
  func `a time has a day, and midnight if nothing else`(text: String, time: Moment?) {
    #expect(time != nil)
    expectEqual(Reply.text(text).moment, time)
  }

  @Test(arguments: [
    "", "2026062", "9991231", "20261322", "202606222400", "202606220060", "soon", "２０２６０６２２",
  ])
  func `what is no day, or no time of it, is none`(text: String) {
    expectEqual(Reply.text(text).moment, nil)
  }

  @Test(arguments: [
    (39.0, 124.0, true), (32.5, 132.0, true), (39.1, 127.0, false), (32.4, 127.0, false),
    (37.0, 123.9, false), (37.0, 132.1, false),
  ])
  func `a place is in Korea`(latitude: Double, longitude: Double, isThere: Bool) {
    let place = Reply.coordinate(latitude: .text("\(latitude)"), longitude: .text("\(longitude)"))
    expectEqual(place, (isThere ? Coordinate(latitude: latitude, longitude: longitude) : nil))
  }

  @Test(arguments: [
    ("부산방향", "부산"), (" 부산 방향", "부산"), ("부산", "부산"), ("양방향", ""), ("양쪽", ""), ("방향", ""),
  ])
  func `a direction is a place, or none for both`(text: String, direction: String) {
    expectEqual(text.direction, direction)
  }

  @Test(arguments: ["-", "/", "null"])
  func `a sign for nothing is nothing`(text: String) {
    expectEqual(Reply.text(text).line(), "")
    expectEqual(Reply.text(text + text).line(), text + text)
  }
}
