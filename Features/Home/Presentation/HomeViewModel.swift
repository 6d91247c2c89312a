import PeopleDomain
import ResourceKit

/// All that the home view shows.
struct HomeViewModel: Equatable {
  enum Content: Equatable {
    /// `permil` is the share of the first download that has arrived, nil while nobody knows.
    case loading(permil: Int?)
    case failed(PeopleError)
    case people(PeopleList)
  }

  enum Notice: Equatable {
    case refreshing(permil: Int?)
    /// A download failed; what is shown comes from the age's moment, or is made up if there is none.
    case failed(PeopleError, shown: Age?)
  }

  var content = Content.loading(permil: nil)
  var notice: Notice?
  var isRegion = true
}
