public import Phrases
public import Storage

/// What can go wrong with people, one case for each thing that the user can do about it.
public enum PeopleError: PhrasedError, Hashable {
  case noInternet
  case tooSlow
  case tooManyRequests
  /// The service answered, but not with people.
  case refused(status: Int)
  case unreadableReply
  case emptyReply
  case tooLarge
  case connectionLost
  case untrustedService
  case invalidAddress
  /// libcurl is not installed.
  case noLibrary
  case storage(StorageError)
  /// The database was damaged, and is kept under this file name.
  case damaged(movedTo: String?)
  case missing
  case cannotWalk
  case cannotFly
  case samplesCannotChange
  /// Another Galbi has changed the person to this one.
  case changedElsewhere(Person)
  /// What is to be undone or redone was changed by another Galbi, or is gone.
  case undoOverChange
  case unknown

  /// What has happened, without the key that helps, for a place that names it itself.
  public var cause: Phrase {
    guard case .damaged(let name?) = self else { return phrase }
    return Phrase(
      ko: "저장된 자료가 손상되어 \(name)(으)로 옮겼습니다.",
      en: "The stored data were damaged and are now in \(name).")
  }

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
        ko: "서버가 사람들 대신 다른 답을 보냈습니다 (\(status)).",
        en: "The service answered with something else than people (\(status)).")
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
    case .untrustedService:
      Phrase(
        ko: "서버를 믿을 수 없어 연결하지 않았습니다.", en: "The service could not be trusted, so nothing was sent.")
    case .invalidAddress:
      Phrase(
        ko: "서버 주소가 올바르지 않습니다. GALBI_PEOPLE_URL을 확인하세요.",
        en: "The service's address is not valid; check GALBI_PEOPLE_URL.")
    case .noLibrary:
      Phrase(
        ko: "libcurl을 불러올 수 없습니다. libcurl4를 설치하세요.",
        en: "libcurl cannot be loaded; install libcurl4.")
    case .storage(let error): error.phrase
    case .damaged(let name?):
      Phrase(
        ko: "저장된 자료가 손상되어 \(name)(으)로 옮겼습니다. R로 새로 받으세요.",
        en: "The stored data were damaged and are now in \(name); press R to download anew.")
    case .damaged(nil):
      Phrase(
        ko: "저장된 자료가 손상되었습니다. 갈비를 다시 시작하세요.",
        en: "The stored data are damaged; start Galbi again.")
    case .missing:
      Phrase(ko: "그런 사람이 없습니다. Esc로 돌아가세요.", en: "There is no such person; go back with Esc.")
    // These two are labels rather than sentences, and the same in every language.
    case .cannotWalk: Phrase(ko: "Cannot walk.", en: "Cannot walk.")
    case .cannotFly: Phrase(ko: "NotFly.", en: "NotFly.")
    case .samplesCannotChange:
      Phrase(
        ko: "표본 자료는 고칠 수 없습니다. 홈에서 R로 사람들을 받으세요.",
        en: "Samples cannot be changed; press R at home to download people.")
    case .changedElsewhere(let person):
      Phrase(
        ko: "그사이 다른 곳에서 \(person.name)의 정보가 바뀌었습니다. 어느 것을 남길지 고르세요.",
        en: "\(person.name) was changed elsewhere meanwhile; choose which to keep.")
    case .undoOverChange:
      Phrase(
        ko: "그사이 다른 곳에서 바뀌었거나 없어진 사람이라 그대로 두었습니다.",
        en: "The person was changed elsewhere or removed since, so nothing was done.")
    case .unknown:
      Phrase(ko: "알 수 없는 문제가 생겼습니다. 다시 해 보세요.", en: "Something unknown went wrong; try again.")
    }
  }
}
