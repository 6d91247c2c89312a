import Expectations
import Secrets
import Testing

@testable import Sheets

/// Files with a password.
struct EncryptedTests {
  private static let names = ["contract-agile.xlsx", "contract-standard.xlsx", "kakaobank.xlsx"]

  @Test(arguments: names)
  func `a file with a password says that it is locked`(_ name: String) throws {
    let bytes = try BankFiles.bytes(name)
    #expect(throws: SheetError.locked) { try SheetReader.sheets(in: bytes) }
  }

  @Test(arguments: names)
  func `a wrong password is said to be wrong`(_ name: String) throws {
    let bytes = try BankFiles.bytes(name)
    for wrong in ["", "900103", "9001022", "생일", String(repeating: "1", count: 5_000)] {
      #expect(throws: SheetError.wrongPassword) {
        try SheetReader.sheets(in: bytes, password: Secret(wrong.utf8))
      }
    }
  }

  @Test func `an old workbook with a password says that it stays locked`() throws {
    let bytes = try BankFiles.bytes("locked.xls")
    #expect(throws: SheetError.lockedForGood) {
      try SheetReader.sheets(in: bytes, password: BankFiles.password)
    }
  }

  @Test func `content that was changed does not match its seal`() throws {
    let bytes = try BankFiles.bytes("contract-agile.xlsx")
    let file = try CompoundFile(bytes)
    let info = try #require(try file.stream(named: "EncryptionInfo"))
    var package = try #require(try file.stream(named: "EncryptedPackage"))
    _ = try EncryptedPackage(info: info, package: package).decrypted(by: BankFiles.password)
    package[package.count / 2] ^= 1
    #expect(throws: SheetError.damaged) {
      try EncryptedPackage(info: info, package: package).decrypted(by: BankFiles.password)
    }
    package[package.count / 2] ^= 1
    // The size is sealed too.
    package[0] ^= 1
    #expect(throws: SheetError.damaged) {
      try EncryptedPackage(info: info, package: package).decrypted(by: BankFiles.password)
    }
  }

  @Test func `more turns than are worth the time are refused`() throws {
    let bytes = try BankFiles.bytes("contract-agile.xlsx")
    let file = try CompoundFile(bytes)
    let info = try #require(try file.stream(named: "EncryptionInfo"))
    let text = String(decoding: info.dropFirst(8), as: UTF8.self)
    let many = Array(text.replacing("spinCount=\"100000\"", with: "spinCount=\"10000000\"").utf8)
    #expect(many.count > info.count - 8)
    #expect(throws: SheetError.damaged) { try AgileEncryption(xml: many) }
    let other = Array(text.replacing("ChainingModeCBC", with: "ChainingModeCFB").utf8)
    #expect(throws: SheetError.unknownEncryption) { try AgileEncryption(xml: other) }
    let declared =
      Array("<!DOCTYPE a [<!ENTITY b 'c'>]>".utf8) + text.utf8.drop { $0 != UInt8(ascii: "<") }
    #expect(throws: SheetError.self) { try AgileEncryption(xml: declared) }
  }

  @Test func `a chain of sectors that goes in a circle is refused`() throws {
    let bytes = try BankFiles.bytes("contract-agile.xlsx")
    let size = 1 << Int(bytes.number16(at: 30))
    let fat = (Int(bytes.number32(at: 76)) + 1) * size
    for place in 0..<bytes.count / size - 1 {
      var looped = bytes
      for byte in 0..<4 {
        looped[fat + place * 4 + byte] = UInt8(truncatingIfNeeded: place >> (byte * 8))
      }
      // A sector that follows itself: damaged, unless it is one that nothing needs.
      do {
        _ = try CompoundFile(looped).stream(named: "EncryptedPackage")
      } catch {
        expectEqual(error, .damaged)
      }
    }
    var directory = bytes
    let start = Int(bytes.number32(at: 48))
    for byte in 0..<4 {
      directory[fat + start * 4 + byte] = UInt8(truncatingIfNeeded: start >> (byte * 8))
    }
    #expect(throws: SheetError.damaged) { try CompoundFile(directory) }
  }
}
