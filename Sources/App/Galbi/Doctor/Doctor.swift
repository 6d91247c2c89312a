import Launch
import Phrases
import SessionDomain
import TerminalUI

/// Runs `galbi doctor`: prints what works on this machine and what does not, and changes nothing.
@MainActor
struct Doctor {
  let launcher: Launcher

  /// Returns the exit status: 1 if something is broken.
  func run() async -> Int32 {
    TextWidth.prepare()
    var faults = 0
    func report(_ subject: Phrase, _ finding: Finding) {
      launcher.printLine(line(of: finding, about: subject))
      if finding.state == .broken { faults += 1 }
    }
    report(Phrase(ko: "터미널", en: "terminal"), .terminal(launcher))
    for (subject, path) in folders { report(subject, .folder(path)) }
    for finding in Finding.settings(launcher) {
      report(Phrase(ko: "설정", en: "settings"), finding)
    }
    let folder = launcher.folders.folder(of: Profile(name: ""))
    let servers = await Finding.database(launcher)
    for finding in servers { report(Phrase(ko: "데이터베이스", en: "database"), finding) }
    // The files that the server takes the place of may be those of before.
    let checks = SessionComponent.parts.flatMap { $0.databaseChecks }
    for check in checks where servers.isEmpty || !SessionStores.files.contains(check.file) {
      report(check.subject, await check.finding(in: folder))
    }
    report(Phrase(ko: "사람 서비스", en: "people service"), await .people(launcher))
    report(Phrase(ko: "영화 서비스", en: "movie service"), await .movies(launcher))
    report(Phrase(ko: "장소 서비스", en: "place service"), await .places(launcher))
    report(Phrase(ko: "한국도로공사", en: "Korea Expressway"), await .expressways(launcher))
    report(Phrase(ko: "국가교통정보센터", en: "ITS Korea"), await .its(launcher))
    report(Phrase(ko: "경기도", en: "Gyeonggi Province"), await .gyeonggi(launcher))
    report(Phrase(ko: "경로 서비스", en: "route service"), await .routes(launcher))
    guard faults > 0 else { return 0 }
    launcher.printError(wrapped(Self.sum(of: faults).text(launcher.language)))
    return 1
  }

  private var folders: [(subject: Phrase, path: String)] {
    let folders = launcher.folders
    let data = (Phrase(ko: "데이터 폴더", en: "data"), folders.data)
    // With `--data` all three are the same folder.
    if folders.config == folders.data { return [data] }
    return [
      data, (Phrase(ko: "설정 폴더", en: "config"), folders.config),
      (Phrase(ko: "기록 폴더", en: "state"), folders.state),
    ]
  }

  private func line(of finding: Finding, about subject: Phrase) -> String {
    Self.line(
      of: finding.text.text(launcher.language),
      heads: [finding.state.phrase, subject].map { $0.text(launcher.language) },
      columns: launcher.outputColumns)
  }

  /// The least columns for a text beside the heads.
  private nonisolated static let leastColumns = 20
  private nonisolated static let narrowIndent = 2

  /// The heads in columns of their own, and the text beside them, or below them in a narrow terminal, broken
  /// at words where it would leave the terminal.
  nonisolated static func line(of text: String, heads: [String], columns: Int?) -> String {
    let head = zip(heads, [6, 17]).map { text, columns in
      let text = ControlCharacters.escaped(text)
      return text + String(repeating: " ", count: max(0, columns - TextWidth.columns(of: text)) + 2)
    }.joined()
    let text = ControlCharacters.escaped(text)
    let indent = TextWidth.columns(of: head)
    guard let columns else { return head + text }
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    func lines(_ indent: Int) -> String {
      LaunchHelp.lines(of: words, columns: columns - indent)
        .joined(separator: "\n" + String(repeating: " ", count: indent))
    }
    // A long path is whole below the heads, so that the terminal does not break it.
    let longest = words.map { TextWidth.columns(of: $0) }.max() ?? 0
    let fitsBelow = longest > columns - indent && longest <= columns - narrowIndent
    let hasRoom = columns - indent >= leastColumns && !fitsBelow
    if hasRoom || indent + TextWidth.columns(of: text) <= columns { return head + lines(indent) }
    let title = heads.map { ControlCharacters.escaped($0) }.joined(separator: "  ")
    return title + "\n" + String(repeating: " ", count: narrowIndent) + lines(narrowIndent)
  }

  /// Broken at words where the terminal would break it anywhere.
  private func wrapped(_ text: String) -> String {
    guard let columns = launcher.outputColumns else { return text }
    let words = text.split(separator: " ").map(String.init)
    return LaunchHelp.lines(of: words, columns: columns).joined(separator: "\n")
  }

  private static func sum(of faults: Int) -> Phrase {
    Phrase(
      ko: "오류가 \(faults)개 있습니다. 위의 ‘오류’ 줄을 확인해 주세요.",
      en: faults == 1
        ? "One error. See the line marked “error”."
        : "\(faults) errors. See the lines marked “error”.")
  }
}
