import Headless
import Platform
import Secrets

extension Launcher {
  /// How many bytes a key script may have.
  private static let keyLimit = 4 << 20

  /// The script of `--keys` (text, `@FILE`, or `-` for standard input) or of `--replay`.
  func keyScript() throws(UsageError) -> KeyScript {
    var text = options.replay.map { "@\($0)" } ?? options.keys ?? ""
    if text == "-" || text.hasPrefix("@") {
      let name = text == "-" ? "/dev/stdin" : String(text.dropFirst())
      errno = 0
      guard let content = ProcessIO.text(in: name, limit: Self.keyLimit) else {
        throw errno == EFBIG ? .tooManyKeys(name) : .unreadableKeys(name)
      }
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

  /// The lines of the file of `--secrets` (`-` for standard input), at least as many as the script
  /// needs.
  func secrets(for script: KeyScript?) throws(UsageError) -> [Secret] {
    var secrets: [Secret] = []
    if let name = options.secrets.map({ $0 == "-" ? "/dev/stdin" : $0 }) {
      guard let lines = ProcessIO.secrets(in: name) else { throw .unreadableSecrets(name) }
      secrets = lines
    }
    let asked = (script?.steps ?? []).filter { $0.step == .secret }.count
    guard asked <= secrets.count else { throw .tooFewSecrets(asked: asked, found: secrets.count) }
    return secrets
  }
}
