import Geography
import HTTP
import Phrases
import PlacesDomain

/// The places of a search as TMap tells them (`GET /tmap/pois`); anything may be missing.
struct PlacesDTO: Decodable {
  private struct Info: Decodable {
    let pois: Attempted<List>?
  }

  private struct List: Decodable {
    let poi: Attempted<OneOrMany<PlaceDTO>>?
  }

  private let searchPoiInfo: Info

  var places: [Place] { searchPoiInfo.pois?.value?.poi?.value?.elements.compactMap(\.place) ?? [] }
}

/// A place as TMap tells it; all of it is text.
private struct PlaceDTO: Decodable {
  private struct NewAddresses: Decodable {
    let newAddress: Attempted<OneOrMany<NewAddress>>?
  }

  private struct NewAddress: Decodable {
    let fullAddressRoad: LenientString?
  }

  private let name: LenientString?
  private let frontLat: Attempted<LenientDouble>?
  private let frontLon: Attempted<LenientDouble>?
  private let noorLat: Attempted<LenientDouble>?
  private let noorLon: Attempted<LenientDouble>?
  private let upperAddrName: Attempted<LenientString>?
  private let middleAddrName: Attempted<LenientString>?
  private let lowerAddrName: Attempted<LenientString>?
  private let firstNo: Attempted<LenientString>?
  private let secondNo: Attempted<LenientString>?
  private let lowerBizName: Attempted<LenientString>?
  private let newAddressList: Attempted<NewAddresses>?

  /// Nil without a name or a coordinate.
  var place: Place? {
    guard let name = name?.value,
      let coordinate = position(frontLat, frontLon) ?? position(noorLat, noorLon)
    else { return nil }
    return Place(
      name: name.prefix(fitting: 200), address: address.prefix(fitting: 300),
      coordinate: coordinate,
      category: lowerBizName?.value?.value?.prefix(fitting: 50))
  }

  /// The entrance, or else the middle; 0 is none.
  private func position(
    _ latitude: Attempted<LenientDouble>?, _ longitude: Attempted<LenientDouble>?
  ) -> Coordinate? {
    guard let latitude = latitude?.value?.value, let longitude = longitude?.value?.value,
      latitude != 0, longitude != 0
    else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  /// By the road, or else by the number of the plot.
  private var address: String {
    let roads = newAddressList?.value?.newAddress?.value?.elements ?? []
    if let road = roads.lazy.compactMap(\.fullAddressRoad?.value).first { return road }
    let numbers = [firstNo, secondNo].compactMap { $0?.value?.value }.filter { $0 != "0" }
    return
      ([upperAddrName, middleAddrName, lowerAddrName].compactMap { $0?.value?.value }
      + [numbers.joined(separator: "-")]).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// The address of a coordinate as TMap tells it (`GET /tmap/geo/reversegeocoding`).
struct AddressDTO: Decodable {
  private struct Info: Decodable {
    let fullAddress: Attempted<LenientString>?
    let province: Attempted<LenientString>?
    let city: Attempted<LenientString>?
    let quarter: Attempted<LenientString>?

    enum CodingKeys: String, CodingKey {
      case fullAddress
      case province = "city_do"
      case city = "gu_gun"
      case quarter = "legalDong"
    }
  }

  private let addressInfo: Info

  /// Nil abroad and at sea.
  var address: String? {
    let info = addressInfo
    let parts = [info.province, info.city, info.quarter].compactMap { $0?.value?.value }
    let text = parts.isEmpty ? info.fullAddress?.value?.value : parts.joined(separator: " ")
    return text?.prefix(fitting: 300)
  }
}
