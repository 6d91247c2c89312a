import Headless
import Secrets

extension Launcher {
  /// What `--keys` says: a script, `@FILE`, or `-` for standard input.
  func keyScript() throws(UsageError) -> KeyScript {
    var text = options.replay.map { "@\($0)" } ?? options.keys ?? ""
    if text == "-" || text.hasPrefix("@") {
      let name = text == "-" ? "/dev/stdin" : String(text.dropFirst())
      guard let content = readFile(name) else { throw .unreadableKeys(name) }
      text = content
    }
    do throws(KeyScript.Fault) {
      return try KeyScript(text)
    } catch {
      guard options.hasKeysInArgument else {
        throw .badKeyInFile(line: error.line, column: error.column)
      }
      throw .badKey(error.word)
    }
  }

  /// A secret for each that the script asks for, from the lines of the file of `--secrets`, or of
  /// standard input for `-`.
  func secrets(for script: KeyScript?) throws(UsageError) -> [Secret] {
    var secrets: [Secret] = []
    if let name = options.secrets.map({ $0 == "-" ? "/dev/stdin" : $0 }) {
      guard let lines = readSecrets(name) else { throw .unreadableSecrets(name) }
      secrets = lines
    }
    let asked = (script?.steps ?? []).filter { $0.step == .secret }.count
    guard asked <= secrets.count else { throw .tooFewSecrets(asked: asked, found: secrets.count) }
    return secrets
  }
}
