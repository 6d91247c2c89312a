import HighwayDomain
import Phrases
import Store
import TerminalRIBs
import TerminalUI

/// The name of a camera, what it sees, and its address to copy.
final class RoadCameraView: View<RoadCamera> {
  private var picture: PictureState?
  private let page = SoleSentenceState()

  override init(_ model: Model) {
    super.init(model)
    picture = model.view?.still.map(PictureState.init)
  }

  override func modelDidChange(from old: Model) {
    if model.view?.still != old.view?.still { picture = model.view?.still.map(PictureState.init) }
  }

  override var title: Phrase { model.place?.title ?? RoadText.camera }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    bindings(of: [KeyCommand.refresh({ $0.content.failure != nil }, sends: .retry)])
  }

  override func textsToCopy(in environment: Environment) -> [String] {
    model.view.map { [$0.camera.address] } ?? []
  }

  override func body(in environment: Environment) -> any Widget {
    var parts: [LayoutItem] = []
    if let place = model.place {
      parts.append(
        .fixed(
          1,
          OneLine(
            parts: Columns(
              spacing: 2, .intrinsic(Label(place.title, Style(bold: true))),
              .intrinsic(
                Label(RoadText.kilometre(place.tenths), Style(.dim))), .gap))))
    }
    switch model.content.phase {
    case .loading: parts.append(.intrinsic(LoadingText(RoadText.loadingCamera)))
    case .loaded(nil): parts.append(sentence(RoadText.noCamera, .dim))
    case .failed(let error):
      parts.append(sentence(error.phrase, .danger))
      parts += error.retry.map { sentence($0, .dim) }
    case .loaded(let view?): parts += lines(of: view)
    }
    return SolePage(Rows(parts), page)
  }

  private func lines(of view: CameraView) -> [LayoutItem] {
    var parts: [LayoutItem] = [.fixed(1, Label(view.camera.name))]
    if let picture {
      let words = RoadText.picture(of: view.camera.name)
      parts += [.space(1), .flexible(Picture(words, picture), minimum: 1)]
    } else if let failure = view.failure {
      parts.append(sentence(failure.phrase, .warning))
      parts += failure.retry.map { sentence($0, .dim) }
    } else {
      parts.append(.intrinsic(LoadingText(RoadText.loadingCamera)))
    }
    return parts + [
      .space(1), .fixed(1, Label(RoadText.cameraAddress, Style(.dim))),
      .intrinsic(Paragraph(view.camera.address)),
    ]
  }

  private func sentence(_ phrase: Phrase, _ role: Role) -> LayoutItem {
    .intrinsic(Paragraph(phrase, Style(role)))
  }
}

extension RoadCamera.Model {
  fileprivate var view: CameraView? { content.value ?? nil }
}

extension RoadPage.Place {
  var title: Phrase {
    switch self {
    case .point(let point): Phrase(point.name)
    case .restArea(let restArea): restArea.title
    }
  }
}
