import LedgerDomain
import Secrets
import Sheets
import StatementsDomain
import Storage

/// Statements in files of other kinds than text with separators.
enum SheetStatements {
  /// The only file in a zip that may be a statement, with its name; nil for a file of another kind.
  static func unpacked(_ bytes: [UInt8]) throws(StatementError) -> (bytes: [UInt8], name: String)? {
    guard let package = try? SheetPackage(bytes) else { return nil }
    guard let place = package.statement else { throw .other(OtherFile(package)) }
    do throws(SheetError) {
      let name = package.names[place].split(separator: "/").last.map(String.init) ?? ""
      return (try package.read(place), name)
    } catch {
      // Others unpack what has a password.
      throw error == .damaged ? .other(OtherFile(package)) : StatementError(error)
    }
  }

  /// The tables of a file; nil for text with separators.
  static func sheets(
    in bytes: [UInt8], _ password: Secret?
  ) throws(StatementError) -> [FileTable]? {
    do throws(SheetError) {
      return try SheetReader.sheets(in: bytes, password: password)
    } catch {
      throw StatementError(error)
    }
  }
}

extension StatementError {
  fileprivate init(_ error: SheetError) {
    self =
      switch error {
      case .damaged: .damaged
      case .notSheet, .noTable: .noTable
      case .tooLarge(let excess): .tooMuch(StatementExcess(excess))
      case .declarations: .declarations
      case .locked: .locked
      case .wrongPassword: .wrongPassword(isRepeated: false)
      case .lockedForGood, .unknownEncryption: .lockedForGood
      case .libraryMissing(let package): .libraryMissing(package)
      case .cancelled: .ledger(.cancelled)
      }
  }
}

extension StatementExcess {
  fileprivate init(_ excess: SheetError.Excess) {
    self =
      switch excess {
      case .cells: .cells
      case .text: .text
      case .unpacked: .unpacked
      case .parts: .parts
      case .depth: .depth
      case .time: .work
      }
  }
}
