import Geography

@testable import HighwayDomain

/// Places of Korea, by name.
enum Place: String, CaseIterable {
  case seoul, incheon, gangneung, sokcho, chuncheon, daejeon, daegu, pohang, busan, jeonju, gwangju
  case mokpo, tongyeong, jeju

  var coordinate: Coordinate {
    switch self {
    case .seoul: place(37.5665, 126.9780)
    case .incheon: place(37.4563, 126.7052)
    case .gangneung: place(37.7519, 128.8761)
    case .sokcho: place(38.2070, 128.5918)
    case .chuncheon: place(37.8813, 127.7298)
    case .daejeon: place(36.3504, 127.3845)
    case .daegu: place(35.8714, 128.6014)
    case .pohang: place(36.0190, 129.3435)
    case .busan: place(35.1796, 129.0756)
    case .jeonju: place(35.8242, 127.1480)
    case .gwangju: place(35.1595, 126.8526)
    case .mokpo: place(34.8118, 126.3922)
    case .tongyeong: place(34.8544, 128.4331)
    case .jeju: place(33.4996, 126.5312)
    }
  }
}

/// The middle of Korea, if the degrees are none.
func place(_ latitude: Double, _ longitude: Double) -> Coordinate {
  Coordinate(latitude: latitude, longitude: longitude) ?? place(36.5, 127.8)
}

extension ExpresswayNetwork {
  /// Two roads that meet at a junction: `East` from west to east, `North` from south to north.
  ///
  /// A kilometre is a hundredth of a degree of longitude on `East`, of latitude on `North`.
  static let crossing = """
    R|0001|East|East Road|서쪽|동쪽|100
    P|0|I|서IC|36.00000|127.00000|
    P|200|T|중간TG|36.00000|127.20000|101
    P|500|J|교차JC|36.00000|127.50000|
    P|1000|I|동IC|36.00000|128.00000|
    A|300|>|오른|36.00000|127.30000|000010
    A|300|<|왼|36.00000|127.30000|
    A|400|=|양|36.00000|127.40000|
    A|700|>|먼|36.00000|127.70000|
    R|0002|North|North Road|남쪽|북쪽|50
    P|0|J|교차JC|36.00000|127.50100|
    P|300|I|북IC|36.30000|127.50000|
    A|100|>|북향|36.10000|127.50000|
    A|200|<|남향|36.20000|127.50000|
    """
}
