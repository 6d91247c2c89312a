/// Uses the tree wrongly, or to its limits, once: the argument says how.
///
/// Without one it lists the kinds, a line each: `stops`, the kind, the names that the sentence must
/// hold; or `works`, the kind.
@main struct Misuse {
  @MainActor static func main() {
    guard let word = CommandLine.arguments.dropFirst().first else {
      for kind in WrongUse.allCases {
        print("stops", kind.rawValue, kind.names.joined(separator: " "))
      }
      for kind in HardUse.allCases { print("works", kind.rawValue) }
      return
    }
    if let kind = WrongUse(rawValue: word) {
      kind.run()
      print("\(word) was accepted")
    } else if let kind = HardUse(rawValue: word) {
      kind.run()
      print("\(word) works")
    } else {
      print("There is no kind \(word).")
    }
  }
}
