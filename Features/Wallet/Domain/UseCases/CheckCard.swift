public import Phrases
import RIBs
public import Time

/// What is wrong with what was typed of a card so far, field by field; nothing where all is well.
///
/// `isComplete` is whether the user is done with a field: only then is too short a text a fault.
public typealias CheckCard =
  @MainActor (_ details: CardDetails, _ isComplete: (CardField) -> Bool) -> [CardField: Phrase]

@MainActor
public func makeCheckCard(clock: any WallClock) -> CheckCard {
  { details, isComplete in
    let number = CardNumberScan(details.number)
    var faults: [CardField: CardFault] = [:]
    faults[.number] = number.fault(isComplete: isComplete(.number))
    faults[.expiry] = CardExpiry.fault(
      of: details.expiry, today: Day(milliseconds: clock.now), isComplete: isComplete(.expiry))
    faults[.code] = CardCode.fault(
      of: details.code, issuers: number.issuers, isComplete: isComplete(.code))
    return faults.mapValues(\.phrase)
  }
}
