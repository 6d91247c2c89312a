import Phrases
import RIBsTesting
import Testing

@testable import Galbi
@testable import Launch

struct TextTableTests {
  @Test func `every text is translated`() {
    #expect(AppText.untranslated == [])
    #expect(HelpText.untranslated == [])
    #expect(ConfigText.untranslated == [])
  }

  @Test(arguments: Language.allCases)
  func `the help names every option`(language: Language) {
    let help = HelpText.usage.text(language)
    #expect(Options.names.filter { !help.contains($0) } == [])
  }

  @Test(arguments: Language.allCases)
  func `the help fits into 100 columns`(language: Language) {
    #expect(HelpText.usage.text(language).split(separator: "\n").allSatisfy { $0.count <= 100 })
  }
}
