import Geography

/// An island to which no bridge leads, as the box that is around it and around no other land.
///
/// Islands that bridges join to each other, such as 노화도 and 보길도, are one. Those with a bridge to the
/// mainland are none of them: 거제도, 남해도, 진도, 완도, 강화도, 석모도, 교동도, 영종도, 무의도, 영흥도, 안면도, 원산도,
/// 압해도 with 암태도 and 안좌도, 지도, 증도, 임자도, 신지도, 고금도, 조약도, 거금도, 나로도, 돌산도, 백야도, 미륵도, 가덕도.
struct Island: Hashable, Sendable {
  let name: String
  let box: CoordinateBox

  /// Whether both places are on the same one of the islands, or on none.
  static func areJoined(_ one: Coordinate, _ other: Coordinate) -> Bool {
    island(of: one) == island(of: other)
  }

  /// The first one, since what is near a large island stands before it.
  private static func island(of place: Coordinate) -> Island? {
    all.first { $0.box.contains(place) }
  }

  private static let all: [Island] = table.split(separator: "\n").compactMap { line in
    let fields = line.split(separator: "|")
    let degrees = fields.dropFirst().compactMap { Double($0) }
    guard let name = fields.first, degrees.count == 4 else { return nil }
    return Island(
      name: String(name),
      box: CoordinateBox(
        latitudes: degrees[0]...degrees[1], longitudes: degrees[2]...degrees[3]))
  }

  /// Name, southern and northern latitude, western and eastern longitude.
  private static let table = """
    우도|33.485|33.530|126.935|126.980
    가파도|33.160|33.180|126.258|126.285
    마라도|33.105|33.130|126.255|126.280
    제주도|33.190|33.580|126.130|126.980
    추자도|33.930|34.020|126.240|126.400
    울릉도|37.440|37.570|130.780|130.960
    독도|37.220|37.260|131.840|131.890
    백령도|37.920|38.000|124.590|124.770
    대청도|37.790|37.860|124.660|124.760
    소청도|37.740|37.785|124.710|124.790
    연평도|37.600|37.700|125.660|125.740
    덕적도|37.190|37.270|126.050|126.190
    자월도|37.235|37.275|126.270|126.345
    승봉도|37.155|37.182|126.280|126.325
    이작도|37.160|37.200|126.210|126.272
    주문도|37.600|37.690|126.150|126.250
    장봉도|37.510|37.560|126.290|126.390
    풍도|37.095|37.125|126.360|126.405
    삽시도|36.310|36.360|126.325|126.390
    외연도|36.210|36.245|126.060|126.110
    어청도|36.105|36.135|125.950|126.000
    위도|35.560|35.640|126.230|126.325
    안마도|35.325|35.365|126.000|126.060
    홍도|34.660|34.725|125.160|125.220
    흑산도|34.630|34.725|125.375|125.475
    가거도|34.030|34.110|125.080|125.150
    비금도와 도초도|34.645|34.800|125.830|126.015
    하의도와 신의도|34.530|34.650|125.970|126.105
    조도|34.270|34.345|125.990|126.100
    보길도와 노화도|34.100|34.235|126.470|126.603
    소안도|34.110|34.190|126.604|126.700
    청산도|34.130|34.215|126.830|126.950
    생일도|34.285|34.355|126.955|127.005
    금일도|34.315|34.395|127.008|127.100
    금당도|34.405|34.465|127.025|127.105
    거문도|34.000|34.070|127.260|127.345
    금오도와 안도|34.465|34.570|127.705|127.830
    사량도|34.815|34.865|128.150|128.255
    욕지도|34.600|34.665|128.200|128.310
    한산도|34.740|34.815|128.455|128.535
    매물도|34.610|34.665|128.520|128.590
    """
}
