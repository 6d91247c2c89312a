import Expectations
import Foundation
import Secrets
import Storage
import Testing

@testable import Sheets

/// The files in `Tests/BankFiles`.
enum BankFiles {
  static let password = Secret("900102".utf8)

  /// One statement in files of every kind.
  static let contract = [
    "contract-utf8.xls", "contract-cp949.xls", "contract-office.html.xls", "contract-openpyxl.xlsx",
    "contract-1904.xlsx", "contract-rich.xlsx", "contract-inline.xlsx", "contract-office.xlsx",
    "contract-agile.xlsx", "contract-standard.xlsx", "contract-xlwt.xls", "contract-1904.xls",
    "contract-gnumeric.xls", "contract-office.xls", "contract-2003.xml",
  ]

  static func bytes(_ name: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return Array(try Data(contentsOf: folder.appending(path: "BankFiles/\(name)")))
  }

  static func sheets(_ name: String) throws -> [FileTable] {
    try #require(try SheetReader.sheets(in: bytes(name), password: password))
  }

  /// The cells of the rows, without blank ones around them.
  static func table(_ name: String, in sheet: String? = nil) throws -> [[String]] {
    let found = try sheets(name).filter { sheet == nil || $0.name == sheet }
    return found.flatMap(\.rows).map { row in
      Array(row.cells.drop(while: \.isEmpty).reversed().drop(while: \.isEmpty).reversed())
    }
  }
}

extension [UInt8] {
  /// Bytes that were cut, changed or repeated in places that a number decides.
  func damaged(_ random: inout SplitMix) -> [UInt8] {
    guard !isEmpty else { return self }
    var bytes = self
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return Array(bytes.prefix(Int.random(in: 0..<count, using: &random)))
    case 1:
      let start = Int.random(in: 0..<count, using: &random)
      bytes.removeSubrange(start..<Swift.min(start + Int.random(in: 1...64, using: &random), count))
    case 2:
      let start = Int.random(in: 0..<count, using: &random)
      bytes.insert(contentsOf: bytes[start..<Swift.min(start + 64, count)], at: start)
    default:
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let values: [UInt8] = [0, 1, 0x7F, 0x80, 0xFE, 0xFF, .random(in: 0...255, using: &random)]
        bytes[Int.random(in: 0..<count, using: &random)] = values.randomElement(using: &random) ?? 0
      }
    }
    return bytes
  }
}
