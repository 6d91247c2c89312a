import Platform

/// Orders at the shop of a folder, for tests that observe it or kill it.
///
/// The argument is the folder. Each line of standard input is a command, which is answered before the
/// next one is read:
/// - `card NUMBER` adds a card, and `topup AMOUNT` charges it;
/// - `place KEY PAYMENT GOOD=QUANTITY…` places an order, paid by `wallet` or `card`;
/// - `edit KEY PLACED PAYMENT GOOD=QUANTITY…` changes the order that was placed under a key;
/// - `cancel KEY PLACED` cancels it.
@main
struct Main {
  @MainActor
  static func main() async {
    guard CommandLine.arguments.count == 2 else { exit(2) }
    let trial = Trial(folder: CommandLine.arguments[1])
    await trial.open()
    while let line = readLine() {
      let words = line.split(separator: " ").map(String.init)
      guard let command = words.first, await trial.run(command, Array(words.dropFirst())) else {
        exit(2)
      }
    }
    await trial.close()
  }
}
