import HTTP
public import HighwayDomain
import Time

extension ExpresswayCorporation {
  public func fuel(of restArea: String) async throws(HighwayError) -> FuelPrices? {
    let wanted = StationName(restArea)
    guard !wanted.base.isEmpty else { return nil }
    let row = try await station(wanted, in: "curStateStation")
    guard let row else { return nil }
    let told = row.company
    // Without a company there still are prices.
    let company =
      told.isEmpty ? try? await station(wanted, in: "lpgServiceAreaInfo")?.company : told
    return FuelPrices(
      petrol: row["gasolinePrice"].won, diesel: row["diselPrice"].won, gas: row["lpgPrice"].won,
      company: company ?? "", telephone: row["telNo"].line(50))
  }

  /// The row of a station; the service finds all names that have the asked one as a part.
  private func station(
    _ wanted: StationName, in list: String
  ) async throws(HighwayError) -> Reply? {
    // Without the direction, so that it is one question for the stations of both.
    let rows = try await stations.rows(of: "\(list) \(wanted.base)", now: clock.now) {
      () async throws(HighwayError) in
      try await self.rows("/openapi/business/\(list)", [("serviceAreaName", wanted.base)])
    }
    return wanted.best(of: rows)
  }
}

/// The name of a rest area or of its filling station, such as `서울만남(부산)휴게소`.
struct StationName {
  /// Without what it is, such as `서울만남(부산)`.
  let text: String
  /// Without the direction too, such as `서울만남`.
  let base: String
  /// Empty if the name has none.
  let direction: String

  init(_ name: String) {
    var name = name.filter { !$0.isWhitespace }
    for kind in ["휴게소", "주유소", "LPG충전소", "충전소"] where name.hasSuffix(kind) {
      name.removeLast(kind.count)
    }
    text = name
    guard let open = name.lastIndex(of: "("), let close = name.lastIndex(of: ")"), open < close
    else {
      (base, direction) = (name, "")
      return
    }
    base = String(name[..<open])
    direction = String(name[name.index(after: open)..<close]).direction
  }

  /// The row with this name and direction, else the only one that can be meant.
  func best(of rows: [Reply]) -> Reply? {
    let named = rows.map { row in
      let name = StationName(row["serviceAreaName"].line())
      let told = row["direction"].line().direction
      return (row: row, name: name, direction: name.direction.isEmpty ? told : name.direction)
    }
    if let exact = named.first(where: { $0.name.text == text }) { return exact.row }
    let bound = named.filter { named in
      !named.name.base.isEmpty && (direction.isEmpty || named.direction == direction)
    }
    let same = bound.filter { $0.name.base == base }
    let partial = bound.filter { $0.name.base.contains(base) || base.contains($0.name.base) }
    for found in [same, partial] where found.count == 1 { return found[0].row }
    return nil
  }
}

extension Reply {
  /// The oil company of a station, whose code or name the service tells; empty if it does not, or by
  /// a code that is not known.
  fileprivate var company: String {
    let told = self["oilCompany"].line(50)
    let names = [
      "AD": "알뜰", "EX": "알뜰", "SK": "SK", "GS": "GS칼텍스", "GS-CALTEX": "GS칼텍스", "HD": "현대오일뱅크",
      "현대": "현대오일뱅크", "SO": "S-OIL", "S-OIL": "S-OIL",
    ]
    let isCode = told.count == 2 && told.utf8.allSatisfy { $0 < 0x80 }
    return names[told.uppercased()] ?? (isCode ? "" : told)
  }
}
