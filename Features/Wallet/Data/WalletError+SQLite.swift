import SQLite
import WalletDomain

extension WalletError {
  /// `isChange` is whether the operation was to write.
  init(_ error: SQLiteError, isChange: Bool) {
    switch error {
    case .full: self = .diskFull
    case .readOnly: self = .cannotWrite
    case .busy: self = .busy
    case .newerSchema: self = .newerData
    case .corrupt, .gone, .unexpectedValue, .missingColumn: self = .damaged
    case .cannotOpen, .failedDisk: self = isChange ? .cannotWrite : .cannotRead
    case .cannotWatch, .constraint, .interrupted, .misuse, .other: self = .unknown
    }
  }
}
