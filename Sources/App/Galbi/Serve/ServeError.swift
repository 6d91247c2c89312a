import Phrases

/// Why Galbi cannot be served over ssh, or a session cannot begin.
enum ServeError: PhrasedError, Equatable {
  case notRoot
  /// No sshd is installed.
  case noServer
  case badPath(String)
  case unreadable(String)
  case unwritable(String)
  /// A line that Galbi has not written.
  case foreignLine(String, line: Int)
  /// A file that Galbi has not written.
  case foreignFile(String)
  /// An account that Galbi has not made.
  case foreignUser(String)
  /// Others than root can replace the program, or not all can run it.
  case unsafeProgram(String)
  /// With what `useradd` says.
  case noUser(String)
  case notInstalled
  /// With what `userdel` says.
  case usedAccount(String)
  /// With what sshd says.
  case rejected(String)
  /// The configuration has no effect, or not all of it.
  case differs([SSHDropIn.Difference])
  case noReload
  case badName(String)
  case badKey(String)
  case privateKey(String)
  /// The key belongs to this name.
  case taken(String)
  case unknownName(String)
  /// A session was asked for something else than Galbi.
  case command
  case noTerminal
  /// A session that sshd has not begun.
  case notOverSSH
  case unknownKey
  /// The key has as many sessions as it may have.
  case tooManySessions(Int)
  case cannotStart

  var phrase: Phrase {
    switch self {
    case .notRoot:
      Phrase(ko: "root로 실행해 주세요.", en: "Run this as root.")
    case .noServer:
      Phrase(
        ko: "sshd를 찾을 수 없습니다. OpenSSH 서버를 설치해 주세요 (Debian: openssh-server).",
        en: "sshd was not found. Install the OpenSSH server (Debian: openssh-server).")
    case .badPath(let path):
      Phrase(
        ko: "경로에 영문자, 숫자, /._+- 외의 문자가 있습니다: \(path). 다른 경로를 사용해 주세요.",
        en: "The path \(path) has characters besides letters, digits and /._+-. Use another one.")
    case .unreadable(let path):
      Phrase(
        ko: "파일을 읽을 수 없습니다: \(path). 경로와 권한을 확인해 주세요.",
        en: "\(path) can’t be read. Check the path and its permissions.")
    case .unwritable(let path):
      Phrase(
        ko: "저장할 수 없습니다: \(path). root로 실행하고 디스크 공간을 확인해 주세요.",
        en: "\(path) can’t be written. Run this as root and check the disk space.")
    case .foreignLine(let path, let line):
      Phrase(
        ko: "\(path) 파일의 \(line)번째 줄은 갈비가 쓴 줄이 아닙니다. 그 줄을 삭제하고 다시 시도해 주세요.",
        en: "Line \(line) of \(path) was not written by Galbi. Remove it and try again.")
    case .foreignFile(let path):
      Phrase(
        ko: "갈비가 만든 파일이 아니어서 바꾸지 않았습니다: \(path). 파일을 옮기고 다시 시도해 주세요.",
        en: "\(path) was not written by Galbi, so it is unchanged. Move it away and try again.")
    case .foreignUser(let name):
      Phrase(
        ko: "‘\(name)’ 계정이 이미 다른 용도로 있습니다. 그 계정을 삭제하고 다시 시도해 주세요.",
        en: "The account “\(name)” already exists for something else. Remove it and try again.")
    case .unsafeProgram(let path):
      Phrase(
        ko: "root만 바꿀 수 있고 누구나 실행할 수 있어야 합니다: \(path). make install로 설치해 주세요.",
        en: "\(path) must be writable by root alone and executable by all. Use make install.")
    case .noUser(let message):
      Phrase(ko: "계정을 만들 수 없습니다: \(message)", en: "The account can’t be created: \(message)")
    case .notInstalled:
      Phrase(
        ko: "설치되어 있지 않습니다. galbi serve --ssh install로 설치해 주세요.",
        en: "Galbi is not installed for ssh. Run galbi serve --ssh install.")
    case .usedAccount(let message):
      Phrase(
        ko: "sshd 설정은 삭제했지만 계정을 삭제할 수 없습니다: \(message). 접속이 끝난 뒤 다시 실행해 주세요.",
        en:
          "sshd’s settings are removed, but the account can’t be: \(message). Run this again once "
          + "its sessions have ended.")
    case .rejected(let message):
      Phrase(ko: "sshd가 설정을 거부했습니다: \(message)", en: "sshd rejects its settings: \(message)")
    case .differs(let differences):
      Phrase(
        ko: "sshd 설정 \(differences.count)개가 적용되지 않았습니다. sshd_config의 Include와 Match를 확인해 주세요.",
        en: "Settings of sshd are not in effect: \(differences.count). Check Include and Match in "
          + "sshd_config.")
    case .noReload:
      Phrase(
        ko: "설정을 저장했지만 sshd에 알리지 못했습니다. sshd를 다시 시작해 주세요.",
        en: "The settings are saved, but sshd was not told. Restart sshd.")
    case .badName(let name):
      Phrase(
        ko: "사용할 수 없는 이름입니다: \(name). 영문 소문자로 시작하고 영문 소문자, 숫자, -_만 써서 32자까지 입력해 주세요.",
        en: "The name “\(name)” can’t be used. Use up to 32 of a–z, 0–9, - and _, a letter first.")
    case .badKey(let path):
      Phrase(
        ko: "OpenSSH 공개 키 하나가 있는 파일이 아닙니다: \(path). 이름이 .pub으로 끝나는 파일을 사용해 주세요.",
        en: "\(path) is not one public key of OpenSSH. Use the file whose name ends in .pub.")
    case .privateKey(let path):
      Phrase(
        ko: "개인 키입니다: \(path). 아무에게도 주지 말고, 이름이 .pub으로 끝나는 파일을 사용해 주세요.",
        en: "\(path) is a private key. Keep it secret, and use the file whose name ends in .pub.")
    case .taken(let name):
      Phrase(ko: "이미 등록된 키입니다: \(name)", en: "This key already belongs to “\(name)”.")
    case .unknownName(let name):
      Phrase(
        ko: "등록된 키가 없습니다: \(name). galbi serve --ssh list로 확인해 주세요.",
        en: "“\(name)” has no key. See galbi serve --ssh list.")
    case .command:
      Phrase(
        ko: "여기서는 갈비만 실행할 수 있습니다. 명령 없이 접속해 주세요.",
        en: "Only Galbi runs here. Connect without a command.")
    case .noTerminal:
      Phrase(
        ko: "터미널이 아니어서 화면을 표시할 수 없습니다. ssh -t로 접속해 주세요.",
        en: "This is not a terminal. Connect with ssh -t.")
    case .notOverSSH:
      Phrase(
        ko: "sshd만 실행할 수 있는 명령입니다. galbi serve --ssh의 설정을 사용해 주세요.",
        en: "Only sshd runs this command. Use the settings of galbi serve --ssh.")
    case .unknownKey:
      Phrase(
        ko: "등록되지 않은 키입니다. 서버 관리자에게 문의해 주세요.",
        en: "Your key is not registered. Ask the administrator of the server.")
    case .tooManySessions(let most):
      Phrase(
        ko: "이 키로 이미 세션 \(most)개가 열려 있습니다. 하나를 종료한 뒤 다시 접속해 주세요.",
        en: "Your key already has \(most) sessions, the most it may have. End one and try again.")
    case .cannotStart:
      Phrase(
        ko: "세션을 시작할 수 없습니다. 서버 관리자에게 문의해 주세요.",
        en: "The session can’t start. Ask the administrator of the server.")
    }
  }
}
