import HighwayDomain
import Phrases
import Raster
import TerminalRIBs
import TerminalUI

/// The name of a camera, what it sees, and its address to copy.
final class RoadCameraView: View<RoadCamera> {
  private var picture: PictureState?
  private let page = SoleSentenceState()

  override init(_ model: Model) {
    super.init(model)
    picture = model.still.map(PictureState.init)
  }

  override func modelDidChange(from old: Model) {
    if model.still != old.still { picture = model.still.map(PictureState.init) }
  }

  override var title: Phrase { model.place?.title ?? RoadText.camera.phrase }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    bindings(of: [KeyCommand("R", title: HighwayText.retry, sends: .retry)])
  }

  override func textsToCopy(in environment: Environment) -> [String] {
    if case .camera(let camera, _, _) = model.content { [camera.address] } else { [] }
  }

  override func body(in environment: Environment) -> any Widget {
    var parts: [Part] = []
    if let place = model.place {
      parts.append(
        .fixed(
          1,
          OneLine(
            Columns(
              spacing: 2, .intrinsic(Label(place.title, Style(bold: true))),
              .intrinsic(
                Label(RoadText.kilometre(place.tenths), Style(.dim))), .gap))))
    }
    switch model.content {
    case .loading: parts.append(.intrinsic(Waiting(RoadText.loadingCamera)))
    case .none: parts.append(sentence(RoadText.noCamera.phrase, .dim))
    case .failed(let error):
      parts.append(sentence(error.phrase, .danger))
      parts += error.retry.map { sentence($0, .dim) }
    case .camera(let camera, _, let failure): parts += lines(camera, failure, environment)
    }
    return SolePage(Padding(left: SolePage.markColumns, right: 1, Rows(parts)), page)
  }

  private func lines(
    _ camera: Camera, _ failure: HighwayError?, _ environment: Environment
  ) -> [Part] {
    var parts: [Part] = [.fixed(1, Label(camera.name))]
    if let picture {
      let words = RoadText.picture(of: camera.name)
      parts += [.space(1), .flexible(Picture(words, picture), minimum: 1)]
    } else if let failure {
      parts.append(sentence(failure.phrase, .warning))
      parts += failure.retry.map { sentence($0, .dim) }
    } else {
      parts.append(.intrinsic(Waiting(RoadText.loadingCamera)))
    }
    return parts + [
      .space(1), .fixed(1, Label(RoadText.cameraAddress, Style(.dim))),
      .intrinsic(Paragraph(camera.address)),
    ]
  }

  private func sentence(_ phrase: Phrase, _ role: Role) -> Part {
    .intrinsic(Paragraph(phrase, Style(role)))
  }
}

extension RoadCamera.Model {
  fileprivate var still: Raster? {
    if case .camera(_, let still, _) = content { still } else { nil }
  }
}

extension RoadPage.Place {
  var title: Phrase {
    switch self {
    case .point(let point): Phrase(point.name)
    case .restArea(let restArea): restArea.title
    }
  }
}
