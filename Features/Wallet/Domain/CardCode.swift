import Secrets

/// The code that is printed beside a card's number.
enum CardCode {
  /// Nil while nothing is wrong that more digits could not put right; `issuers` are those whose card
  /// it may be.
  static func fault(of code: Secret, issuers: [CardIssuer], isComplete: Bool) -> CardFault? {
    let lengths = Set((issuers.isEmpty ? CardIssuer.allCases : issuers).map(\.codeLength))
    let (count, isDigits) = code.withBytes { bytes in
      (bytes.count, bytes.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    }
    guard isDigits else { return .notDigits }
    let isTooLong = count > lengths.max() ?? 0
    guard isTooLong || isComplete && !lengths.contains(count) else { return nil }
    return .wrongCode(digits: lengths.sorted())
  }
}
