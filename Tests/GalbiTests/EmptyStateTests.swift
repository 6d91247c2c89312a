import Headless
import Phrases
import RIBs
import TerminalUI
import Testing

@testable import Galbi

/// What a screen says where there is nothing is true: the keys that it names are bound there.
@MainActor
struct EmptyStateTests {
  private let finder = FinderApp()

  /// The way to each screen without rows, on sample data and offline.
  nonisolated private static let ways: [(link: String, keys: String)] = [
    ("home", "v"), ("home", "v v"), ("home", "/ \"zzz\" Enter"), ("home/movies", "Esc Down"),
    ("home/movies?query=zzzz", ""), ("home/mart", "/ \"zzz\" Enter"), ("home/mart", "c"),
    ("home/mart/orders", ""), ("home/highway/route", ""), ("home/transport", ""), ("finance", ""),
    ("finance/cards", ""), ("finance/ledger", ""), ("finance/ledger", "t"), ("finance/ledger", "I"),
    ("finance/ledger", "L"), ("finance/ledger/links", ""), ("finance/ledger/budgets", ""),
  ]

  /// The keys that the sentences on the screen name, in their order.
  private func named(_ app: Headless, _ language: Language) -> [String] {
    let lines = app.lines.map { String($0) }.dropLast()
    let isSheet = lines.contains { $0.contains("╭") }
    let words = lines.flatMap { line -> [String] in
      let parts = line.split(separator: "│", omittingEmptySubsequences: false)
      if isSheet, parts.count < 3 { return [] }
      let text = isSheet ? String(parts[1]) : line
      return text.split { " │┃".contains($0) }.map(String.init)
    }
    return words.indices.compactMap { index -> String? in
      switch language {
      case .korean:
        let key = words[index].prefix { $0.isASCII }
        let particle = words[index].dropFirst(key.count)
        let isNamed = ["를", "을", "로", "으로"].contains(String(particle))
        return isNamed && Self.isKey(key) ? String(key) : nil
      case .english:
        let key = words[index].prefix { $0 != "," && $0 != "." }
        let isNamed = index > 0 && ["Press", "press", "then", "or"].contains(words[index - 1])
        return isNamed && Self.isKey(key) ? String(key) : nil
      }
    }
  }

  private static func isKey(_ text: Substring) -> Bool {
    text.count == 1 || text == "Esc" || text == "Enter"
  }

  @Test(arguments: Language.allCases)
  func `each key that a sentence names is bound`(language: Language) async throws {
    let app = finder.launch(language, Size(columns: 90, rows: 40))
    var count = 0
    for (link, keys) in Self.ways {
      _ = try await app.root.open(Link(parsing: link))
      await app.settle()
      if !keys.isEmpty { try await app.press(keys) }
      for name in named(app, language) {
        count += 1
        let key: Key =
          switch name {
          case "Esc": .escape
          case "Enter": .enter
          default: .character(Character(name))
          }
        let isBound = app.window.bindings.contains { $0.keys.contains(key) }
        #expect(isBound, "\(link) \(keys): \(name) in\n\(app.lines)")
        // What follows is said of the screen to which it leads.
        if key == .escape { try await app.press("Esc") }
      }
    }
    #expect(count > 15)
    app.shutDown()
  }
}
