import HighwayDomain
import Phrases
import Services
import TerminalRIBs
import TerminalUI
import Time

/// What is known of a rest area above its tabs, and the content of the tab.
final class RestAreaView: View<RestArea> {
  // They are only scrolled, so that their rows have no identity and the model no selection.
  private let dishes = ListState()
  private let facilities = ListState()
  private let brands = ListState()

  override var title: Phrase { model.restArea.title }

  override var status: [Phrase] {
    let note =
      switch model.tab {
      case .menu: model.dishes.found?.note(model.age)
      case .facilities: model.facilities.found?.note(model.age)
      case .brands: model.brands.found?.note(model.age)
      case .fuel: model.fuel.found?.note(model.age)
      }
    return [note, model.isOffline ? HighwayText.offline : nil]
      .compactMap(\.self)
  }

  /// Its tables are whole beside a list, or stand alone.
  override func columnsBesideOther(in environment: Environment) -> ClosedRange<Int>? {
    Split.pageColumns...Split.pageColumns
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    bindings(of: RestArea.commands)
  }

  override func textsToCopy(in environment: Environment) -> [String] {
    let name = model.restArea.title.text(environment.language)
    return [model.entry?.telephone, model.entry?.address, name].compactMap(\.self)
      .filter { !$0.isEmpty }
  }

  override func body(in environment: Environment) -> any Widget {
    Adaptive { [self] size, _ in
      let content = content
      let isLow = size.rows <= Self.fewRows
      var parts: [LayoutItem] = []
      if !isLow {
        parts += [.intrinsic(RestAreaHead(model: model)), .space(1)]
      } else if size.rows > 2 {
        parts.append(.fixed(1, RestAreaHead(model: model)))
      }
      parts += [
        .fixed(
          1,
          TabRow(
            RestArea.Tab.allCases.map(\.text),
            selected: RestArea.Tab.allCases.firstIndex(of: model.tab) ?? 0, isNumbered: false,
            onChoose: { [weak self] in self?.send(.show(RestArea.Tab.allCases[$0])) })),
        .space(isLow ? 0 : 1), .flexible(content.widget, minimum: 1),
      ]
      if let notice = content.notice ?? model.entries.notice, size.rows > 4 {
        parts.append(.intrinsic(notice))
      }
      return Rows(parts)
    }
  }

  /// With fewer rows of content only the name stands above the tabs.
  private static let fewRows = 10

  private var content: (widget: any Widget, notice: (any Widget)?) {
    let title = model.tab.text
    switch model.tab {
    case .menu:
      return page(model.dishes, isEmpty: \.isEmpty, RestAreaText.noDishes) { dishes in
        DishTable(title: title, dishes: dishes, state: self.dishes)
      }
    case .facilities:
      return page(model.facilities, isEmpty: \.isEmpty, RestAreaText.noFacilities) { places in
        FacilityTable(
          title: title, kind: RestAreaText.facility, facilities: places, state: self.facilities)
      }
    case .brands:
      return page(model.brands, isEmpty: \.isEmpty, RestAreaText.noBrands) { places in
        FacilityTable(
          title: title, kind: RestAreaText.brand, facilities: places, state: self.brands)
      }
    case .fuel:
      return page(model.fuel, isEmpty: { $0 == nil }, RestAreaText.noFuel) { prices in
        FuelPage(prices: prices)
      }
    }
  }

  private func page<Value>(
    _ part: Fetched<Value>, isEmpty: (Value) -> Bool, _ empty: Phrase,
    show: (Value) -> any Widget
  ) -> (widget: any Widget, notice: (any Widget)?) {
    func sentence(_ widget: any Widget) -> any Widget { widget }
    if let value = part.value {
      let widget =
        isEmpty(value)
        ? sentence(Paragraph(empty, Style(.dim))) : show(value)
      return (widget, part.notice)
    }
    // What the services call it is in the list of its road.
    if model.tab != .fuel, model.code == nil {
      let text = Paragraph(RestAreaText.notListed, Style(.dim))
      return (sentence(model.entries.sentence ?? text), nil)
    }
    return (sentence(part.sentence ?? Blank()), nil)
  }
}

extension RestArea.Tab {
  fileprivate var text: Phrase {
    switch self {
    case .menu: RestAreaText.menu
    case .facilities: RestAreaText.facilities
    case .brands: RestAreaText.brands
    case .fuel: RestAreaText.fuel
    }
  }
}
