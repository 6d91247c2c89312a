import Editing
public import Phrases
public import RIBs
public import TerminalUI

/// How a form is edited, judged, saved and left, for the interactor that owns it.
///
/// The interactor has one, `FormFlow("save sample", of: self, \.form)`, and hands it what the user does:
///
/// ```swift
/// override func didReceive(_ action: Action) {
///   switch action {
///   case .type(let text, .title): flow.edit { $0.content.title = text }
///   case .type(let text, .text): flow.edit { $0.content.text = text }
///   case .form(let event):
///     flow.receive(event) { [samples, sample = model.sample] input throws(SampleError) in
///       guard let sample else { return try await samples.add(input.content) }
///       try await samples.edit(sample, input.content)
///     } then: { [listener, model] in
///       listener?.sampleFormDidClose(hasAdded: model.sample == nil)
///     } leave: {
///       listener?.sampleFormDidClose(hasAdded: false)
///     }
///   }
/// }
/// ```
///
/// Input is saved once at a time: while it is, saving again, leaving and edits have no effect, and the fields
/// show what is saved. A place remembers the unsaved texts of the form.
@MainActor public final class FormFlow<Shown: Riblet, Input: FormInput>: Restorable {
  private weak let interactor: PresentableInteractor<Shown>?
  private let path: WritableKeyPath<Shown.Model, FormState<Input>>
  private let name: String
  private let faultNotice: Phrase?

  /// Of the form at `path` in the model of `interactor`; `name` is what saving is called in the tree's
  /// activity.
  ///
  /// `faultNotice` is what the form says when its input is not saved since a part of it is wrong.
  public init(
    _ name: String, of interactor: PresentableInteractor<Shown>,
    _ path: WritableKeyPath<Shown.Model, FormState<Input>>, faultNotice: (any Phrased)? = nil
  ) {
    self.name = name
    self.interactor = interactor
    self.path = path
    self.faultNotice = faultNotice?.phrase
  }

  private func update(_ change: (inout FormState<Input>) -> Void) {
    interactor?.update { change(&$0[keyPath: path]) }
  }

  private var state: FormState<Input>? { interactor?.model[keyPath: path] }

  /// Changes the input as the user wants, unless it is being saved; what the form said of the input before is
  /// removed.
  public func edit(_ change: (inout Input) -> Void) {
    update { form in
      guard !form.isSaving else { return form.refusedEdits += 1 }
      change(&form.input)
      form.leaving.stay()
      (form.refusal, form.notice) = (nil, nil)
    }
  }

  /// Says something below the fields, such as why the input cannot be saved, and has the keys go to a part; not
  /// while the input is being saved.
  public func say(_ notice: FormNotice?, focus field: Input.Field? = nil) {
    update { form in
      guard !form.isSaving else { return }
      form.notice = notice
      if let field { form.focus.ask(for: field) }
    }
  }

  /// Says beside a part, to which the keys go, why the input was not saved.
  public func refuse(_ reason: some Phrased, at field: Input.Field) {
    update { $0.refusal = .init(field: field, reason: reason.phrase) }
    say(faultNotice.map(FormNotice.failed), focus: field)
  }

  /// Does what the user wants with the form.
  ///
  /// - Parameters:
  ///   - event: What the user has done.
  ///   - field: The part beside which a failure is said; nil where it is said below all of them.
  ///   - save: Stores the input, in which nothing is wrong.
  ///   - then: Called with what `save` returned; not after the riblet has resigned.
  ///   - leave: Called when the form is to be left without saving.
  public func receive<Saved, Failure: PhrasedError>(
    _ event: FormEvent, at field: @escaping @MainActor (Failure) -> Input.Field? = { _ in nil },
    save: @escaping @MainActor (Input) async throws(Failure) -> Saved,
    then: @escaping @MainActor (Saved) -> Void, leave: @MainActor () -> Void
  ) {
    switch event {
    case .save: self.save(save, at: field, then: then)
    case .leave:
      guard let state, !state.isSaving else { return }
      var leaving = state.leaving
      let leaves = leaving.takeEscape(hasUnsaved: state.hasUnsaved)
      update { $0.leaving = leaving }
      if leaves { leave() }
    case .stay: update { $0.leaving.stay() }
    case .discard: if state?.isSaving == false { leave() }
    }
  }

  private func save<Saved, Failure: PhrasedError>(
    _ save: @escaping @MainActor (Input) async throws(Failure) -> Saved,
    at field: @escaping @MainActor (Failure) -> Input.Field?,
    then: @escaping @MainActor (Saved) -> Void
  ) {
    guard let state, !state.isSaving, !state.isAsking else { return }
    if let fault = state.input.firstFault {
      update { form in
        form.showsErrors = true
        form.leaving.stay()
      }
      return say(faultNotice.map(FormNotice.failed), focus: fault)
    }
    update { form in
      form.isSaving = true
      form.refusal = nil
      form.notice = .saving
      form.leaving.stay()
    }
    interactor?.request(name) { [self] in
      let result: Result<Saved, Failure>
      do throws(Failure) {
        result = .success(try await save(state.input))
      } catch {
        result = .failure(error)
      }
      guard !Task.isCancelled else { return }
      update { form in
        form.isSaving = false
        form.notice = nil
      }
      switch result {
      case .success(let saved): then(saved)
      case .failure(let error):
        guard let field = field(error) else { return say(.failed(error.phrase)) }
        refuse(error, at: field)
      }
    }
  }

  public var hasUnsaved: Bool { state?.hasUnsaved ?? false }

  public var restorationState: RestorationState? {
    state.flatMap { $0.restorationState.isEmpty ? nil : $0.restorationState }
  }

  public func restore(_ restoration: RestorationState) { update { $0.restore(restoration) } }
}

extension FormControls {
  /// The keys and buttons of a form; `send` is called with what the user does with it.
  public convenience init(
    submission: some Phrased = FormText.save, _ send: @escaping @MainActor (FormEvent) -> Void
  ) {
    self.init(
      submission: submission.phrase, save: { send(.save) }, leave: { send(.leave) },
      stay: { send(.stay) }, discard: { send(.discard) })
  }

  /// What keys do in the form, or while it asks whether to discard the input.
  public func bindings(_ form: FormState<some FormInput>) -> [KeyBinding] {
    bindings(isAsking: form.isAsking, isSaving: form.isSaving)
  }

  /// The fields and what there is to say of them, or the question whether to discard the input.
  ///
  /// `hint` is said where there is nothing else to say.
  public func page(
    _ fields: [any Widget], _ form: FormState<some FormInput>, hint: (any Phrased)? = nil
  ) -> FormPage {
    page(
      fields, notice: form.notice ?? hint.map { .hint($0.phrase) }, isAsking: form.isAsking)
  }
}
