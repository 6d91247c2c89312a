import HTTP
public import HighwayDomain

extension ExpresswayCorporation: RestAreaService {
  public func restAreas(on road: Road) async throws(HighwayError) -> [RestAreaEntry] {
    let path = "openapi/business/serviceAreaRoute"
    var rows = try await rows(path, [("routeCode", road.code)])
      .filter { $0["routeCode"].isCode(road.code) }
    if rows.isEmpty {
      // The corporation may have another code for the road; it finds names by a part.
      rows = try await self.rows(path, [("routeName", Road.core(of: road.name))])
        .filter { road.isCalled($0["routeName"].line()) }
    }
    var codes: Set<String> = []
    return rows.compactMap(\.restArea).filter { codes.insert($0.code).inserted }
  }

  public func dishes(of code: String) async throws(HighwayError) -> [Dish] {
    let rows = try await rows("restBestfoodList", of: code)
    let marks = ["bestfoodyn", "recommendyn", "premiumyn"]
    let ranked = (0...marks.count).flatMap { rank in
      rows.filter { row in
        rank == (marks.firstIndex { row[$0].text?.uppercased() == "Y" } ?? marks.count)
      }
    }
    return ranked.compactMap(\.dish).distinct
  }

  public func facilities(of code: String) async throws(HighwayError) -> [Facility] {
    try await rows("restConvList", of: code).compactMap { $0.facility("psName", "psDesc") }.distinct
  }

  public func brands(of code: String) async throws(HighwayError) -> [Facility] {
    try await rows("restBrandList", of: code).compactMap { $0.facility("brdName", "brdDesc") }
      .distinct
  }

  /// The rows of one rest area; those of others may be among what the service finds.
  private func rows(_ list: String, of code: String) async throws(HighwayError) -> [Reply] {
    try await rows("openapi/restinfo/\(list)", [("stdRestCd", code)])
      .filter { $0["stdRestCd"].isCode(code) }
  }
}

extension Reply {
  /// Whether it is a code, or is not told.
  func isCode(_ code: String) -> Bool { text.map { $0 == code } ?? true }

  /// A row of `serviceAreaRoute`, among which filling stations may be.
  fileprivate var restArea: RestAreaEntry? {
    let name = self["serviceAreaName"].line(100)
    guard let code = self["serviceAreaCode2"].text ?? self["serviceAreaCode"].text,
      !name.isEmpty, !name.hasSuffix("주유소"), !name.hasSuffix("충전소")
    else { return nil }
    let told = self["direction"].line(50).direction
    let services = [("maintenanceYn", "경정비"), ("truckSaYn", "화물차 휴게소")]
      .filter { self[$0.0].text?.uppercased() == "O" }.map(\.1)
    return RestAreaEntry(
      code: code, name: name, direction: told.isEmpty ? RestAreaName(name).direction ?? "" : told,
      conveniences: self["convenience"].parts + services, brands: self["brand"].parts,
      telephone: self["telNo"].line(50), address: self["svarAddr"].line())
  }

  /// The parts of a text such as `수유실|샤워실`.
  private var parts: [String] {
    line(1_000).split(separator: "|").map { String($0).trimmed }.filter { !$0.isEmpty }
  }

  /// A row of `restBestfoodList`.
  fileprivate var dish: Dish? {
    let name = self["foodNm"].line(100)
    guard !name.isEmpty else { return nil }
    let note = self["etc"].line()
    return Dish(
      name: name, price: self["foodCost"].won,
      isSpecialty: self["bestfoodyn"].text?.uppercased() == "Y",
      note: note.isEmpty ? self["foodMaterial"].line() : note)
  }

  /// A row of `restConvList` or `restBrandList`.
  fileprivate func facility(_ name: String, _ note: String) -> Facility? {
    let found = self[name].line(100)
    guard !found.isEmpty else { return nil }
    let hours = [self["stime"].line(20), self["etime"].line(20)]
    return Facility(
      name: found, note: self[note].line(),
      hours: hours.allSatisfy(\.isEmpty) ? "" : hours.joined(separator: " ~ ").trimmed)
  }

  /// A price; nil for one that is not told, or `X`.
  var won: Int? { whole.flatMap { 1...10_000_000 ~= $0 ? $0 : nil } }
}

extension Array where Element: Hashable {
  /// Without those that stand there already.
  fileprivate var distinct: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
