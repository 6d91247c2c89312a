import PeopleDomain

/// All that the detail view shows.
struct DetailViewModel: Equatable {
  enum Content: Equatable {
    case loading
    case person(Person)
    case failed(PeopleError)
  }

  var content = Content.loading
  var isRegion = true
}
