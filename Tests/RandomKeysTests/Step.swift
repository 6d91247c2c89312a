import Headless
import Phrases
import TerminalUI

/// One thing that happens to the app from outside.
enum Step: Hashable, Sendable {
  case key(Key)
  case paste(String)
  case resize(Size)
  /// In milliseconds.
  case wait(Int)
  /// What the service answers from now on.
  case service(FickleService.Mood)
  /// The service's replies do not come until they are released.
  case hold
  case release
  /// Another program begins to write the database, and goes on until it is done.
  case lock
  case unlock
  /// Another Galbi edits a person, or marks them as a favourite.
  case meddle(id: String, isEdit: Bool)
  /// Another Galbi brings money into the wallet.
  case topUp
  /// Another Galbi orders something at the shop.
  case order
  /// Another Galbi imports statements of a bank and a card, whose entries may be linked.
  case bringStatements
  case open(String)
  /// At most twelve Esc must lead to the first screen of a tab, from which 1 leads home.
  case goHome
  /// The app ends and starts again on the same data.
  case relaunch(Language, isASCII: Bool)
}

extension Step: CustomStringConvertible {
  /// As a key script writes it; what no key does stands in brackets.
  var description: String {
    switch self {
    case .key(.character("\"")): #""\"""#
    case .key(let key): key.name(.ascii)
    case .wait(let milliseconds): "Wait \(milliseconds)ms"
    case .goHome: "[Esc until home]"
    case .paste(let text): "[paste “\(ControlCharacters.escaped(text))”]"
    case .resize(let size): "[resize \(size)]"
    case .service(let mood): "[service \(mood)]"
    case .hold: "[hold replies]"
    case .release: "[release replies]"
    case .lock: "[lock database]"
    case .unlock: "[unlock database]"
    case .meddle(let id, let isEdit): "[another \(isEdit ? "edits" : "marks") \(id)]"
    case .open(let link): "[open “\(ControlCharacters.escaped(link))”]"
    case .topUp: "[another tops up]"
    case .order: "[another orders]"
    case .bringStatements: "[another imports]"
    case .relaunch(let language, let isASCII):
      "[relaunch \(language.rawValue)\(isASCII ? " in ASCII" : "")]"
    }
  }
}

/// A step, and whether the next one comes before the app had time for anything.
struct Move: Hashable, Sendable {
  let step: Step
  let isHasty: Bool
}

extension Sequence<Move> {
  /// The moves as a key script, hasty ones joined to the next by a plus sign.
  var script: String {
    var text = ""
    for move in self { text += "\(move.step)\(move.isHasty ? "+" : " ")" }
    return String(text.dropLast())
  }
}
