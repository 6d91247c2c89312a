import Expectations
import Phrases
import Testing
import WalletDomain

struct WonShortTests {
  @Test func `amounts are short in the units of each language`() {
    let texts: KeyValuePairs<Int64, [String]> = [
      0: ["0", "0"], 999: ["999", "999"], 9_999: ["9,999", "10K"], 10_000: ["1만", "10K"],
      137_400: ["13.7만", "137K"], 2_850_000: ["285만", "2.9M"], 12_000_000: ["1,200만", "12M"],
      1_234_567_890: ["12.3억", "1.2B"], 2_000_000_000_000: ["2조", "2T"],
      -137_400: ["-13.7만", "-137K"], 308_800: ["30.9만", "309K"], 999_950: ["100만", "1M"],
      4_595_890: ["460만", "4.6M"], 99_996_000: ["1억", "100M"], 999_499: ["99.9만", "999K"],
      -999_950: ["-100만", "-1M"], .min: ["-9,223,372조", "-9,223,372T"],
    ]
    for (amount, expected) in texts {
      expectEqual(Language.allCases.map(Won(amount).short.text), expected)
    }
  }
}
