import HTTP
public import HighwayDomain

extension ExpresswayCorporation {
  public func stations(named name: String) async throws(HighwayError) -> [FillingStation] {
    let rows = try await rows("openapi/business/curStateStation", [("serviceAreaName", name)])
    var companies: [RestAreaName: String] = [:]
    if rows.contains(where: \.company.isEmpty) {
      // Without the companies there still are prices.
      let others = try? await self.rows(
        "openapi/business/lpgServiceAreaInfo", [("serviceAreaName", name)])
      for row in others ?? [] { companies[row.stationName] = row.company }
    }
    return rows.map { row in
      let company = row.company.isEmpty ? companies[row.stationName] ?? "" : row.company
      return FillingStation(
        name: row.stationName,
        prices: FuelPrices(
          petrol: row["gasolinePrice"].won, diesel: row["diselPrice"].won,
          gas: row["lpgPrice"].won, company: company, telephone: row["telNo"].line(50)))
    }
  }
}

extension Reply {
  fileprivate var stationName: RestAreaName {
    RestAreaName(self["serviceAreaName"].line(), direction: self["direction"].line())
  }

  /// The oil company of a station, whose code or name the service tells; empty if it does not, or by
  /// a code that is not known.
  fileprivate var company: String {
    let told = self["oilCompany"].line(50)
    let names = [
      "AD": "알뜰", "EX": "알뜰", "SK": "SK", "GS": "GS칼텍스", "GS-CALTEX": "GS칼텍스", "HD": "현대오일뱅크",
      "현대": "현대오일뱅크", "SO": "S-OIL", "S-OIL": "S-OIL",
    ]
    let isCode = told.count == 2 && told.allSatisfy(\.isASCII)
    return names[told.uppercased()] ?? (isCode ? "" : told)
  }
}
