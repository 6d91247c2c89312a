public import Phrases
public import Store
public import WalletDomain

/// What can be done with the taxi, as functions; a test can replace any of them.
@MainActor public struct TransportUseCases {
  public let state: Stored<TransportState>

  /// Shows the route that was kept last; does nothing once it was read.
  public var readRoute: @MainActor () async throws(TransportError) -> Void

  /// Sets one end of the route, or the preset place for an empty text.
  ///
  /// It is seen at once, and kept when this returns, even if the caller is cancelled.
  public var changeRoute: @MainActor (RouteEnd, String) async throws(TransportError) -> Void

  /// The ride over a route, with its length where both ends are known places.
  public var measure: @MainActor (Route) async throws(RouteFault) -> Ride

  /// Pays the fare of a ride; calls with the same key pay once.
  ///
  /// The receipt keeps the words of the present language.
  public var callTaxi:
    @MainActor (_ key: MovementKey, _ ride: Ride) async throws(WalletError) -> Receipt

  /// The receipts of all rides, latest first; the state then has how many of them are of this month.
  public var listRides: @MainActor () async throws(WalletError) -> [Receipt]

  /// `state` is what the models write.
  public init(_ routes: RouteModel, _ rides: RideModel, state: Stored<TransportState>) {
    self.state = state
    readRoute = routes.read
    changeRoute = routes.change
    measure = rides.measure
    callTaxi = rides.call
    listRides = rides.list
  }
}

/// The taxi in the state of the app.
public struct TransportState: Hashable, Sendable {
  public var route = Route()
  /// What was taken in the month of the last reading; nil before the rides were read.
  public internal(set) var month: RideSums.Month?

  public init() {}
}

/// What can go wrong with the route.
public enum TransportError: PhrasedError, Hashable {
  case cannotRead
  case cannotWrite
  case diskFull

  public var phrase: Phrase {
    switch self {
    case .cannotRead:
      Phrase(
        ko: "저장된 출발지와 도착지를 읽을 수 없습니다. 데이터 폴더를 확인해 주세요.",
        en: "The saved places can’t be read. Check the data folder.")
    case .cannotWrite:
      Phrase(
        ko: "출발지와 도착지를 저장할 수 없습니다. 데이터 폴더의 권한을 확인해 주세요.",
        en: "The places can’t be saved. Check the data folder’s permissions.")
    case .diskFull:
      Phrase(
        ko: "디스크가 가득 차서 출발지와 도착지를 저장하지 못했습니다. 공간을 확보해 주세요.",
        en: "The disk is full, so the places were not saved. Free up space.")
    }
  }
}
