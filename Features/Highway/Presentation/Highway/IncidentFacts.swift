import HighwayDomain
import Phrases
import Store
import TerminalUI
import Time

/// All that is known of an incident, and what the nearest camera sees.
struct IncidentFacts: CompositeWidget {
  let incident: Incident
  let today: Day
  let camera: AsyncValue<CameraView?, HighwayError>?
  let picture: PictureState?
  let scroll: ScrollState
  /// Called when the camera's picture would be drawn, and was not asked for.
  let onNeedsCamera: @MainActor () -> Void

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let language = environment.language
    let labelColumns = language == .korean ? 11 : 16
    var parts: [LayoutItem] = [
      .intrinsic(
        Label(
          [incident.kind.phrase, incident.roadText].joined(separator: "  "),
          Style(incident.kind.role, bold: true)))
    ]
    if !incident.text.isEmpty {
      parts.append(.intrinsic(Paragraph(ServiceWords.phrase(incident.text))))
    }
    parts.append(.space(1))
    parts += values.map { label, value in
      .intrinsic(LabelledValue(label, value, labelColumns: labelColumns))
    }
    parts.append(.space(1))
    parts += cameraParts(below: parts, in: size, environment, labelColumns: labelColumns)
    return Scroll(scroll, Rows(parts))
  }

  private var values: [(Phrase, Phrase)] {
    let end = incident.end?.words(today: today) ?? IncidentText.openEnd
    let values: [(Phrase, Phrase?)] = [
      (IncidentText.place, ServiceWords.known(incident.place)),
      (IncidentText.lanes, ServiceWords.known(incident.lanes)),
      (IncidentText.begin, incident.beginText(today: today)), (IncidentText.end, end),
      (IncidentText.source, incident.source.phrase),
    ]
    return values.compactMap { text, value in value.map { (text, $0) } }
  }

  /// With fewer rows than this a picture is not worth looking at, and one scrolls to it.
  private static let pictureRows = 6

  /// The picture fills the rows that are left `below` the facts: only a whole one is shown as it is.
  private func cameraParts(
    below facts: [LayoutItem], in size: Size, _ environment: Environment, labelColumns: Int
  ) -> [LayoutItem] {
    func sentence(_ phrase: Phrase) -> [LayoutItem] { [.intrinsic(Paragraph(phrase, Style(.dim)))] }
    func failure(_ error: HighwayError) -> [LayoutItem] {
      let reason = error.missingKey.map(IncidentText.noKey) ?? error.phrase
      return [.intrinsic(LabelledValue(IncidentText.camera, reason, labelColumns: labelColumns))]
    }
    switch camera?.phase {
    case nil: return [.intrinsic(Picture("", nil, onNeeded: onNeedsCamera))]
    case .loading: return [.intrinsic(LoadingText(IncidentText.lookingForCamera))]
    case .failed(let error): return failure(error)
    case .loaded(nil):
      let phrase =
        incident.coordinate == nil ? IncidentText.noPlace : RoadText.noCamera
      return sentence(phrase)
    case .loaded(let view?):
      let values: [(Phrase, String)] = [
        (IncidentText.camera, view.camera.name), (IncidentText.address, view.camera.address),
      ]
      let lines = values.map { label, value in
        LayoutItem.intrinsic(LabelledValue(label, value, labelColumns: labelColumns))
      }
      // The camera is named above.
      if let error = view.failure { return lines + sentence(error.phrase) }
      let picture = Picture(RoadText.picture(of: view.camera.name), picture)
      guard environment.pictures == .cells else { return lines + [.intrinsic(picture)] }
      var room = size
      room.rows -= Rows(facts + lines).size(in: room, environment).rows
      room.rows = max(room.rows, min(size.rows, Self.pictureRows))
      return lines + [.fixed(picture.size(in: room, environment).rows, picture)]
    }
  }
}
