import Expectations
import Phrases
import Testing
import Time

@testable import SettingsDomain

/// Which value is in force, where it comes from, and how it is shown.
struct SettingsTests {
  @Test func `every setting has a name, a preset that it takes, and both languages`() {
    expectEqual(
      SettingKey.allCases.map(\.name),
      [
        "language", "theme", "colors", "mouse", "esc-delay", "bell", "region", "auto-lock",
        "people.url", "movies.url",
        "movies.key", "highway.url", "highway.key", "its.url", "its.key", "gyeonggi.url",
        "gyeonggi.key", "places.url", "places.key", "location", "database", "database.password",
      ])
    expectEqual(
      SettingKey.allCases.map { Settings().shown($0) },
      [
        "system", "system", "auto", "on", "auto", "on", "on", "5", "default", "default", "none",
        "default", "none",
        "default", "none", "default", "none", "default", "none", "none", "default", "none",
      ])
    for key in SettingKey.allCases {
      expectEqual(key.kind.value(key.preset), key.preset)
      #expect(!key.title.text(.korean).isEmpty && !key.title.text(.english).isEmpty)
    }
  }

  @Test(
    arguments: [
      (.theme, "day", "day"), (.theme, " Day\t", "day"), (.theme, "dark", "night"),
      (.theme, "Light", "day"), (.theme, "pink", nil), (.theme, "", nil),
      (.autoLock, "15", "15"), (.autoLock, "10", nil),
      (.peopleURL, "https://a.example/x?y=1", "https://a.example/x?y=1"),
      (.peopleURL, "http://127.0.0.1:8080", "http://127.0.0.1:8080"),
      (.peopleURL, "HTTPS://a", "HTTPS://a"), (.peopleURL, "default", "default"),
      (.peopleURL, "ftp://a", nil), (.peopleURL, "https://", nil), (.peopleURL, "https://:80", nil),
      (.peopleURL, "https://a b", nil), (.peopleURL, "https://me:word@a", nil),
      (.database, "postgresql:///books?host=/run", "postgresql:///books?host=/run"),
      (.database, "postgres://me@a:5433/b", "postgres://me@a:5433/b"),
      (.database, "default", "default"), (.database, "", nil), (.database, "https://a/b", nil),
      (.database, "postgresql://me:word@a/b", nil),
      (.database, "postgresql:///b?password=word", nil), (.database, "postgresql://a /b", nil),
      (.itsKey, "abc=/+#", "abc=/+#"), (.itsKey, "a b", nil), (.itsKey, "a\u{1B}", nil),
      (.location, " 37.5547,126.9706 서울역", "37.5547,126.9706 서울역"),
      (.location, "-37.5,127", "-37.5,127"), (.location, "", ""), (.location, "서울역", nil),
      (.location, "37.5547 126.9706 서울역", nil), (.location, "91,127 서울역", nil),
      (.location, "37,nan 서울역", nil), (.location, "37,127,1 서울역", nil),
      (.itsKey, "열쇠", nil), (.itsKey, "", ""),
      (.itsKey, String(repeating: "a", count: 1_025), nil),
    ] as [(SettingKey, String, String?)])
  func `a value is taken or not`(key: SettingKey, text: String, value: String?) {
    expectEqual(key.kind.value(text), value)
  }

  @Test func `an option overrides a variable, a variable the file`() {
    let (overrides, problem) = Settings.overrides(
      options: [.theme: Settings.Override("plain", from: .option("--theme"))],
      variable: ["GALBI_THEME": "day", "GALBI_LANG": "ko", "GALBI_COLORS": ""].lookUp)
    let settings = Settings(
      file: [.theme: "night", .language: "en", .mouse: "off"], overrides: overrides)
    expectEqual(problem, nil)
    expectEqual(
      [SettingKey.theme, .language, .mouse, .colors].map { settings[$0] },
      ["plain", "ko", "off", "auto"])
    expectEqual(
      [SettingKey.theme, .language, .mouse, .colors].map { settings.origin(of: $0) },
      [.option("--theme"), .variable("GALBI_LANG"), .file, .preset])
    expectEqual(settings.override(of: .mouse), nil)
  }

  @Test func `a variable with an invalid value is ignored, and named`() {
    let (overrides, problem) = Settings.overrides(
      options: [:], variable: ["GALBI_THEME": "pink", "GALBI_PEOPLE_URL": "nowhere"].lookUp)
    expectEqual(overrides, [:])
    expectEqual(problem, .badVariable("GALBI_THEME", .theme))
  }

  @Test func `values have their meaning`() {
    let settings = Settings(file: [
      .language: "ko", .colors: "256", .mouse: "off", .region: "off", .autoLock: "off",
      .peopleURL: "https://a.example", .moviesKey: "0123456789",
    ])
    expectEqual(settings.language, .korean)
    #expect(!settings.usesMouse)
    #expect(!settings.showsCountries)
    expectEqual(settings.autoLock, nil)
    expectEqual(settings.address(.peopleURL), "https://a.example")
    expectEqual(settings.secret(.moviesKey), "0123456789")
    expectEqual(Settings().language, nil)
    expectEqual(Settings().autoLock, .seconds(300))
    expectEqual(Settings().address(.peopleURL), nil)
    expectEqual(Settings().secret(.moviesKey), nil)
  }

  @Test(
    arguments: [("", "none"), ("1234567", "····"), ("abcd1234", "····1234")])
  func `of a secret the last four characters are visible, of a short one none`(
    secret: String, shown: String
  ) {
    expectEqual(Settings(file: [.itsKey: secret]).shown(.itsKey), shown)
  }

  @Test func `the description of settings masks secrets`() {
    let settings = Settings(file: [.itsKey: "abcd1234"])
    var dumped = ""
    dump(settings, to: &dumped)
    for text in ["\(settings)", String(reflecting: settings), dumped] {
      #expect(text.contains("its.key = ····1234"))
      #expect(!text.contains("abcd"))
    }
  }

  @Test func `a theme may be one of the file`() {
    let customSettings = [
      CustomSetting(line: 1, name: "theme.sea.text", value: "#fff"),
      CustomSetting(line: 2, name: "theme.sea.dim", value: "#ccc"),
      CustomSetting(line: 3, name: "key.q", value: "x"),
      CustomSetting(line: 4, name: "theme.night.dim", value: "#ccc"),
    ]
    expectEqual(customSettings.themes, ["sea"])
    expectEqual(
      SettingKey.theme.expected(customSettings).text(.english), "system, night, day, plain or sea")
    expectEqual(SettingKey.mouse.expected(customSettings).text(.english), "on or off")
    expectEqual(SettingKey.theme.value(" sea ", customSettings), "sea")
    expectEqual(SettingKey.theme.value("Day", customSettings), "day")
    expectEqual(SettingKey.theme.value("sky", customSettings), nil)
    expectEqual(SettingKey.mouse.value("sea", customSettings), nil)
    let (overrides, problem) = Settings.overrides(
      options: [:], customSettings: customSettings, variable: ["GALBI_THEME": "sea"].lookUp)
    expectEqual(problem, nil)
    expectEqual(Settings(overrides: overrides).theme, "sea")
    let settings = Settings(file: [.theme: "plain"])
    expectEqual(settings.next(.theme, by: 1, customSettings), "sea")
    expectEqual(settings.next(.theme, by: 2, customSettings), "system")
  }

  @Test func `choices continue at the other end, and other settings have no next value`() {
    let settings = Settings(file: [.theme: "plain"])
    expectEqual(settings.next(.theme, by: 1), "system")
    expectEqual(settings.next(.theme, by: -1), "day")
    expectEqual(settings.next(.language, by: -1), "en")
    expectEqual(settings.next(.itsKey, by: 1), nil)
  }

  @Test(
    arguments: [
      SettingsError.badValue(.theme), .badVariable("GALBI_THEME", .theme),
      .overridden(.theme, .option("--theme")),
      .broken(path: "/a", line: 3, .notASetting), .broken(path: "/a", line: 3, .badValue(.itsKey)),
      .broken(path: "/a", line: 3, .twice(.theme, firstLine: 1)),
      .broken(path: "/a", line: 3, .notText(nil)),
      .notText(path: "/a", line: 3), .cannotRead(path: "/a"), .cannotWrite(path: "/a"),
      .tooLarge(path: "/a"), .diskFull, .busy,
    ])
  func `every error is a sentence in both languages`(error: SettingsError) {
    #expect(error.phrase.text(.english).hasSuffix("."))
    // What ends with values has no full stop, as if it were a part of them.
    let korean = error.phrase.text(.korean)
    #expect(korean.hasSuffix(".") || korean.contains(". 사용할 수 있는 값: "))
    #expect(error.phrase.text(.english) != error.phrase.text(.korean))
  }
}

extension [String: String] {
  /// A dictionary as an environment.
  fileprivate var lookUp: (String) -> String? { { self[$0] } }
}
