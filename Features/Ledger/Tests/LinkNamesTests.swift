import Expectations
import Testing

@testable import LedgerDomain

/// What banks and the people who have accounts there are called.
struct LinkNamesTests {
  @Test(arguments: [
    "우리집 생활비", "하나뿐인 통장", "현대아파트 관리비", "기업부설 연구비", "대신 낸 돈", "제일 좋은 날", "산업기사 학원비", "삼성동 월세",
    "제주 여행", "쿠키 통장", "School", "imac 적금", "하나하나 카드값", "비자 발급",
  ])
  func `words of every day are no banks`(name: String) {
    expectEqual(LinkNames.institutions(named: LinkNames.folded(name)), [])
  }

  @Test(arguments: [
    "우리은행", "우리", "하나카드", "현대M카드", "현대 카드", "IBK 기업은행", "대신증권", "SC제일은행", "산업은행", "국민 생활비", "토스",
    "쿠페이", "KB", "im뱅크", "우리체크카드", "카카오 세이프박스",
  ])
  func `names of banks are`(name: String) {
    #expect(!LinkNames.institutions(named: LinkNames.folded(name)).isEmpty)
  }

  @Test func `one of several names says which bank it is`() {
    let names: KeyValuePairs<String, String?> = [
      "1우리은행.csv": "우리", "2카카오뱅크": "카카오", "KB국민카드": "국민", "국민은행_거래내역": "국민", "하나카드": "하나",
      "우리집 생활비": nil, "하나로마트": nil, "농협": "농협", "토스뱅크 거래내역": "토스", "우리은행에서 국민은행으로": nil,
      "a.csv": nil, "": nil, "카카오페이": "카카오", "MG카드": "새마을", "케이카드": "케이뱅크", "비엔케이카드": "부산",
      "에스케이카드": "에스케이", "오케이저축은행": "오케이", "BNK경남은행": "경남", "Smg카드": nil, "OK마트": nil,
    ]
    for (name, only) in names { expectEqual(Institutions.only(in: name), only, "\(name)") }
    for names in Institutions.names {
      for name in names { expectEqual(LinkNames.folded(name), name) }
    }
    #expect(Institutions.common.isSubset(of: Institutions.names.joined()))
  }

  @Test(
    arguments: [
      ("김하늘", "***", false), ("김하늘", "김**", false), ("김하늘", "김*늘", true), ("김하늘", "김하*", true),
      ("이솔", "이*", true), ("이솔", "**", false), ("남궁하늘", "남궁**", true), ("김하늘", "김하늘", true),
      ("김하늘", "김바다", false), ("김하늘", "김하", false),
    ] as [(String, String, Bool)])
  func `hidden letters leave enough of a name`(one: String, other: String, areSame: Bool) {
    expectEqual(LinkNames.areSame(one, other), areSame)
  }
}
