import Phrases
import WalletDomain

extension Catalogue {
  /// The goods that Galbi comes with; the shop is a simulation, and so are its prices.
  public static let bundled = Catalogue([
    good("brown-rice", .grains, "현미", "Brown rice", "10 kg", "10 kg", 34_900, stock: 40),
    good("white-rice", .grains, "백미", "White rice", "10 kg", "10 kg", 32_900, stock: 60),
    good("glutinous-rice", .grains, "찹쌀", "Glutinous rice", "4 kg", "4 kg", 17_900, stock: 30),
    good("barley", .grains, "찰보리", "Pearl barley", "2 kg", "2 kg", 8_900, stock: 25),
    good("black-beans", .grains, "서리태", "Black beans", "1 kg", "1 kg", 12_900, stock: 20),
    good("red-beans", .grains, "팥", "Red beans", "1 kg", "1 kg", 13_900, stock: 15),
    good("millet", .grains, "기장", "Millet", "800 g", "800 g", 7_900, stock: 18),
    good("oats", .grains, "귀리", "Oats", "1 kg", "1 kg", 5_900, stock: 35),
    good("quinoa", .grains, "퀴노아", "Quinoa", "500 g", "500 g", 8_500, stock: 12),
    good("mixed-grains", .grains, "십육곡", "Sixteen grains", "2 kg", "2 kg", 14_900, stock: 22),
    good("napa-cabbage", .produce, "배추", "Napa cabbage", "1포기", "1 head", 4_900, stock: 30),
    good("radish", .produce, "무", "White radish", "1개", "1 piece", 2_500, stock: 45),
    good("spring-onions", .produce, "대파", "Spring onions", "1단", "1 bunch", 3_200, stock: 50),
    good("garlic", .produce, "깐마늘", "Peeled garlic", "500 g", "500 g", 6_900, stock: 28),
    good("potatoes", .produce, "감자", "Potatoes", "2 kg", "2 kg", 7_900, stock: 33),
    good("lettuce", .produce, "상추", "Lettuce", "200 g", "200 g", 2_900, stock: 24),
    good("apples", .produce, "사과", "Apples", "2 kg", "2 kg", 15_900, stock: 26),
    good("pears", .produce, "배", "Pears", "3개", "3 pieces", 12_900, stock: 14),
    good("tangerines", .produce, "감귤", "Tangerines", "3 kg", "3 kg", 13_900, stock: 20),
    good("strawberries", .produce, "딸기", "Strawberries", "500 g", "500 g", 11_900, stock: 9),
    good("short-ribs", .meat, "소갈비", "Beef short ribs", "1 kg", "1 kg", 49_900, stock: 8),
    good("brisket", .meat, "차돌박이", "Beef brisket", "400 g", "400 g", 21_900, stock: 12),
    good("pork-belly", .meat, "삼겹살", "Pork belly", "600 g", "600 g", 16_900, stock: 30),
    good("pork-shoulder", .meat, "목살", "Pork shoulder", "600 g", "600 g", 14_900, stock: 24),
    good("chicken", .meat, "닭볶음탕용 닭", "Chicken, cut up", "1 kg", "1 kg", 8_900, stock: 27),
    good("eggs", .meat, "달걀", "Eggs", "30구", "30 eggs", 7_900, stock: 40),
    good("mackerel", .meat, "고등어", "Mackerel", "2마리", "2 fish", 8_900, stock: 16),
    good("squid", .meat, "오징어", "Squid", "2마리", "2 pieces", 9_900, stock: 13),
    good("anchovies", .meat, "국물용 멸치", "Dried anchovies", "500 g", "500 g", 12_900, stock: 19),
    good("abalone", .meat, "전복", "Abalone", "5마리", "5 pieces", 24_900, stock: 5),
    good("milk", .dairy, "우유", "Milk", "1 L", "1 L", 2_900, stock: 60),
    good("soy-milk", .dairy, "두유", "Soy milk", "16팩", "16 cartons", 14_900, stock: 25),
    good("yoghurt", .dairy, "플레인 요구르트", "Plain yoghurt", "450 g", "450 g", 4_500, stock: 32),
    good("cheese", .dairy, "슬라이스 치즈", "Sliced cheese", "20장", "20 slices", 7_900, stock: 22),
    good("butter", .dairy, "무염 버터", "Unsalted butter", "450 g", "450 g", 10_900, stock: 15),
    good("water", .dairy, "생수", "Water", "2 L 6병", "6 × 2 L", 5_900, stock: 70),
    good("barley-tea", .dairy, "보리차", "Barley tea", "1.5 L 6병", "6 × 1.5 L", 8_900, stock: 34),
    good("orange-juice", .dairy, "오렌지 주스", "Orange juice", "1.8 L", "1.8 L", 6_900, stock: 21),
    good("coffee", .dairy, "원두커피", "Coffee beans", "1 kg", "1 kg", 23_900, stock: 17),
    good("makgeolli", .dairy, "막걸리", "Makgeolli", "750 mL", "750 ml", 1_900, stock: 36),
    good("ramyeon", .snacks, "라면", "Ramyeon", "5봉", "5 packs", 4_500, stock: 80),
    good("rice-cakes", .snacks, "가래떡", "Rice cakes", "1 kg", "1 kg", 6_900, stock: 23),
    good("dumplings", .snacks, "왕만두", "Large dumplings", "1.05 kg", "1.05 kg", 8_900, stock: 29),
    good("seaweed", .snacks, "조미김", "Seasoned seaweed", "16봉", "16 packs", 7_900, stock: 38),
    good("yakgwa", .snacks, "약과", "Honey biscuits", "1 kg", "1 kg", 9_900, stock: 18),
    good("gangjeong", .snacks, "쌀강정", "Puffed rice sweets", "500 g", "500 g", 6_900, stock: 14),
    good("chocolate", .snacks, "초콜릿", "Chocolate", "200 g", "200 g", 4_900, stock: 31),
    good("shrimp-crackers", .snacks, "새우 과자", "Prawn crackers", "4봉", "4 bags", 4_900, stock: 42),
    good(
      "roasted-chestnuts", .snacks, "군밤", "Roasted chestnuts", "300 g", "300 g", 7_500, stock: 10),
    good("persimmons", .snacks, "곶감", "Dried persimmons", "10개", "10 pieces", 19_900, stock: 6),
    good("tissues", .household, "두루마리 휴지", "Toilet paper", "30롤", "30 rolls", 18_900, stock: 33),
    good("paper-towels", .household, "키친타월", "Kitchen roll", "6롤", "6 rolls", 6_900, stock: 27),
    good("detergent", .household, "세탁 세제", "Laundry detergent", "3 L", "3 L", 13_900, stock: 20),
    good("dish-soap", .household, "주방 세제", "Washing-up liquid", "1 L", "1 L", 4_900, stock: 26),
    good("toothpaste", .household, "치약", "Toothpaste", "3개", "3 tubes", 7_900, stock: 30),
    good("shampoo", .household, "샴푸", "Shampoo", "1 L", "1 L", 12_900, stock: 19),
    good("rubber-gloves", .household, "고무장갑", "Rubber gloves", "2켤레", "2 pairs", 4_500, stock: 24),
    good("batteries", .household, "건전지 AA", "AA batteries", "20개", "20 pieces", 11_900, stock: 21),
    good("stone-pot", .household, "돌솥", "Stone pot", "1개", "1 piece", 39_900, stock: 2),
    good("tent", .household, "가족용 텐트", "Family tent", "1개", "1 piece", 189_000, stock: 1),
  ])

  private static func good(
    _ id: String, _ group: GoodGroup, _ korean: String, _ english: String, _ koreanUnit: String,
    _ englishUnit: String, _ price: Int64, stock: Int
  ) -> Good {
    Good(
      id: id, group: group, name: Phrase(ko: korean, en: english),
      unit: Phrase(ko: koreanUnit, en: englishUnit), price: Won(price), stock: stock)
  }
}
