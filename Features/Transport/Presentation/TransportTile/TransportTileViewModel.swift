import TransportDomain

/// All that the tile shows.
struct TransportTileViewModel: Equatable {
  var route = Route()
}
