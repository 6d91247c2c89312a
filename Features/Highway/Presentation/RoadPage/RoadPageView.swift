import Editing
import HighwayDomain
import Phrases
import Store
import TerminalRIBs
import TerminalUI

/// The places of a road in order of travel, with a mark where a camera is.
final class RoadPageView: View<RoadPage> {
  private lazy var list = ListControls<Listing<RoadPage.Place>>(
    title,
    sortTitles: [(.kilometre, RoadText.kilometres), (.place, RoadText.place)],
    sender(Action.list), sender(Action.open))
  private let sole = SoleSentenceState()

  /// The selected camera is beside the places, or nothing.
  override func columnsBesideOther(in environment: Environment) -> ClosedRange<Int>? {
    Split.pageColumns...Split.pageColumns
  }

  override var title: Phrase { model.road.title }

  override var status: [Phrase] { model.isOffline ? [HighwayText.offline] : [] }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    list.bindings(of: model.list, in: environment) + bindings(of: RoadPage.commands)
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    let road = model.road
    guard model.list.count > 0 else {
      return SoleSentence(RoadText.noPoints, Style(.dim), sole)
    }
    let head = OneLine(
      parts: Columns(
        spacing: 2,
        .intrinsic(
          Label(
            RestAreaText.towards(road.heading(model.direction)), Style(bold: true))),
        .intrinsic(Label(RoadText.ends(of: road, model.direction), Style(.dim))), .gap))
    let sorting = list.sorting(of: model.list)
    let list = list.list(model.list) { [model] place in
      RoadRow(place: place, hasCamera: model.cameras.value?[place.id] != nil)
    }
    let titles = RoadRow.columns(
      sorting.columnTitle(.kilometre, alignment: .trailing, in: language),
      sorting.columnTitle(.place, in: language))
    return Adaptive { [model] size, _ in
      var parts: [LayoutItem] = []
      if size.rows > Self.fewRows {
        parts.append(.fixed(1, head))
      }
      if size.rows >= Self.rowsWithTitles {
        parts.append(.fixed(1, Columns(titles)))
      }
      parts.append(.flexible(list, minimum: 1))
      if let failure = model.cameras.failure, size.rows > Self.fewRows {
        parts.append(.intrinsic(Notice([failure.phrase] + failure.retry)))
      }
      return Rows(parts)
    }
  }

  /// With so few rows of content there is only the list.
  private static let fewRows = 4
  private static let rowsWithTitles = 10
}

/// A place of a road: its kilometre, its name, and whether a camera is near.
struct RoadRow: CompositeWidget {
  let place: RoadPage.Place
  let hasCamera: Bool

  private static let placeColumns = 9

  func content(in size: Size, _ environment: Environment) -> any Widget {
    var parts = Self.columns(
      Label(RoadText.kilometre(place.tenths), Style(.dim), alignment: .trailing),
      Label(place.title, style))
    if hasCamera {
      parts.append(.intrinsic(Label(RoadText.camera, Style(bold: true))))
    }
    return OneLine(parts: Columns(parts))
  }

  static func columns(_ kilometre: any Widget, _ place: any Widget) -> [LayoutItem] {
    [.fixed(placeColumns, kilometre), .space(2), .flexible(place, minimum: 4)]
  }

  private var style: Style {
    switch place {
    case .point(let point): Style(bold: point.kind == .junction)
    case .restArea: Style(.positive)
    }
  }
}
