import CSV
import Testing

struct CSVTextTests {
  private func decoded(_ bytes: [UInt8]) throws -> String {
    String(decoding: try CSVText.decoded(bytes), as: UTF8.self)
  }

  @Test func `UTF-8 is read with and without its mark`() throws {
    #expect(try decoded(Array("날짜".utf8)) == "날짜")
    #expect(try decoded([0xEF, 0xBB, 0xBF] + "날짜".utf8) == "날짜")
    #expect(try decoded([]) == "")
  }

  @Test func `CP949 is read, with the syllables that EUC-KR has not`() throws {
    // 날짜 똠방각하
    let bytes: [UInt8] = [
      0xB3, 0xAF, 0xC2, 0xA5, 0x20, 0x8C, 0x63, 0xB9, 0xE6, 0xB0, 0xA2, 0xC7, 0xCF,
    ]
    #expect(try decoded(bytes) == "날짜 똠방각하")
  }

  @Test func `UTF-16 is read in both orders of its bytes`() throws {
    #expect(try decoded([0xFF, 0xFE, 0x00, 0xAC, 0x2C, 0x00]) == "가,")
    #expect(try decoded([0xFE, 0xFF, 0xAC, 0x00, 0x00, 0x2C]) == "가,")
  }

  @Test func `what is no text is refused`() {
    #expect(throws: CSVError.notText) { try CSVText.decoded([0xFF, 0xFF, 0xFF]) }
    #expect(throws: CSVError.notText) { try CSVText.decoded([0x61, 0x00, 0x62]) }
    // Half a character at the end.
    #expect(throws: CSVError.notText) { try CSVText.decoded([0xB3, 0xAF, 0xC2]) }
  }
}
