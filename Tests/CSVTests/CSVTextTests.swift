import CSV
import Expectations
import Testing

struct CSVTextTests {
  private func decoded(_ bytes: [UInt8]) throws -> String {
    String(decoding: try CSVText.decoded(bytes), as: UTF8.self)
  }

  @Test func `UTF-8 is read with and without its mark`() throws {
    try expectEqual(decoded(Array("날짜".utf8)), "날짜")
    try expectEqual(decoded([0xEF, 0xBB, 0xBF] + "날짜".utf8), "날짜")
    try expectEqual(decoded([]), "")
  }

  @Test func `CP949 is read, with the syllables that EUC-KR has not`() throws {
    // 날짜 똠방각하
    let bytes: [UInt8] = [
      0xB3, 0xAF, 0xC2, 0xA5, 0x20, 0x8C, 0x63, 0xB9, 0xE6, 0xB0, 0xA2, 0xC7, 0xCF,
    ]
    try expectEqual(decoded(bytes), "날짜 똠방각하")
  }

  @Test func `UTF-16 is read in both orders of its bytes`() throws {
    try expectEqual(decoded([0xFF, 0xFE, 0x00, 0xAC, 0x2C, 0x00]), "가,")
    try expectEqual(decoded([0xFE, 0xFF, 0xAC, 0x00, 0x00, 0x2C]), "가,")
  }

  @Test func `a character of CP949 in UTF-8 is named by its line`() throws {
    let cp949: [UInt8] = [0xB3, 0xAF]
    let files: KeyValuePairs<Int, [UInt8]> = [
      2: "날짜,내용\n".utf8 + cp949 + ",버스\n서점\n".utf8, 1: "날짜".utf8 + cp949,
      3: "날짜\n\n가".utf8 + [0xB0], 4: [0xEF, 0xBB, 0xBF] + "a\nb\nc\n".utf8 + cp949,
    ]
    for (line, bytes) in files {
      #expect(throws: CSVError.notUTF8(line: line)) { try CSVText.decoded(bytes) }
    }
    // Three bytes begin at U+0800.
    #expect(throws: CSVError.notUTF8(line: 1)) { try CSVText.decoded("\u{800}".utf8 + [0xB0]) }
    #expect(throws: CSVError.notText) { try CSVText.decoded("\u{7FF}".utf8 + [0xB0]) }
    // A stray character of UTF-8 in CP949 does not make it UTF-8.
    let dates = [UInt8]([0xB3, 0xAF, 0xC2, 0xA5, 0x0A])
    try expectEqual(decoded(dates + dates + dates), "날짜\n날짜\n날짜\n")
  }

  @Test func `a fault in CP949 is named by its line, and a stray NUL is no fault`() throws {
    let dates = [UInt8]([0xB3, 0xAF, 0xC2, 0xA5, 0x0A])
    let many = Array(repeating: dates, count: 8).flatMap(\.self)
    #expect(throws: CSVError.notUTF8(line: 9)) { try CSVText.decoded(many + [0xFF, 0x0A] + many) }
    try expectEqual(
      decoded(Array("날짜,내용\n2026-11-01,a\u{0}b\n".utf8)), "날짜,내용\n2026-11-01,a\u{FFFD}b\n")
  }

  @Test func `what is no text is refused`() {
    #expect(throws: CSVError.notText) { try CSVText.decoded([0xFF, 0xFF, 0xFF]) }
    #expect(throws: CSVError.notText) { try CSVText.decoded([0x61, 0x00, 0x62]) }
    // Half a character at the end.
    #expect(throws: CSVError.notText) { try CSVText.decoded([0xB3, 0xAF, 0xC2]) }
  }

  @Test func `letters of Western Europe and of Japan are read where no Korean is likely`() throws {
    // Buchung;Überweisung für Größe, café, 5 €
    let german = "Buchung;\u{DC}berweisung f\u{FC}r Gr\u{F6}\u{DF}e, caf\u{E9}, 5 \u{80}"
      .unicodeScalars
      .map { UInt8($0.value) }
    try expectEqual(decoded(german), "Buchung;Überweisung für Größe, café, 5 €")
    // 日付,お支払金額
    let japanese: [UInt8] = [
      0x93, 0xFA, 0x95, 0x74, 0x2C, 0x82, 0xA8, 0x8E, 0x78, 0x95, 0xA5, 0x8B, 0xE0, 0x8A, 0x7A,
    ]
    try expectEqual(decoded(japanese), "日付,お支払金額")
    // One letter of CP949 that stands alone among others is a fault of these.
    let dates = [UInt8]([0xB3, 0xAF, 0xC2, 0xA5, 0x0A])
    #expect(throws: CSVError.notText) { try CSVText.decoded(dates + [0x61, 0xE9, 0x0A]) }
  }
}
