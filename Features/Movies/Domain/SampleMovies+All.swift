import Phrases

extension SampleMovies {
  /// Their ids are -1 to -40, which no film of the service has.
  static let all: [SampleMovie] = texts.split(separator: "\n\n").enumerated().compactMap {
    SampleMovie(id: -1 - $0, $1.split(separator: "\n").map { $0.split(separator: " | ") })
  }

  /// The films, each with its title, genres, minutes, day, rating and title in a third language, then
  /// the overview, then the tagline.
  ///
  /// As far as is known no real film has such a title.
  private static let texts = """
    갈비집의 마지막 손님 | The Last Guest at the Grill | drama mystery | 112 | 20191003 | 78
    문을 닫는 밤, 낯선 손님이 이십 년 전의 계산서를 내민다. | On closing night a stranger brings a bill of twenty years ago.
    한 상만 더. | One more table.

    서울역 0번 출구 | Seoul Station, Exit Zero | thriller scifi | 98 | 20220817 | 66
    지도에 없는 출구로 나간 사람들은 하루 전의 아침에 선다. | Those who leave by an exit on no map arrive on the morning before.
    어제로 가는 막차. | The last train to yesterday.

    소금 편지 | Letters in Salt | romance history | 126 | 20150521 | 81
    염전 마을의 집배원이 바닷물로 쓴 편지의 주인을 찾는다. | A postman among salt fields seeks the writer of letters in brine.

    고양이 시장 선거 | The Cat for Mayor | comedy family | 94 | 20230913 | 70
    섬의 유일한 후보는 등대에 사는 고양이다. | The only candidate of an island is the cat of its lighthouse.
    한 표, 한 마리. | One vote, one fish.

    열두 번째 비 | The Twelfth Rain | drama | 107 | 20110630 | 74
    가뭄이 든 마을에 해마다 같은 날 비가 온다. 올해만 빼고. | In a dry village it rains on the same day every year, except this one.

    달의 뒷면 세탁소 | Laundry on the Far Side | scifi comedy | 101 | 20240207 | 72
    달 기지의 세탁소가 외계의 얼룩을 처음 발견한다. | The laundry of a moon base is the first to find an alien stain.
    지워지지 않는 것도 있다. | Some things do not wash out.

    느린 우체통 | The Slow Mailbox | romance drama | 116 | 20180412 | 77
    일 년 뒤에 배달되는 우체통에 누군가 날마다 답장을 넣는다. | Someone answers, daily, the letters of a box that is emptied once a year.

    유리 도시의 밤 | Nights of the Glass City | crime thriller | 131 | 20201126 | 69
    벽이 모두 투명한 도시에서 아무도 보지 못한 도둑질이 일어난다. | In a city of clear walls there is a theft that nobody saw.

    할머니와 드론 | Grandmother and the Drone | family comedy | 89 | 20210505 | 83
    산골 할머니가 길 잃은 배달 드론에게 농사를 가르친다. | A grandmother in the hills teaches a lost drone how to farm.
    날아도 밥은 먹고. | Fly, but eat first.

    백 년 국수 | A Hundred Years of Noodles | documentary history | 78 | 20160908 | 80
    한 골목, 네 가족, 백 년 동안 끓인 하나의 육수. | One alley, four families, and one broth kept for a hundred years.

    빨간 버스 정류장 | The Red Bus Stop | mystery | 104 | 20171019 | 65
    폐선된 노선의 버스를 매일 기다리는 아이에게 버스가 온다. | A child waits for a bus of a closed line, and it comes.

    바다를 접는 법 | How to Fold the Sea | fantasy family | 97 | 20220126 | 79
    종이접기를 하던 소녀가 바다를 접어 배를 구한다. | A girl who folds paper folds the sea to save a boat.

    조용한 폭발 | A Quiet Explosion | drama crime | 119 | 20130314 | 71
    귀가 들리지 않는 폭파 기사가 단 하나의 소리를 찾는다. | A deaf demolition engineer looks for a single sound.

    겨울 과수원 | The Winter Orchard | drama romance | 122 | 20091210 | 76
    눈 속에서 익는 사과를 지키는 두 자매의 마지막 겨울. | The last winter of two sisters who guard apples that ripen in snow.

    택시는 두 번 멈춘다 | The Taxi Stops Twice | crime comedy | 103 | 20240619 | 68
    손님이 두고 내린 가방이 기사보다 먼저 집에 와 있다. | A bag left in the taxi gets home before the driver.
    요금은 나중에. | The fare comes later.

    거꾸로 도서관 | The Backward Library | fantasy mystery | 110 | 20190725 | 75
    책을 끝에서부터 읽는 사서만이 사라진 첫 장을 안다. | Only a librarian who reads backwards knows the missing first page.

    마지막 필름 현상소 | The Last Darkroom | drama | 93 | 20141106 | 73
    문을 닫는 현상소에 아무도 찍지 않은 사진이 나타난다. | In a darkroom that closes there is a photograph that nobody took.

    귀신도 월세를 낸다 | Ghosts Pay Rent | comedy horror | 96 | 20230727 | 64
    집주인보다 성실한 세입자는 삼백 년 전에 죽었다. | The most reliable tenant of the house died three centuries ago.
    보증금은 저승에. | The deposit is beyond.

    산의 시계공 | The Watchmaker of the Mountain | fantasy drama | 128 | 20121018 | 82
    산이 늦어질 때마다 올라가 태엽을 감는 사람이 있다. | Whenever the mountain is slow, somebody climbs up and winds it.

    천 개의 우산 | A Thousand Umbrellas | history drama | 137 | 20160623 | 77
    장마의 도시를 지킨 것은 우산을 만들던 사람들이었다. | Those who made umbrellas saved a city in the long rain.

    파리의 김밥 | Gimbap in Paris | comedy romance | 99 | 20200212 | 67 | Le rouleau de la rue Froide
    차가운 거리의 요리사가 편지 대신 김밥을 보낸다. | A cook of Cold Street sends rolls of rice in place of letters.

    안개 등대 | The Fog Lighthouse | mystery drama | 108 | 20080904 | 74 | 霧灯台の人
    불을 켜지 않는 등대지기가 배들을 모두 집으로 데려온다. | A keeper who lights no lamp brings all ships home.

    베를린의 빈 의자 | The Empty Chair in Berlin | history thriller | 133 | 20181115 | 79 | Der leere Stuhl am Ufer
    협상장의 빈 의자에는 매일 다른 이름표가 붙는다. | The empty chair of a conference has a new name every day.

    오렌지 나무의 고백 | The Orange Tree Confesses | romance comedy | 91 | 20150716 | 63 | El naranjo lo confiesa
    마을의 비밀을 듣던 오렌지 나무가 말을 시작한다. | A tree that has heard the secrets of a town begins to talk.

    보스포루스의 양말 | Socks over the Bosphorus | family comedy | 87 | 20170331 | 70 | Boğazda Bir Çift Çorap
    두 대륙에 한 짝씩 나뉜 양말을 찾아 남매가 나선다. | A brother and a sister seek a pair of socks on two continents.

    긴 강의 북소리 | Drums of the Long River | history drama | 142 | 20051220 | 72 | 长河鼓声
    강이 넘칠 때마다 북을 치는 집안의 막내가 귀를 막는다. | The youngest of a house that drums at floods covers her ears.

    얼음 위의 피아노 | A Piano on the Ice | drama | 105 | 20101028 | 78 | Pianot på isen
    봄이 오기 전에 호수를 건너야 하는 피아노 한 대. | A piano has to cross the lake before spring.

    일요일의 우주 | The Universe on Sundays | scifi family | 95 | 20220901 | 69
    일요일에만 열리는 뒷마당의 문은 다른 별로 이어진다. | A gate in the yard that opens on Sundays leads to another star.

    숫자 도둑 | The Thief of Numbers | thriller scifi | 118 | 20211014 | 66
    어느 날 세상에서 7이 사라지고 은행이 먼저 눈치챈다. | One day the world is without sevens, and the banks notice first.
    셀 수 없다면 훔칠 수 있다. | What cannot be counted can be stolen.

    봄의 제철소 | Spring at the Steelworks | documentary | 84 | 20190418 | 71
    문을 닫은 제철소에 나무가 자라기까지 열두 달. | Twelve months until trees grow in a steelworks that has closed.

    우리 동네 화산 | The Volcano Next Door | comedy scifi | 100 | 20230329 | 62
    재개발을 앞둔 언덕에서 연기가 나자 집값이 오른다. | Smoke rises from a hill due for redevelopment, and so do house prices.

    검은 연필 | The Black Pencil | horror mystery | 92 | 20140821 | 61
    그린 것을 지울 수 없는 연필이 미술 학원을 떠돈다. | A pencil whose lines cannot be erased goes around an art school.

    별을 세는 배 | The Ship That Counts Stars | fantasy family | 111 | 20170727 | 80
    별을 잃어버린 선장과 숫자를 모르는 소년의 항해. | The voyage of a captain without stars and a boy without numbers.

    두부와 칼 | The Tofu and the Blade | comedy history | 106 | 20130919 | 68
    칼을 버린 무사가 두부 가게의 새 주인이 된다. | A swordsman who gave up his blade takes over a tofu shop.

    야간 열차의 약속 | A Promise on the Night Train | romance thriller | 113 | 20201224 | 73
    같은 칸에서 십 년마다 만나기로 한 두 사람, 그리고 세 번째 승객. | Two meet in one carriage every ten years, and then there is a third.

    개미의 계절 | The Season of Ants | documentary family | 76 | 20180620 | 77
    아파트 화단 아래, 백만 마리의 일 년. | A year of a million beneath the flower bed of a block of flats.

    잊힌 주파수 | The Forgotten Frequency | scifi mystery | 115 | 20240911 | 75
    꺼진 라디오에서 내일의 뉴스가 들린다. | A radio that is switched off has the news of tomorrow.
    내일도 청취해 주셔서 감사합니다. | Thank you for listening tomorrow.

    첫눈 배달부 | The First Snow Courier | family fantasy | 90 | 20311205 | -
    첫눈을 배달하던 소년이 여름에 길을 잃는다. | A boy who delivers the first snow is lost in summer.

    이름 없는 항구 | The Harbour Without a Name | drama | - | - | -
    아직 촬영 중인 이야기. | A story that is still being filmed.

    고래가 빌린 방 | The Room a Whale Rented | fantasy comedy | 102 | 20250430 | 76
    옥탑방에 세 든 고래 때문에 건물이 조금씩 바다로 간다. | A whale rents a room on the roof, and the house moves to the sea.
    보증금은 파도로. | The deposit is paid in waves.
    """
}
