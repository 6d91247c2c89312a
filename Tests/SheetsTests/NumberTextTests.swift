import Expectations
import Testing

@testable import Sheets

/// Numbers, days and times of spreadsheets.
struct NumberTextTests {
  @Test(arguments: [
    ("6200", "6200"), ("6200.0", "6200"), ("-1.5", "-1.5"), ("1.2E7", "12000000"),
    ("1.2345e+03", "1234.5"),
    ("0.30000000000000004", "0.3"), ("1E-3", "0.001"), ("-0", "0"), ("0.00", "0"),
    ("999999999999999.9", "1000000000000000"),
    ("123456789012345678", "123456789012346000"), ("00012", "12"), ("+5", "5"), (".5", "0.5"),
    ("1234567.0000000001", "1234567"),
  ])
  func `a number has no exponent and no faults of fractions`(_ text: String, _ plain: String) {
    expectEqual(NumberText.plain(text), plain)
  }

  @Test(arguments: [
    "", "-", "1.2.3", "a", "1e", "1e9999", "1e-9223372036854775808", "NaN", "inf", "1 2", "１",
  ])
  func `what is no number is none`(_ text: String) { expectEqual(NumberText.plain(text), nil) }

  @Test(arguments: [
    ("yyyy-mm-dd", NumberFormat.day), ("m/d/yy h:mm", .dayAndTime), ("h:mm:ss AM/PM", .time),
    ("[h]:mm", .time),
    ("mmm", .day), ("#,##0", .plain), ("General", .plain), ("\"day\"0", .plain),
    ("0.00E+00", .plain),
    ("[Red]#,##0;\\d0", .plain), ("yyyy\"년\" m\"월\" d\"일\"", .day), ("00000000", .padded(8)),
    ("0", .plain),
    ("\"US$\"#,##0", .currency("USD")), ("[$¥-411]#,##0", .currency("JPY")),
    ("[$¥-804]#,##0", .currency("CNY")), ("#,##0\" USD\"", .currency("USD")),
    ("[$€-2] #,##0.00", .currency("EUR")), ("_(\"$\"* #,##0_)", .currency("USD")),
    ("$#,##0", .currency("USD")), ("[$₩-412]#,##0", .plain), ("\"₩\"#,##0", .plain),
    ("#,##0\"원\"", .plain), ("#,##0\"건\"", .plain), ("[$-412]#,##0", .plain),
    ("[$-412]AM/PM h:mm", .time), ("#,##0_-;dd", .plain), ("@", .plain),
  ])
  func `a format says what a number is`(_ code: String, _ format: NumberFormat) {
    expectEqual(NumberFormat(code: code), format)
  }

  @Test func `a number in another currency has its code`() {
    let format = NumberFormat.currency("USD")
    expectEqual(format.text(of: "5000", from1904: false), "USD 5000")
    expectEqual(format.text(of: "-12.99", from1904: false), "USD -12.99")
    expectEqual(format.text(of: "0", from1904: false), "0")
  }

  @Test func `days are counted with a leap day that never was, or from 1904`() {
    func day(_ number: String, _ from1904: Bool = false) -> String {
      NumberFormat.day.text(of: number, from1904: from1904)
    }
    expectEqual(day("1"), "1900-01-01")
    expectEqual(day("59"), "1900-02-28")
    expectEqual(day("60"), "1900-02-29")
    expectEqual(day("61"), "1900-03-01")
    expectEqual(day("46345"), "2026-11-19")
    expectEqual(day("44883", true), "2026-11-19")
    expectEqual(day("0", true), "1904-01-01")
    expectEqual(day("36585"), "2000-02-29")
    expectEqual(day("2958465"), "9999-12-31")
    expectEqual(day("-1"), "-1")
    expectEqual(day("1e300"), "1e300")
    expectEqual(
      NumberFormat.dayAndTime.text(of: "46345.7845", from1904: false), "2026-11-19 18:49:41")
    // The last half second belongs to the next day.
    expectEqual(
      NumberFormat.dayAndTime.text(of: "46344.999999", from1904: false), "2026-11-19 00:00:00")
    expectEqual(NumberFormat.time.text(of: "0.75", from1904: false), "18:00:00")
    // A format of minutes and seconds hides the day.
    expectEqual(NumberFormat.time.text(of: "46345.75", from1904: false), "2026-11-19 18:00:00")
    expectEqual(NumberFormat.padded(8).text(of: "123456", from1904: false), "00123456")
  }

  @Test func `a cell has its place by its letters`() {
    expectEqual(CellReference("A1").map { [$0.row, $0.column] }, [0, 0])
    expectEqual(CellReference("$XFD$1048576").map { [$0.row, $0.column] }, [1_048_575, 16_383])
    for wrong in [
      "", "A", "1", "A0", "1A", "A-1", "ÄB1", "AAAAAAAAAAAAA1", "A99999999999999999999",
    ] {
      expectEqual(CellReference(wrong), nil)
    }
  }

  @Test func `letters stand for bytes`() {
    expectEqual(Base64Text.bytes(""), [])
    expectEqual(Base64Text.bytes("Zm9vYg=="), Array("foob".utf8))
    expectEqual(Base64Text.bytes("+/8="), [0xFB, 0xFF])
    expectEqual(Base64Text.bytes("a b"), nil)
  }
}
