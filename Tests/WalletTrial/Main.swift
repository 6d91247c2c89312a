import Platform
import Secrets
import WalletDomain

/// Moves money in the wallet of a folder, for tests that observe it or kill it.
///
/// Commands: `open FOLDER`; `card FOLDER`, which reads the card's number from standard input;
/// `loop FOLDER`, which alternates top-ups and payments, requesting each twice, until it is killed;
/// `topup FOLDER AMOUNT`; `pay FOLDER COUNT AMOUNT`. With a last argument `postgresql://…` the wallet is
/// on that server.
@main
struct Main {
  @MainActor
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count > 1 else { exit(2) }
    let numbers = arguments.dropFirst(2).compactMap { Int64($0) }
    let trial = Trial(folder: arguments[1], server: arguments.dropFirst(2).last)
    await trial.open()
    switch (arguments[0], numbers.count) {
    case ("open", 0): break
    case ("card", 0): await trial.addCard(Secret((readLine() ?? "").utf8))
    case ("loop", 0):
      while true {
        let (first, second) = (MovementKey.random(), MovementKey.random())
        for _ in 1...2 { await trial.topUp(50_000, key: first) }
        for _ in 1...2 { await trial.pay(18_000, key: second) }
      }
    case ("topup", 1): await trial.topUp(numbers[0])
    case ("pay", 2): for _ in 0..<numbers[0] { await trial.pay(numbers[1]) }
    default: exit(2)
    }
    await trial.close()
  }
}
