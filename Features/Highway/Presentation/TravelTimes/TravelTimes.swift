public import Editing
public import HighwayDomain
import RIBs
import Services
import TerminalRIBs
import TerminalUI
public import Time

/// How long cars took today from a toll gate to another.
enum TravelTimes: Riblet {
  struct Model: Equatable {
    /// What has the keys.
    enum Front: Equatable {
      case field(WayEnd)
      /// The toll gates that a field has found.
      case matches(WayEnd)
      case times

      /// The end that is being chosen.
      var end: WayEnd? {
        switch self {
        case .field(let end), .matches(let end): end
        case .times: nil
        }
      }
    }

    var front = Front.field(.from)
    /// All toll gates.
    var tollGates = Fetched<[TollGate]>()
    var gates: [WayEnd: TollGate] = [:]
    /// What stands in the fields.
    var texts: [WayEnd: String] = [:]
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
    /// Goes into the list below a field, past the toll gate that Enter takes there.
    case goDown(WayEnd)
    case go(to: Model.Front), leave, type(String, WayEnd), submit(WayEnd), swap, retry
    case matches(Listing<TollGate>.Event), choose(TollGate.ID), slots(Listing<TravelTime>.Event)
  }
}

extension TollGate: ListRow {
  public var id: String { code }
}

extension TravelTime: ListRow {
  public var id: Moment { slot }
}

extension TravelTimes {
  static let commands = ofSearch + ofTimes.map { $0.when { $0.front == .times } }

  /// Those of a field, and of the toll gates that it finds.
  private static let ofSearch: [KeyCommand<TravelTimes>] = [
    KeyCommand(.down, title: TravelTimesText.toList) {
      $0.matches.count == 0 ? nil : $0.field.map { .goDown($0) }
    },
    KeyCommand(.tab, .backTab, title: HighwayText.to) {
      $0.field.map { .go(to: .field($0.other)) }
    }.titled { $0.field?.other.text }.unhinted,
    KeyCommand(.escape, title: TravelTimesText.cancel, sends: .leave)
      .when { $0.field != nil && $0.hasRoute },
    KeyCommand(.escape, title: TravelTimesText.toFields) {
      if case .matches(let end) = $0.front { .go(to: .field(end)) } else { nil }
    },
  ]

  private static let ofTimes: [KeyCommand<TravelTimes>] = [
    KeyCommand("f", title: HighwayText.from, sends: .go(to: .field(.from))),
    KeyCommand("t", title: HighwayText.to, sends: .go(to: .field(.to))),
    KeyCommand("x", title: HighwayText.swap, sends: .swap),
    KeyCommand.refresh({ $0.times.failure != nil }, sends: .retry),
  ].map { $0.elsewhere(unless: TravelTimesText.chooseBoth) }
}

extension TravelTimes.Model {
  /// The end whose field has the keys.
  fileprivate var field: WayEnd? { if case .field(let end) = front { end } else { nil } }
}

/// Builds the travel times between two toll gates.
struct TravelTimesBuilder {
  let dependencies: HighwayDependencies

  static func segment(from: String?, to: String?) -> Segment {
    Segment(
      "times",
      [
        from.map { Segment.Parameter("from", $0) }, to.map { Segment.Parameter("to", $0) },
      ].compactMap(\.self))
  }

  /// `from` and `to` are the unit codes of toll gates; one that is not known is left to the user.
  @MainActor func build(
    from: String?, to: String?, on stage: any Stage
  ) -> any ViewableRouting {
    let view = TravelTimesView(TravelTimes.Model())
    let wanted = [(WayEnd.from, from), (.to, to)].compactMap { end, code in
      code.map { (end, $0) }
    }
    let interactor = TravelTimesInteractor(
      Dictionary(uniqueKeysWithValues: wanted), dependencies, on: view)
    return ViewableRouter(
      interactor: interactor, view: view, segment: Self.segment(from: from, to: to),
      restorable: interactor)
  }
}
