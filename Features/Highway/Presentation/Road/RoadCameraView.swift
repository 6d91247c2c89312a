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

  override func title(in environment: Environment) -> String {
    model.place?.title(environment.language) ?? RoadText.camera.text(environment.language)
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    [key(.character("R"), title: HighwayText.retry.text(environment.language), sends: .retry)]
  }

  override func textsToCopy(in environment: Environment) -> [String] {
    if case .camera(let camera, _, _) = model.content { [camera.address] } else { [] }
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    var parts: [Part] = []
    if let place = model.place {
      parts.append(
        .fixed(
          1,
          OneLine(
            Columns(
              spacing: 2, .intrinsic(Label(place.title(language), Style(bold: true))),
              .intrinsic(
                Label(RoadText.kilometre(place.tenths), Style(.dim))), .gap))))
    }
    switch model.content {
    case .loading: parts.append(.intrinsic(Waiting(RoadText.loadingCamera.text(language))))
    case .none: parts.append(sentence(RoadText.noCamera.phrase, .dim, language))
    case .failed(let error):
      parts.append(sentence(error.phrase, .danger, language))
      parts += error.retry.map { sentence($0, .dim, language) }
    case .camera(let camera, _, let failure): parts += lines(camera, failure, environment)
    }
    return SolePage(Padding(left: SolePage.markColumns, right: 1, Rows(parts)), page)
  }

  private func lines(
    _ camera: Camera, _ failure: HighwayError?, _ environment: Environment
  ) -> [Part] {
    let language = environment.language
    var parts: [Part] = [.fixed(1, Label(camera.name))]
    if let picture {
      let words = RoadText.picture(of: camera.name).text(language)
      parts += [.space(1), .flexible(Picture(words, picture), minimum: 1)]
    } else if let failure {
      parts.append(sentence(failure.phrase, .warning, language))
      parts += failure.retry.map { sentence($0, .dim, language) }
    } else {
      parts.append(.intrinsic(Waiting(RoadText.loadingCamera.text(language))))
    }
    return parts + [
      .space(1), .fixed(1, Label(RoadText.cameraAddress.text(language), Style(.dim))),
      .intrinsic(Paragraph(camera.address)),
    ]
  }

  private func sentence(_ phrase: Phrase, _ role: Role, _ language: Language) -> Part {
    .intrinsic(Paragraph(phrase.text(language), Style(role)))
  }
}

extension RoadCamera.Model {
  fileprivate var still: Raster? {
    if case .camera(_, let still, _) = content { still } else { nil }
  }
}

extension RoadPage.Place {
  func title(_ language: Language) -> String {
    switch self {
    case .point(let point): point.name
    case .restArea(let restArea): restArea.title(language)
    }
  }
}
