import Geography
import HighwayDomain
import RIBs
import Search
import Time

/// What hinders traffic now, as a list and on a map.
enum Highway: Riblet {
  struct Model: Equatable {
    /// What has the keys.
    enum Front: String {
      case list, map, details, filter
    }

    /// What the camera near the selected incident sees.
    enum Camera: Equatable {
      /// It is not asked for, since it is not shown.
      case unasked
      case loading
      /// Nil if no camera is near.
      case found(CameraView?)
      case failed(HighwayError)
    }

    /// By Korea's clocks.
    var today: Day
    var front = Front.list
    var listing = IncidentListing()
    /// The expressways, for the map.
    var roads: [[Coordinate]] = []
    var camera = Camera.unasked
    var isRefreshing = false
    var isSample = false
    var isOffline = false
    /// Why sources have not answered.
    var failures: [IncidentSource: HighwayError] = [:]
    var age: Age?
  }

  enum Action {
    case select(row: Int), selectMark(String), open, show(Model.Front)
    case toggle(row: Int), clearFilter, refresh
    case sort(SortEvent<IncidentColumn>)
    /// The details are in sight, and the camera was not asked for.
    case needCamera
    case route, restAreas, roads, travelTimes
  }
}
