import Geography
public import PlacesDomain

extension FixedPlaces {
  /// Well-known places of Korea, with their coordinates to about a hundred metres.
  public static let samples: [Place] =
    table.split(separator: "\n").compactMap { line in
      let facts = line.split(separator: "|").map(String.init)
      guard facts.count == 5, let latitude = Double(facts[2]), let longitude = Double(facts[3]),
        let coordinate = Coordinate(latitude: latitude, longitude: longitude)
      else { return nil }
      return Place(
        name: facts[0], address: facts[1], coordinate: coordinate, category: facts[4])
    }

  /// Name, address, latitude, longitude, category.
  private static let table = """
    서울역|서울 중구 한강대로 405|37.5547|126.9707|기차역
    용산역|서울 용산구 한강대로23길 55|37.5299|126.9648|기차역
    청량리역|서울 동대문구 왕산로 214|37.5801|127.0468|기차역
    수서역|서울 강남구 밤고개로 99|37.4860|127.1040|기차역
    서울시청|서울 중구 세종대로 110|37.5663|126.9779|시청
    강남역|서울 강남구 강남대로 396|37.4979|127.0276|지하철역
    남산서울타워|서울 용산구 남산공원길 105|37.5512|126.9882|관광지
    경복궁|서울 종로구 사직로 161|37.5796|126.9770|궁궐
    김포국제공항|서울 강서구 하늘길 112|37.5587|126.7945|공항
    인천국제공항|인천 중구 공항로 272|37.4602|126.4407|공항
    수원역|경기 수원시 팔달구 덕영대로 924|37.2660|127.0000|기차역
    판교역|경기 성남시 분당구 판교역로 160|37.3947|127.1112|지하철역
    대전역|대전 동구 중앙로 215|36.3323|127.4341|기차역
    동대구역|대구 동구 동대구로 550|35.8793|128.6285|기차역
    광주송정역|광주 광산구 상무대로 201|35.1378|126.7911|기차역
    부산역|부산 동구 중앙대로 206|35.1151|129.0414|기차역
    해운대해수욕장|부산 해운대구 해운대해변로 264|35.1587|129.1604|해수욕장
    울산역|울산 울주군 삼남읍 울산역로 177|35.5514|129.1386|기차역
    천안아산역|충남 아산시 배방읍 희망로 100|36.7945|127.1045|기차역
    전주역|전북 전주시 덕진구 동부대로 680|35.8499|127.1618|기차역
    여수엑스포역|전남 여수시 망양로 2|34.7532|127.7490|기차역
    강릉역|강원 강릉시 용지로 176|37.7645|128.8996|기차역
    강릉시청|강원 강릉시 강릉대로 33|37.7519|128.8761|시청
    경포해수욕장|강원 강릉시 창해로 514|37.8055|128.9080|해수욕장
    속초해수욕장|강원 속초시 해오름로 190|38.1905|128.6023|해수욕장
    제주국제공항|제주 제주시 공항로 2|33.5071|126.4930|공항
    """
}
