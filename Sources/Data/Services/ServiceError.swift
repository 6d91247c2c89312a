public import Phrases

/// Why a service of the web has not answered as it should, one case for each thing that the user can
/// do about it.
public enum ServiceError: PhrasedError, Hashable {
  case noInternet
  case tooSlow
  case tooManyRequests
  /// The service answered, but not with what was asked for.
  case refused(status: Int)
  case unreadableReply
  case emptyReply
  case tooLarge
  case connectionLost
  case untrusted
  /// The address is of this machine or of a private network, and only public ones may be reached.
  case privateAddress
  /// `setting` is the name of the setting that has the address.
  case invalidAddress(setting: String)
  /// libcurl is not installed.
  case noLibrary
  case unknown

  /// Says that the settings have no key for a service, and how to set one.
  public static func keyMissing(_ setting: String) -> Phrase {
    Phrase(
      ko: "API 키가 없습니다. 프로필의 ‘서버와 API 키’에서 설정해 주세요(\(setting)).",
      en: "No API key is set. Set \(setting) in Profile, under Servers and API keys.")
  }

  /// Whether its sentence leaves trying again to the screen, and does not speak of it itself.
  public var leavesRetryOpen: Bool {
    switch self {
    case .tooManyRequests, .unknown: false
    default: true
    }
  }

  public var phrase: Phrase {
    switch self {
    case .noInternet:
      Phrase(ko: "인터넷에 연결되어 있지 않습니다.", en: "No internet connection.")
    case .tooSlow:
      Phrase(ko: "서버의 응답이 너무 느립니다.", en: "The service took too long to respond.")
    case .tooManyRequests:
      Phrase(
        ko: "요청이 너무 많아 서버에서 거부했습니다. 몇 분 후 다시 시도해 주세요.",
        en: "Too many requests. Try again in a few minutes.")
    case .refused(let status) where 300..<400 ~= status:
      Phrase(
        ko: "서버에서 예상과 다른 응답을 보냈습니다 (\(status)).",
        en: "The service sent an unexpected response (\(status)).")
    case .refused(let status):
      Phrase(
        ko: "서버에서 요청을 거부했습니다 (\(status)).",
        en: "The service refused the request (\(status)).")
    case .unreadableReply:
      Phrase(ko: "서버의 응답을 읽을 수 없습니다.", en: "The service’s response can’t be read.")
    case .emptyReply:
      Phrase(ko: "서버가 빈 목록을 보냈습니다.", en: "The service sent an empty list.")
    case .tooLarge:
      Phrase(ko: "서버의 응답이 너무 큽니다.", en: "The service’s response is too large.")
    case .connectionLost:
      Phrase(
        ko: "다운로드 중에 연결이 끊어졌습니다.",
        en: "The connection was lost during the download.")
    case .untrusted:
      Phrase(
        ko: "서버를 신뢰할 수 없어 연결하지 않았습니다.",
        en: "The service is not trusted, so no connection was made.")
    case .privateAddress:
      Phrase(
        ko: "내부 네트워크 주소에는 연결할 수 없습니다.",
        en: "Addresses in a private network can’t be used here.")
    case .invalidAddress(let setting):
      Phrase(
        ko: "서버 주소가 올바르지 않습니다. \(setting) 설정을 확인해 주세요.",
        en: "The service’s address is not valid. Check \(setting).")
    case .noLibrary:
      Phrase(
        ko: "libcurl을 불러올 수 없습니다. libcurl4를 설치해 주세요.",
        en: "libcurl can’t be loaded. Install libcurl4.")
    case .unknown:
      Phrase(
        ko: "알 수 없는 문제가 발생했습니다. 다시 시도해 주세요.",
        en: "Something went wrong. Try again.")
    }
  }
}
