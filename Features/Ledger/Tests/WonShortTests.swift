import LedgerDomain
import Phrases
import Testing
import WalletDomain

struct WonShortTests {
  @Test func `amounts are short in the units of each language`() {
    let texts: KeyValuePairs<Int64, [String]> = [
      0: ["0", "0"], 999: ["999", "999"], 9_999: ["9,999", "10K"], 10_000: ["1만", "10K"],
      137_400: ["13.7만", "137K"], 2_850_000: ["285만", "2.9M"], 12_000_000: ["1,200만", "12M"],
      1_234_567_890: ["12.3억", "1.2B"], 2_000_000_000_000: ["2조", "2T"],
      -137_400: ["-13.7만", "-137K"],
    ]
    for (amount, expected) in texts {
      #expect([Won(amount).shortText(.korean), Won(amount).shortText(.english)] == expected)
    }
  }
}
