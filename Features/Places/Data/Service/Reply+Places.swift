import Geography
import HTTP
import Phrases
import PlacesDomain

/// The places of a search as TMap tells them (`GET /tmap/pois`); all of it is text, and anything may
/// be missing.
extension Reply {
  var places: [Place] { self["searchPoiInfo"]["pois"]["poi"].rows.compactMap(\.place) }

  /// Nil without a name or a coordinate.
  private var place: Place? {
    guard let name = self["name"].text, let coordinate = position("front") ?? position("noor")
    else {
      return nil
    }
    return Place(
      name: name.prefix(fitting: 200), address: address.prefix(fitting: 300),
      coordinate: coordinate, category: self["lowerBizName"].text?.prefix(fitting: 50))
  }

  /// The entrance, or else the middle; 0 is none.
  private func position(_ kind: String) -> Coordinate? {
    guard let latitude = self["\(kind)Lat"].number, let longitude = self["\(kind)Lon"].number,
      latitude != 0, longitude != 0
    else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  /// By the road, or else by the number of the plot.
  private var address: String {
    let roads = self["newAddressList"]["newAddress"].rows
    if let road = roads.lazy.compactMap({ $0["fullAddressRoad"].text }).first { return road }
    let numbers = ["firstNo", "secondNo"].compactMap { self[$0].text }.filter { $0 != "0" }
    let parts = ["upperAddrName", "middleAddrName", "lowerAddrName"].compactMap { self[$0].text }
    return (parts + [numbers.joined(separator: "-")]).filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}
