import RIBs
import SampleDomain
import TerminalRIBs

/// The form in which a sample is written.
enum SampleForm: Riblet {
  enum Field { case title, text }

  struct Input: FormInput {
    var content: Sample.Content

    var firstFault: Field? { content.isValid ? nil : .title }

    static var drafted: [(name: String, text: WritableKeyPath<Self, String>)] {
      [("title", \.content.title), ("text", \.content.text)]
    }
  }

  struct Model: Equatable {
    /// Nil for a new one.
    let sample: Sample?
    var form: FormState<Input>

    init(_ sample: Sample?) {
      self.sample = sample
      form = FormState(Input(content: sample?.content ?? Sample.Content()))
    }
  }

  enum Action {
    case type(String, in: Field), form(FormEvent)
  }
}

protocol SampleFormListener: Listener {
  /// The form was left, or what was written is stored: as a new sample, or as an edit.
  func sampleFormDidClose(hasAdded: Bool)
}

/// Builds the form for a sample.
struct SampleFormBuilder {
  static let newSegment: Segment = "new"

  let dependencies: SampleDependencies

  @MainActor func build(
    _ model: SampleForm.Model, listener: any SampleFormListener
  ) -> any ViewableRouting {
    let view = SampleFormView(model)
    let interactor = SampleFormInteractor(dependencies.samples, on: view, listener: listener)
    return ViewableRouter(
      interactor: interactor, view: view,
      segment: model.sample.map { Segment("\($0.id)") } ?? Self.newSegment,
      restorable: interactor.flow)
  }
}
