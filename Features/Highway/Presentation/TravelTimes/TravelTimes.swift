public import Editing
public import HighwayDomain
import RIBs
import Services
public import Time

/// How long cars took today from a toll gate to another.
enum TravelTimes: Riblet {
  enum End: String, CaseIterable {
    case from, to

    var other: End { self == .from ? .to : .from }
  }

  struct Model: Equatable {
    /// What has the keys.
    enum Front: Equatable {
      case field(End)
      /// The toll gates that a field has found.
      case matches(End)
      case times

      /// The end that is being chosen.
      var end: End? {
        switch self {
        case .field(let end), .matches(let end): end
        case .times: nil
        }
      }
    }

    var front = Front.field(.from)
    /// All toll gates.
    var tollGates = Fetched<[TollGate]>()
    var gates: [End: TollGate] = [:]
    /// What stands in the fields.
    var texts: [End: String] = [:]
    /// The toll gates that the field has found.
    var matches = Listing<TollGate>()
    var times = Fetched<[TravelTime]>() { didSet { slots.show(times.value ?? []) } }
    /// The latest first.
    var slots = Listing<TravelTime>()
    /// The codes of the toll gates between which these are.
    var shown: [String] = []
    /// Of the latest slot; nil if it is not of today.
    var slotAge: Age?
    var age: Age?
    var isOffline = false

    /// Whether there is something to ask for.
    var hasRoute: Bool { gates.count == 2 && gates[.from] != gates[.to] }
  }

  enum Action {
    case go(to: Model.Front), leave, type(String, End), submit(End), swap, retry
    case matches(Listing<TollGate>.Event), choose(TollGate.ID), slots(Listing<TravelTime>.Event)
  }
}

extension TollGate: ListRow {
  public var id: String { code }
}

extension TravelTime: ListRow {
  public var id: Moment { slot }
}
