/// What the command line says.
struct BenchOptions {
  /// Only measures whose `suite: name` has one of these are taken; all where there is none.
  private(set) var words: [String] = []
  private(set) var isJSON = false
  private(set) var runs = 15
  /// The folder of `galbi` and `BigList`.
  private(set) var programs: String

  static let leastRuns = 9

  static let usage = """
    Bench [--only WORD]... [--runs N] [--json] [--programs FOLDER]
      --only WORD        only measures that have WORD in "suite: name"
      --runs N           N samples of each measure, at least 9; 15 if not given
      --json             one array of objects
      --programs FOLDER  where galbi and BigList are; beside Bench if not given
    """

  /// Nil when the arguments, the program's own name first, cannot be understood.
  init?(_ arguments: [String]) {
    let own = arguments.first ?? ""
    let folder = own.lastIndex(of: "/").map { own[..<$0] } ?? "."
    programs = String(folder)
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": isJSON = true
      case "--only":
        guard let word = rest.popFirst() else { return nil }
        words.append(word)
      case "--runs":
        guard let runs = rest.popFirst().flatMap({ Int($0) }), runs >= Self.leastRuns else {
          return nil
        }
        self.runs = runs
      case "--programs":
        guard let programs = rest.popFirst() else { return nil }
        self.programs = programs
      default: return nil
      }
    }
  }
}
