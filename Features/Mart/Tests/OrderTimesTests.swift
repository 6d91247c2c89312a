import Expectations
import MartDomain
import Testing

struct OrderTimesTests {
  @Test func an_order_is_paid_then_sent_then_delivered() {
    let times = OrderTimes(placed: 1_000, speed: .oneDay)
    expectEqual(times.state(at: 1_000), .paid)
    expectEqual(times.state(at: times.sends - 1), .paid)
    expectEqual(times.state(at: times.sends), .sent)
    expectEqual(times.state(at: times.arrives), .delivered)
    expectEqual(times.arrives - times.sends, 86_400_000)
  }

  @Test func `an order is packed in ten minutes, and takes the days of its speed`() {
    let days: [(ShippingSpeed, Int64)] = [(.oneDay, 1), (.twoDay, 2), (.standard, 4)]
    for (speed, days) in days {
      let times = OrderTimes(placed: 1_000, speed: speed)
      expectEqual(times.sends, 601_000)
      expectEqual(times.arrives, 601_000 + days * 86_400_000)
    }
  }

  @Test func the_next_change_is_the_sending_then_the_arrival_then_none() {
    let times = OrderTimes(placed: 0, speed: .standard)
    expectEqual(times.nextChange(after: 0), times.sends)
    expectEqual(times.nextChange(after: times.sends), times.arrives)
    expectEqual(times.nextChange(after: times.arrives), nil)
    expectEqual(times.cancelled(at: 5).nextChange(after: 5), nil)
  }

  @Test func a_cancelled_order_stays_cancelled() {
    let times = OrderTimes(placed: 0, speed: .twoDay).cancelled(at: 5)
    expectEqual(times.state(at: .max), .cancelled)
  }

  @Test func another_speed_does_not_delay_the_sending() {
    let times = OrderTimes(placed: 0, speed: .standard)
    let faster = times.changed(to: .oneDay)
    expectEqual(faster.sends, times.sends)
    #expect(faster.arrives < times.arrives)
  }
}
