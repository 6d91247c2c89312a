import Editing
public import HomeInterface
public import Phrases
import RIBs
public import Store
public import TerminalRIBs
import TerminalUI
public import Time
public import TopupInterface
public import TransportDomain
public import WalletDomain

/// The taxi's screen: the ride that can be called, and the rides before it.
enum TransportHome: Riblet {
  enum Focus {
    case rides
  }

  /// What the user is asked before a taxi is called.
  struct Question: Equatable {
    let offer: Offer
    /// Whether what was asked before it does not hold any more.
    let isRepeated: Bool
  }

  /// The ride that can be called, and what is there to pay for it.
  struct Offer: Equatable {
    let ride: Ride
    let balance: Won

    /// What is left of the balance after the ride; negative if it does not pay for it.
    var rest: Won { balance - ride.fare }
  }

  struct Model: Equatable {
    var route = Route()
    /// The ride over the route; nil while its length is asked for, and without a route.
    var ride: Ride?
    /// Why there is no ride over the route.
    var fault: RouteFault?
    var balance = Won.zero
    var condition = WalletState.Condition.opening
    var isCalling = false
    /// Why the last call failed, or the rides cannot be read.
    var failure: WalletError?
    /// By themselves from the latest on.
    var rides = Listing<Receipt>()
    /// Of all rides; nil before they were read.
    var sums: RideSums?
    var today: Day
    /// Where the focus is to go.
    var focus = ViewRequest<Focus>()
    /// Whether to call a taxi.
    var question = ViewRequest<Question>()

    var offer: Offer? { ride.map { Offer(ride: $0, balance: balance) } }

    /// Not before the wallet is open and the fare is known: only then it is known whether the ride can be paid.
    var canCall: Bool { !isCalling && condition == .ready && !route.isCircular && ride != nil }

    /// Why no money can be moved at all, else why the last call failed.
    var trouble: WalletError? { condition.problem ?? failure }
  }

  enum Action {
    case type(_ text: String, at: RouteEnd)
    /// Ask whether to call a taxi.
    case call
    /// Call a taxi for what the user was asked about.
    case confirm(Offer)
    case rides(Listing<Receipt>.Event)
    /// Show the receipt of a ride.
    case openRide(Receipt.ID)
  }
}

/// Builds the riblet that calls a taxi and lists the rides.
@MainActor public struct TransportHomeBuilder {
  let dependencies: TransportDependencies

  public init(
    transport: TransportUseCases, wallet: Stored<WalletState>, topup: any TopupBuildable,
    clock: any WallClock, notify: @escaping Notify
  ) {
    dependencies = TransportDependencies(
      transport: transport, wallet: wallet, topup: topup, clock: clock, notify: notify)
  }

  /// What comes over the riblet is shown on `stage`; the caller shows the riblet there too.
  public func build(on stage: any Stage) -> any ViewableRouting {
    let view = TransportHomeView(
      TransportHome.Model(today: Day(milliseconds: dependencies.clock.now)))
    let interactor = TransportHomeInteractor(
      transport: dependencies.transport, wallet: dependencies.wallet, clock: dependencies.clock,
      notify: dependencies.notify, on: view)
    return TransportHomeRouter(
      interactor: interactor, view: view, stage: stage, dependencies: dependencies)
  }
}

/// What the riblets of the taxi need.
struct TransportDependencies {
  let transport: TransportUseCases
  let wallet: Stored<WalletState>
  let topup: any TopupBuildable
  let clock: any WallClock
  let notify: Notify
}

extension HomeTile {
  /// The taxi; its line counts the rides of this month.
  @MainActor public static func transport(_ builder: TransportHomeBuilder) -> HomeTile {
    let transport = builder.dependencies.transport
    return HomeTile(
      TransportHomeRouter.segment.name, title: TransportText.taxi,
      line: transport.state.map(TransportText.line),
      // A route that cannot be read is reported by the taxi's screen.
      load: { try? await transport.readRoute() }, build: builder.build)
  }
}
