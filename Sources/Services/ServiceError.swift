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
  /// `setting` is the name of the setting that has the address.
  case invalidAddress(setting: String)
  /// libcurl is not installed.
  case noLibrary
  case unknown

  public var phrase: Phrase {
    switch self {
    case .noInternet:
      Phrase(ko: "인터넷에 연결되어 있지 않습니다.", en: "There is no internet connection.")
    case .tooSlow:
      Phrase(ko: "서버의 응답이 너무 느립니다.", en: "The service takes too long to answer.")
    case .tooManyRequests:
      Phrase(
        ko: "요청이 너무 많아 서버가 거절했습니다. 몇 분 뒤에 다시 해 보세요.",
        en: "The service got too many requests; try again in a few minutes.")
    case .refused(let status) where 300..<400 ~= status:
      Phrase(
        ko: "서버가 요청한 자료 대신 다른 답을 보냈습니다 (\(status)).",
        en: "The service answered with something else than was asked for (\(status)).")
    case .refused(let status):
      Phrase(
        ko: "서버가 요청을 거절했습니다 (\(status)).", en: "The service refused the request (\(status)).")
    case .unreadableReply:
      Phrase(ko: "서버의 응답을 읽을 수 없습니다.", en: "The service's reply cannot be read.")
    case .emptyReply:
      Phrase(ko: "서버가 빈 목록을 보냈습니다.", en: "The service sent an empty list.")
    case .tooLarge:
      Phrase(ko: "서버의 응답이 너무 큽니다.", en: "The service's reply is too large.")
    case .connectionLost:
      Phrase(ko: "내려받는 중에 연결이 끊어졌습니다.", en: "The connection was lost during the download.")
    case .untrusted:
      Phrase(
        ko: "서버를 믿을 수 없어 연결하지 않았습니다.", en: "The service could not be trusted, so nothing was sent.")
    case .invalidAddress(let setting):
      Phrase(
        ko: "서버 주소가 올바르지 않습니다. \(setting)을 확인하세요.",
        en: "The service's address is not valid; check \(setting).")
    case .noLibrary:
      Phrase(
        ko: "libcurl을 불러올 수 없습니다. libcurl4를 설치하세요.",
        en: "libcurl cannot be loaded; install libcurl4.")
    case .unknown:
      Phrase(ko: "알 수 없는 문제가 생겼습니다. 다시 해 보세요.", en: "Something unknown went wrong; try again.")
    }
  }
}
